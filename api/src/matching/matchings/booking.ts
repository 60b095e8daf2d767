import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Slot } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { dayOf } from '../fairs/grid';
import type { FairRow } from '../fairs/table';
import { busyAt, hold, holdTable, personOf, tableOf } from '../holds/holds';
import { meetingsOn } from './availability';
import type { MatchingRow } from './table';

type Meeting = Pick<MatchingRow, '_id' | 'seller' | 'buyer' | 'mode' | 'room'>;

interface Place {
  /** A table that is kept where it is free. */
  preferred?: number | null;
  /** A table and no other. */
  wanted?: number | null | undefined;
}

/** Where rooms of video calls are; `{room}` stands for a name that nobody guesses. */
export const roomAddress = () => process.env.MEETING_ROOM_URL ?? 'https://meet.jit.si/portico-{room}';

const openRoom = (): NonNullable<MatchingRow['room']> => {
  const address = roomAddress();
  const url = address.replace('{room}', randomBytes(16).toString('base64url'));
  return { url, passcode: null, provider: new URL(url).hostname };
};

/** Nobody has more meetings on one day than the fair allows; whoever agrees at the same moment waits (M24). */
const checkDay = async (tx: Database, fair: FairRow, { _id, seller, buyer }: Meeting, slot: Slot) => {
  const { maxPerDay } = fair;
  if (maxPerDay === null) return;
  const day = dayOf(slot.start, fair.timezone);
  for (const user of [seller, buyer].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`day:${fair._id}:${user}`}, 0))`);
    if ((await meetingsOn(tx, user, fair, day, _id)) >= maxPerDay)
      fail('quota', { values: { limit: maxPerDay }, answer: { limit: maxPerDay, user } });
  }
};

const freeTables = async (tx: Database, fair: FairRow, slot: Slot) => {
  const busy = await busyAt(tx, { ...slot, bufferMinutes: fair.bufferMinutes });
  const all = Array.from({ length: fair.venue?.tables ?? 0 }, (_, at) => at + 1);
  return all.filter((table) => !busy.has(tableOf(fair._id, table)));
};

/**
 * Takes a time for both people and, where they meet at the fair, the lowest free table. What another meeting has
 * already is found by the constraint on the holds and by nothing else (M6, M7, M9).
 */
export const book = async (
  tx: Database,
  fair: FairRow,
  meeting: Meeting,
  slot: Slot,
  { preferred = null, wanted = null }: Place = {},
) => {
  await checkDay(tx, fair, meeting, slot);
  const { seller, buyer, mode } = meeting;
  const booking = { ...slot, _fair: fair._id, _matching: meeting._id, bufferMinutes: fair.bufferMinutes };
  const [taken] = await hold(tx, [personOf(seller), personOf(buyer)], booking);
  if (taken) fail('slot_taken', { answer: { slots: [slot.start], user: taken.replace('user:', '') } });
  const place = { start: slot.start, end: slot.end };
  if (mode === 'ONLINE') return { ...place, table: null, room: meeting.room ?? openRoom() };
  const tables = fair.venue?.tables ?? 0;
  const kept =
    preferred !== null && wanted === null ? await holdTable(tx, booking, { tables, wanted: preferred }) : null;
  const table = kept ?? (await holdTable(tx, booking, { tables, wanted }));
  if (table === null) fail('no_table', { answer: { tables: await freeTables(tx, fair, slot) } });
  return { ...place, table, room: null };
};

/** Times (by start) that still have a table; meetings by video need none. */
export const withTable = async (db: Database, fair: FairRow, mode: MatchingRow['mode'], slots: Slot[]) => {
  if (mode === 'ONLINE') return slots;
  const checked = await Promise.all(slots.map(async (slot) => ({ slot, free: await freeTables(db, fair, slot) })));
  return checked.flatMap(({ slot, free }) => (free.length > 0 ? [slot] : []));
};
