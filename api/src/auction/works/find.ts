import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { type WorkRow, works } from './table';

/** A lot that visitors see. */
export const findWork = async (db: Database, id: string): Promise<WorkRow> => {
  const [row] = await db
    .select()
    .from(works)
    .where(and(eq(works._id, id), works.visible));
  return row ?? fail('not_found');
};

/** Any lot, as administrators see it. */
export const findAnyWork = async (db: Database, id: string): Promise<WorkRow> => {
  const [row] = await db
    .select()
    .from(works)
    .where(and(eq(works._id, id), isNull(works.deletedAt)));
  return row ?? fail('not_found');
};

/** Locks a lot: whatever changes it waits for whoever changes it now, in every process (B4). */
export const lockWork = async (tx: Database, id: string): Promise<WorkRow> => {
  const [row] = await tx
    .select()
    .from(works)
    .where(and(eq(works._id, id), isNull(works.deletedAt)))
    .for('update');
  return row ?? fail('not_found');
};
