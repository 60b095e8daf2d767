import type { CandidateSlot, Slot } from 'shared/contract';
import { agreedStatuses, type MatchingRow } from './table';

type Times = Pick<MatchingRow, 'start' | 'end'>;

export const isAgreed = ({ status }: Pick<MatchingRow, 'status'>) => agreedStatuses.includes(status);

/** The agreed time of a matching, or null before a time is agreed. */
export const findAgreedSlot = ({ start, end }: Times): Slot | null => (start && end ? { start, end } : null);

/** The agreed time of a matching; throws when there is none. */
export const getAgreedSlot = ({ start, end }: Times): Slot => {
  if (start === null || end === null) throw new Error('The matching has no agreed time');
  return { start, end };
};

/** Slots as candidates of a new request, none of them struck. */
export const toCandidateSlots = (slots: Slot[]): CandidateSlot[] =>
  slots.map((slot) => ({ ...slot, struckAt: null, struckReason: null }));
