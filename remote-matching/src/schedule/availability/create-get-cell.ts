import type { Matching } from '../../data/use-matchings';
import type { Schedule } from '../../data/use-schedules';
import type { Cell } from './cell';
import type { GridSlot } from './grid';
import type { slotsI18n } from './i18n';

interface CellOptions {
  fair: string;
  /** Null before the first slots are stored. */
  schedule: Schedule | null;
  matchings: readonly Matching[];
  marked: ReadonlySet<string>;
  now: string;
  t: ReturnType<typeof slotsI18n.useT>;
}

const overlaps = (a: GridSlot, b: GridSlot) => a.start < b.end && b.start < a.end;

/** Returns a function that gets the state of the reader's slots. Meetings at other fairs are a conflict too (M17). */
export const createGetCell =
  ({ fair, schedule, matchings, marked, now, t }: CellOptions) =>
  (slot: GridSlot): Cell => {
    const meeting = matchings.find(
      (matching) => matching.status === 'ACCEPTED' && matching.slot !== null && overlaps(matching.slot, slot),
    );
    const requests = schedule?.slots.find(({ start }) => start === slot.start)?.requests ?? 0;
    if (meeting?._fair === fair) return { state: 'held', requests, locked: t('lockedHeld') };
    if (slot.start <= now) return { state: 'past', requests: 0, locked: t('lockedPast') };
    if (meeting) {
      // A slot that is already offered can still be removed.
      const locked = marked.has(slot.start) ? null : t('lockedConflict', { fair: meeting.fair.title });
      return { state: 'conflict', requests, locked };
    }
    return { state: requests > 0 ? 'requested' : 'free', requests, locked: null };
  };
