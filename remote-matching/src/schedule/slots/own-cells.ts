import type { Cell } from './cells';
import type { GridSlot } from './grid';
import type { slotsI18n } from './i18n';
import type { Matching, Schedule } from './use-own-times';

interface Known {
  fair: string;
  /** Null before the first times are entered. */
  schedule: Schedule | null;
  matchings: readonly Matching[];
  marked: ReadonlySet<string>;
  now: string;
  t: ReturnType<typeof slotsI18n.useT>;
}

const overlaps = (a: GridSlot, b: GridSlot) => a.start < b.end && b.start < a.end;

/** What stands on a time of one's own: a person is one, so meetings at other fairs are in the way too (M17). */
export const ownCellOf =
  ({ fair, schedule, matchings, marked, now, t }: Known) =>
  (slot: GridSlot): Cell => {
    const meeting = matchings.find((one) => one.status === 'ACCEPTED' && one.slot !== null && overlaps(one.slot, slot));
    const requests = schedule?.slots.find(({ start }) => start === slot.start)?.requests ?? 0;
    if (meeting?._fair === fair) return { state: 'held', requests, locked: t('lockedHeld') };
    if (slot.start <= now) return { state: 'past', requests: 0, locked: t('lockedPast') };
    if (meeting) {
      // What was offered before may be taken back.
      const locked = marked.has(slot.start) ? null : t('lockedConflict', { fair: meeting.fair.title });
      return { state: 'conflict', requests, locked };
    }
    return { state: requests > 0 ? 'requested' : 'free', requests, locked: null };
  };
