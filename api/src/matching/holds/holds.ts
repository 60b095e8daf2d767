import { and, eq, gt, inArray, lt, type SQL } from 'drizzle-orm';
import type { Slot } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { slotHolds } from './table';

export const personOf = (user: string) => `user:${user}`;
export const tableOf = (fair: string, table: number) => `table:${fair}:${table}`;

interface Booking extends Slot {
  _fair: string;
  _matching: string;
  /** Of the fair, between two meetings. */
  bufferMinutes: number;
}

/** What a meeting occupies: half of the break before it and half after. */
export const occupied = ({ start, end }: Slot, bufferMinutes: number) => {
  const half = bufferMinutes * 30_000;
  return {
    from: new Date(Date.parse(start) - half).toISOString(),
    until: new Date(Date.parse(end) + half).toISOString(),
  };
};

/**
 * Takes resources, or says which of them another meeting has. Whoever comes at the same moment waits here for the
 * other transaction; in the order of their names, so that no two wait for each other.
 */
export const hold = async (tx: Database, resources: string[], booking: Booking): Promise<string[]> => {
  const { _fair, _matching, start, end, bufferMinutes } = booking;
  const times = { start, end, ...occupied(booking, bufferMinutes) };
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

/** Takes the wanted table, or the lowest that is free; null where none is. */
export const holdTable = async (
  tx: Database,
  booking: Booking,
  { tables, wanted }: { tables: number; wanted?: number | null | undefined },
): Promise<number | null> => {
  const all = Array.from({ length: tables }, (_, at) => at + 1);
  const asked = wanted ? all.filter((table) => table === wanted) : all;
  const busy = await busyAt(
    tx,
    booking,
    inArray(
      slotHolds.resource,
      asked.map((table) => tableOf(booking._fair, table)),
    ),
  );
  for (const table of asked) {
    const resource = tableOf(booking._fair, table);
    if (!busy.has(resource) && (await hold(tx, [resource], booking)).length === 0) return table;
  }
  return null;
};

/** Resources that are occupied at a time, by what is committed. */
export const busyAt = async (db: Database, booking: Slot & { bufferMinutes: number }, among?: SQL) => {
  const { from, until } = occupied(booking, booking.bufferMinutes);
  const rows = await db
    .select({ resource: slotHolds.resource })
    .from(slotHolds)
    .where(and(lt(slotHolds.from, until), gt(slotHolds.until, from), among));
  return new Set(rows.map(({ resource }) => resource));
};

/** The holds of some people, for questions about many times at once. */
export const holdsOf = (db: Database, users: string[]) =>
  db
    .select()
    .from(slotHolds)
    .where(inArray(slotHolds.resource, users.map(personOf)));

export type Hold = Awaited<ReturnType<typeof holdsOf>>[number];

/** Whether a time meets one of the holds. */
export const isBusy = (slot: Slot, bufferMinutes: number, holds: Pick<Hold, 'from' | 'until'>[]) => {
  const { from, until } = occupied(slot, bufferMinutes);
  return holds.some((hold) => hold.from < until && from < hold.until);
};

/** A meeting that is no longer agreed occupies nothing. */
export const release = (tx: Database, matching: string) =>
  tx.delete(slotHolds).where(eq(slotHolds._matching, matching)).returning();
