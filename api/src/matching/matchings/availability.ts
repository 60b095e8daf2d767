import { and, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { MeetingMode, Slot } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { buildGridByStart } from '../fairs/grid';
import type { FairRow } from '../fairs/table';
import { findHolds, findOverlap } from '../holds/holds';
import { findParticipation } from '../participations/queries';
import { schedules } from '../schedules/table';
import { isParty } from './parties';
import { matchings } from './table';

interface Pair {
  seller: string;
  buyer: string;
}

/** The slots that two companies could agree on at a fair, loaded once and queried by slot. */
export interface Availability {
  /** The slot of the grid with this start; undefined when there is none. */
  findSlot: (start: string) => Slot | undefined;
  /** Whether both offer it; a seller without a schedule offers every slot. */
  isOffered: (start: string) => boolean;
  /** Whether this party offers it; a seller without a schedule offers every slot. */
  isOfferedBy: (role: 'SELLER' | 'BUYER', start: string) => boolean;
  /** Whether the buyer takes part in this mode (M4). */
  allowsMode: (mode: MeetingMode) => boolean;
  /** Whether either has another meeting then, at any fair; the matching `except` is ignored. */
  isHeld: (slot: Slot, except?: string) => boolean;
  /** Every future slot that both offer and neither has booked, in order. */
  listFreeSlots: () => Slot[];
}

const getOfferedStarts = async (db: Database, fair: string, { seller, buyer }: Pair) => {
  const rows = await db
    .select({ user: schedules._user, slots: schedules.slots })
    .from(schedules)
    .where(and(eq(schedules._fair, fair), inArray(schedules._user, [seller, buyer])));
  const getStarts = (user: string) => {
    const slots = rows.find((row) => row.user === user)?.slots;
    return slots && new Set(slots);
  };
  return { SELLER: getStarts(seller), BUYER: getStarts(buyer) };
};

export const getAvailability = async (db: Database, fair: FairRow, pair: Pair): Promise<Availability> => {
  const starts = await getOfferedStarts(db, fair._id, pair);
  const holds = await findHolds(db, [pair.seller, pair.buyer]);
  const modes = (await findParticipation(db, fair._id, pair.buyer))?.mode ?? [];
  const grid = buildGridByStart(fair);
  const isOfferedBy = (role: 'SELLER' | 'BUYER', start: string) =>
    role === 'SELLER' ? (starts.SELLER?.has(start) ?? true) : (starts.BUYER?.has(start) ?? false);
  const isOffered = (start: string) => isOfferedBy('BUYER', start) && isOfferedBy('SELLER', start);
  const isHeld = (slot: Slot, except?: string) => {
    const others = holds.filter(({ _matching }) => _matching !== except);
    return findOverlap(slot, fair.bufferMinutes, others) !== undefined;
  };
  return {
    findSlot: (start) => grid.get(start),
    isOffered,
    isOfferedBy,
    allowsMode: (mode) => modes.includes(mode),
    isHeld,
    listFreeSlots: () => {
      const at = new Date().toISOString();
      return [...grid.values()].filter((slot) => slot.start > at && isOffered(slot.start) && !isHeld(slot));
    },
  };
};

/** The slots that a request can be agreed on: those of its proposal, or else its own (M25). */
const candidateSlots = sql`jsonb_array_elements(coalesce(${matchings.proposal} -> 'slots', ${matchings.slots})) slot`;
const isOpenRequest = and(eq(matchings.status, 'REQUESTED'), gt(matchings.expiresAt, sql`now()`));

/** Number of open requests by the start of the slot that they can agree on, in order (M5). */
export const countRequests = async (db: Database, where: SQL | undefined) => {
  const { rows } = await db.execute<{ start: string; count: number }>(sql`
    select slot ->> 'start' as start, count(*)::int as count from ${matchings}, ${candidateSlots}
    where ${and(isOpenRequest, sql`slot ->> 'struckAt' is null`, where)}
    group by 1 order by 1`);
  return rows;
};

/** Condition: one of the requests that `countRequests` counts at this start. */
export const isWaitingFor = (start: string) =>
  and(
    isOpenRequest,
    sql`exists (select 1 from ${candidateSlots} where slot ->> 'start' = ${start} and slot ->> 'struckAt' is null)`,
  );

/** Number of open requests to or from a user that have not expired, by the start of the slot (M5). */
export const countRequestsByStart = async (db: Database, user: string) => {
  const rows = await countRequests(db, isParty(user));
  return new Map(rows.map(({ start, count }) => [start, count]));
};

/** Number of agreed meetings of a user on a day of the fair (`YYYY-MM-DD` in its time zone), without `except`. */
export const countMeetingsOnDay = (db: Database, user: string, fair: FairRow, day: string, except: string) =>
  db.$count(
    matchings,
    and(
      eq(matchings._fair, fair._id),
      eq(matchings.status, 'ACCEPTED'),
      ne(matchings._id, except),
      isParty(user),
      sql`(${matchings.start} at time zone ${fair.timezone})::date = ${day}::date`,
    ),
  );
