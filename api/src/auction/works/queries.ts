import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { works } from './table';

const isCurrent = (id: string) => and(eq(works._id, id), isNull(works.deletedAt));

/** A visible lot; throws `not_found`. */
export const findWork = (db: Database, id: string) => requireRow(db, works, and(eq(works._id, id), works.visible));

/** A lot, visible or not; throws `not_found`. */
export const findAnyWork = (db: Database, id: string) => requireRow(db, works, isCurrent(id));

/** Locks a lot until the transaction ends, across processes (B4); throws `not_found`. */
export const lockWork = (tx: Database, id: string) => requireRow(tx, works, isCurrent(id), 'update');

/** The visible lots that a condition selects. */
export const findVisibleWorks = (db: Database, where: SQL | undefined) =>
  db.select().from(works).where(and(where, works.visible));
