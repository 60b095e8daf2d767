import { and, eq, gt, inArray, lt, type SQL } from 'drizzle-orm';
import type { Slot } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { slotHolds } from './table';

export const toPersonResource = (user: string) => `user:${user}`;
export const toTableResource = (fair: string, table: number) => `table:${fair}:${table}`;

interface Booking extends Slot {
  _fair: string;
  _matching: string;
  /** Break between two meetings, set by the fair. */
  bufferMinutes: number;
}

/** The period that a meeting occupies: its slot with half of the break before and after (M17). */
export const addBuffer = ({ start, end }: Slot, bufferMinutes: number) => {
  const half = bufferMinutes * 30_000;
  return {
    from: new Date(Date.parse(start) - half).toISOString(),
    until: new Date(Date.parse(end) + half).toISOString(),
  };
};

/**
 * Holds resources for a meeting; returns the first one that another meeting has, or an empty list. A concurrent insert
 * waits for the other transaction; resources are inserted in sorted order, which avoids deadlocks.
 */
export const holdResources = async (tx: Database, resources: string[], booking: Booking): Promise<string[]> => {
  const { _fair, _matching, start, end, bufferMinutes } = booking;
  const times = { start, end, ...addBuffer(booking, bufferMinutes) };
  for (const resource of [...resources].sort()) {
    const taken = await tx
      .insert(slotHolds)
      .values({ _fair, _matching, resource, ...times })
      .onConflictDoNothing()
      .returning({ _id: slotHolds._id });
    if (taken.length === 0) return [resource];
  }
  return [];
};

/** Holds the required table, or the lowest free one; returns its number, or null when none is free. */
export const holdTable = async (
  tx: Database,
  booking: Booking,
  { tables, required }: { tables: number; required: number | null },
): Promise<number | null> => {
  const all = Array.from({ length: tables }, (_, at) => at + 1);
  const choices = (required ? all.filter((table) => table === required) : all).map((table) => ({
    table,
    resource: toTableResource(booking._fair, table),
  }));
  const resources = choices.map(({ resource }) => resource);
  const busy = await findBusyResources(tx, booking, inArray(slotHolds.resource, resources));
  for (const { table, resource } of choices)
    if (!busy.has(resource) && (await holdResources(tx, [resource], booking)).length === 0) return table;
  return null;
};

/** Resources with committed holds that overlap a slot, optionally limited by `among`. */
export const findBusyResources = async (db: Database, booking: Slot & { bufferMinutes: number }, among?: SQL) => {
  const { from, until } = addBuffer(booking, booking.bufferMinutes);
  const rows = await db
    .select({ resource: slotHolds.resource })
    .from(slotHolds)
    .where(and(lt(slotHolds.from, until), gt(slotHolds.until, from), among));
  return new Set(rows.map(({ resource }) => resource));
};

/** All holds of users. */
export const findHolds = (db: Database, users: string[]) =>
  db
    .select()
    .from(slotHolds)
    .where(inArray(slotHolds.resource, users.map(toPersonResource)));

export type Hold = Awaited<ReturnType<typeof findHolds>>[number];

/** The hold that a slot with its break overlaps. */
export const findOverlap = (slot: Slot, bufferMinutes: number, holds: Hold[]) => {
  const { from, until } = addBuffer(slot, bufferMinutes);
  return holds.find((hold) => hold.from < until && from < hold.until);
};

/** Deletes the holds of a matching; returns them. */
export const releaseHolds = (tx: Database, matching: string) =>
  tx.delete(slotHolds).where(eq(slotHolds._matching, matching)).returning();
