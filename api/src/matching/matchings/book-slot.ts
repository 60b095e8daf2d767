import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Slot } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { formatDay } from '../fairs/grid';
import type { FairRow } from '../fairs/table';
import { findBusyResources, holdResources, holdTable, toPersonResource, toTableResource } from '../holds/holds';
import { countMeetingsOnDay } from './availability';
import { listTables } from './format';
import type { MatchingRow } from './table';

type Meeting = Pick<MatchingRow, '_id' | 'seller' | 'buyer' | 'mode' | 'room'>;

interface TableChoice {
  /** A table to use if it is free. */
  preferred?: number | null;
  /** The only table to use. */
  required?: number | null | undefined;
}

/** In the URL of video rooms `{room}` is replaced by a random name. */
const createRoom = (): NonNullable<MatchingRow['room']> => {
  const template = process.env.MEETING_ROOM_URL || 'https://meet.jit.si/portico-{room}';
  const url = template.replace('{room}', randomBytes(16).toString('base64url'));
  return { url, passcode: null, provider: new URL(url).hostname };
};

/** Refuses a table for an online meeting, which takes none (M7). */
export const assertTableFits = (mode: MatchingRow['mode'], table: number | null | undefined) => {
  if (mode === 'ONLINE' && table) throwFieldError('table', 'invalid');
};

/** Enforces the daily limit of meetings; concurrent acceptances wait for an advisory lock per user (M24). */
const assertDailyLimit = async (tx: Database, fair: FairRow, { _id, seller, buyer }: Meeting, slot: Slot) => {
  const { maxPerDay } = fair;
  if (maxPerDay === null) return;
  const day = formatDay(slot.start, fair.timezone);
  for (const user of [seller, buyer].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`day:${fair._id}:${user}`}, 0))`);
    if ((await countMeetingsOnDay(tx, user, fair, day, _id)) >= maxPerDay)
      throwApiError('quota', { values: { limit: maxPerDay }, body: { limit: maxPerDay, user } });
  }
};

const findFreeTables = async (tx: Database, fair: FairRow, slot: Slot) => {
  const busy = await findBusyResources(tx, { ...slot, bufferMinutes: fair.bufferMinutes });
  const tables = listTables(fair).map(({ table }) => table);
  return tables.filter((table) => !busy.has(toTableResource(fair._id, table)));
};

/**
 * Holds a slot for both people and, for a meeting at the fair, the lowest free table; returns the columns to store.
 * Conflicts are detected by the constraint on the holds alone (M6, M7, M9). Throws `quota`, `slot_taken` or `no_table`.
 */
export const bookSlot = async (
  tx: Database,
  fair: FairRow,
  meeting: Meeting,
  slot: Slot,
  { preferred = null, required = null }: TableChoice = {},
) => {
  await assertDailyLimit(tx, fair, meeting, slot);
  const { seller, buyer, mode } = meeting;
  const booking = { ...slot, _fair: fair._id, _matching: meeting._id, bufferMinutes: fair.bufferMinutes };
  const [taken] = await holdResources(tx, [toPersonResource(seller), toPersonResource(buyer)], booking);
  if (taken) throwApiError('slot_taken', { body: { slots: [slot.start], user: taken.replace('user:', '') } });
  const times = { start: slot.start, end: slot.end };
  if (mode === 'ONLINE') return { ...times, table: null, room: meeting.room ?? createRoom() };
  const tables = fair.venue?.tables ?? 0;
  const preferredTable =
    preferred !== null && required === null ? await holdTable(tx, booking, { tables, required: preferred }) : null;
  const table = preferredTable ?? (await holdTable(tx, booking, { tables, required }));
  if (table === null) throwApiError('no_table', { body: { tables: await findFreeTables(tx, fair, slot) } });
  return { ...times, table, room: null };
};

/** The slots that still have a free table; online meetings need none. */
export const filterSlotsWithTable = async (db: Database, fair: FairRow, mode: MatchingRow['mode'], slots: Slot[]) => {
  if (mode === 'ONLINE') return slots;
  const checked = await Promise.all(slots.map(async (slot) => ({ slot, free: await findFreeTables(db, fair, slot) })));
  return checked.flatMap(({ slot, free }) => (free.length > 0 ? [slot] : []));
};
