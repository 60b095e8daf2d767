import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import { type WorkRow, works } from './table';

/** A visible lot; throws `not_found`. */
export const findWork = async (db: Database, id: string): Promise<WorkRow> => {
  const [row] = await db
    .select()
    .from(works)
    .where(and(eq(works._id, id), works.visible));
  return row ?? throwApiError('not_found');
};

/** A lot, visible or not; throws `not_found`. */
export const findAnyWork = async (db: Database, id: string): Promise<WorkRow> => {
  const [row] = await db
    .select()
    .from(works)
    .where(and(eq(works._id, id), isNull(works.deletedAt)));
  return row ?? throwApiError('not_found');
};

/** Locks a lot until the transaction ends, across processes (B4); throws `not_found`. */
export const lockWork = async (tx: Database, id: string): Promise<WorkRow> => {
  const [row] = await tx
    .select()
    .from(works)
    .where(and(eq(works._id, id), isNull(works.deletedAt)))
    .for('update');
  return row ?? throwApiError('not_found');
};
