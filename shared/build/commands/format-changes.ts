import type { ShownChange } from '../storage/filter-changes';
import { formatTable, formatTime } from './format-table';

const formatAction = ({ action, shares, forced }: ShownChange) =>
  [action, shares && `${shares.join(', ')} %`, forced && '--force'].filter(Boolean).join(' ');

/** Who changed what a channel runs, when, from what to what and why, as a table of plain text. */
export const formatChanges = (changes: readonly ShownChange[]): string[] => {
  const rows = changes.map((change) => [
    formatTime(change.at),
    change.by.name || 'the site itself',
    formatAction(change),
    change.before ?? '-',
    change.after ?? '-',
    change.why ?? '',
  ]);
  return rows.length > 0 ? formatTable([['when', 'who', 'what', 'from', 'to', 'why'], ...rows]) : [];
};
