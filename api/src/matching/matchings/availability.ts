import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Slot } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { gridMap } from '../fairs/grid';
import type { FairRow } from '../fairs/table';
import { type Hold, holdsOf, isBusy, personOf } from '../holds/holds';
import { schedules } from '../schedules/table';
import { matchings } from './table';

interface Pair {
  seller: string;
  buyer: string;
}

/** What two companies could agree on at a fair, asked once and then by slot. */
export interface Availability {
  /** The slot of the grid that starts then; undefined for a start that is not one. */
  slotAt: (start: string) => Slot | undefined;
  /** The buyer offers it, and the seller too where they entered times. */
  isOffered: (start: string) => boolean;
  /** Offered by this one; a seller who entered none offers all. */
  offers: (role: 'SELLER' | 'BUYER', start: string) => boolean;
  /** One of the two has a meeting then, at this fair or another; that of `except` does not count. */
  isHeld: (slot: Slot, except?: string) => boolean;
  /** Every time that both could meet, in order. */
  free: () => Slot[];
}

const startsOf = async (db: Database, fair: string, { seller, buyer }: Pair) => {
  const rows = await db
    .select({ user: schedules._user, slots: schedules.slots })
    .from(schedules)
    .where(and(eq(schedules._fair, fair), inArray(schedules._user, [seller, buyer])));
  const of = (user: string) => {
    const slots = rows.find((row) => row.user === user)?.slots;
    return slots && new Set(slots);
  };
  return { SELLER: of(seller), BUYER: of(buyer) };
};

export const availabilityOf = async (db: Database, fair: FairRow, pair: Pair): Promise<Availability> => {
  const starts = await startsOf(db, fair._id, pair);
  const holds = await holdsOf(db, [pair.seller, pair.buyer]);
  const grid = gridMap(fair);
  const offers = (role: 'SELLER' | 'BUYER', start: string) =>
    role === 'SELLER' ? (starts.SELLER?.has(start) ?? true) : (starts.BUYER?.has(start) ?? false);
  const isOffered = (start: string) => offers('BUYER', start) && offers('SELLER', start);
  const isHeld = (slot: Slot, except?: string) => isBusy(slot, fair.bufferMinutes, others(holds, except));
  return {
    slotAt: (start) => grid.get(start),
    isOffered,
    offers,
    isHeld,
    free: () => {
      const at = new Date().toISOString();
      return [...grid.values()].filter((slot) => slot.start > at && isOffered(slot.start) && !isHeld(slot));
    },
  };
};

const others = (holds: Hold[], except: string | undefined) =>
  except === undefined ? holds : holds.filter(({ _matching }) => _matching !== except);

interface Asked extends Record<string, unknown> {
  start: string;
  count: number;
}

/** Open requests to or from a person by the start of the time they name (M5). */
export const requestsOn = async (db: Database, user: string): Promise<Map<string, number>> => {
  const { rows } = await db.execute<Asked>(sql`
    select slot ->> 'start' as start, count(*)::int as count
    from ${matchings}, jsonb_array_elements(${matchings.slots}) slot
    where ${matchings.status} = 'REQUESTED' and (${matchings.seller} = ${user} or ${matchings.buyer} = ${user})
      and slot ->> 'struckAt' is null and ${matchings.expiresAt} > now()
    group by 1`);
  return new Map(rows.map(({ start, count }) => [start, count]));
};

/** Which of two people another meeting occupies at a time: for the reason of a refusal. */
export const heldPeople = (holds: Hold[], slot: Slot, bufferMinutes: number, users: string[]) =>
  users.filter((user) =>
    isBusy(
      slot,
      bufferMinutes,
      holds.filter(({ resource }) => resource === personOf(user)),
    ),
  );

/** Meetings that were agreed on a day of the fair, and not cancelled. */
export const meetingsOn = (db: Database, user: string, fair: FairRow, day: string, except: string) =>
  db.$count(
    matchings,
    and(
      eq(matchings._fair, fair._id),
      eq(matchings.status, 'ACCEPTED'),
      ne(matchings._id, except),
      sql`${user} in (${matchings.seller}, ${matchings.buyer})`,
      sql`(${matchings.start} at time zone ${fair.timezone})::date = ${day}::date`,
    ),
  );
