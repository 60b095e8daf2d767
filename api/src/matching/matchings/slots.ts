import type { CandidateSlot, Slot } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { FairRow } from '../fairs/table';
import type { Availability } from './availability';
import { getRole } from './parties';
import { agreedStatuses, type MatchingRow } from './table';

type Times = Pick<MatchingRow, 'start' | 'end'>;
type RemovalReason = NonNullable<CandidateSlot['struckReason']>;

const minuteMs = 60_000;

export const isAgreed = ({ status }: Pick<MatchingRow, 'status'>) => agreedStatuses.includes(status);

/** The agreed time of a matching, or null before a time is agreed. */
export const findAgreedSlot = ({ start, end }: Times): Slot | null => (start && end ? { start, end } : null);

/** The agreed time of a matching; throws when there is none. */
export const getAgreedSlot = ({ start, end }: Times): Slot => {
  if (start === null || end === null) throw new Error('The matching has no agreed time');
  return { start, end };
};

const notStruck = { struckAt: null, struckReason: null };

/** Slots as candidates of a new request or proposal, none of them struck. */
export const toCandidateSlots = (slots: Slot[]): CandidateSlot[] => slots.map((slot) => ({ ...slot, ...notStruck }));

/**
 * A proposal as it is answered. One that an API of before M25 has stored, which serves beside this one during an update,
 * does not say which slots are struck: none is.
 */
export const completeProposal = (proposal: MatchingRow['proposal']): MatchingRow['proposal'] =>
  proposal && {
    ...proposal,
    slots: proposal.slots.map((slot) => ({ ...notStruck, ...slot })),
  };

export const filterOpenSlots = (slots: CandidateSlot[]) => slots.filter(({ struckAt }) => !struckAt);

/** The earlier of a time limit and `leadMinutes` before the last open slot, as ISO (M11, M25). */
export const limitExpiry = (limit: string, slots: CandidateSlot[], { leadMinutes }: Pick<FairRow, 'leadMinutes'>) => {
  const last = Math.max(...filterOpenSlots(slots).map(({ start }) => Date.parse(start)));
  return new Date(Math.min(Date.parse(limit), last - leadMinutes * minuteMs)).toISOString();
};

/** When slots that are offered at `from` can no longer be accepted (M11, M25). */
export const getExpiry = (
  from: string,
  slots: CandidateSlot[],
  fair: Pick<FairRow, 'requestTtlHours' | 'leadMinutes'>,
) => limitExpiry(new Date(Date.parse(from) + fair.requestTtlHours * 60 * minuteMs).toISOString(), slots, fair);

/** Strikes those slots of a proposal, or of the request itself, that can no longer be accepted (M8, M25). */
export const strikeSlots = (
  row: MatchingRow,
  proposal: MatchingRow['proposal'],
  availability: Availability,
  leadMinutes: number,
): CandidateSlot[] => {
  const isOffered = (start: string) => {
    if (!proposal) return availability.isOffered(start);
    // The proposing party need not offer a proposed slot.
    return availability.isOfferedBy(getRole(row, proposal.by) === 'SELLER' ? 'BUYER' : 'SELLER', start);
  };
  const getReason = ({ start, end }: Slot): RemovalReason | null => {
    if (availability.findSlot(start)?.end !== end) return 'FAIR_CHANGED';
    if (Date.parse(start) - leadMinutes * minuteMs <= Date.now()) return 'TOO_LATE';
    if (row.status === 'REQUESTED' && !availability.allowsMode(row.mode)) return 'MODE_REMOVED';
    if (!isOffered(start)) return 'SLOT_REMOVED';
    return availability.isHeld({ start, end }, row._id) ? 'SLOT_TAKEN' : null;
  };
  return (proposal ?? row).slots.map((slot) => {
    const reason = slot.struckAt ? null : getReason(slot);
    return reason ? { ...slot, struckAt: now(), struckReason: reason } : slot;
  });
};

/** The reason of the slot that was struck last; null while one is open. */
export const findStrikeReason = (slots: CandidateSlot[]) =>
  filterOpenSlots(slots).length > 0
    ? null
    : (slots.toSorted((a, b) => ((a.struckAt ?? '') < (b.struckAt ?? '') ? 1 : -1))[0]?.struckReason ?? null);
