import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { findRow, findRowsById, requireRow } from '../../platform/database/rows';
import { programs } from './table';

/** Condition: a programme is published and not deleted. */
export const isPublic = and(eq(programs.published, true), isNull(programs.deletedAt));

/** A published programme by id or code; throws `not_found`. */
export const findProgram = (db: Database, name: string) =>
  requireRow(db, programs, and(or(eq(programs._id, name), eq(programs.code, name)), isPublic));

const isPresent = (id: string) => and(eq(programs._id, id), isNull(programs.deletedAt));

/** A programme, published or not; throws `not_found`. */
export const findAnyProgram = (db: Database, id: string, lock?: 'update') =>
  requireRow(db, programs, isPresent(id), lock);

/** A programme, published or not; undefined if there is none. */
export const findOptionalProgram = (db: Database, id: string) => findRow(db, programs, isPresent(id));

/** The programmes of lots by their ids. */
export const findProgramsOfWorks = (db: Database, works: readonly { _program: string }[]) =>
  findRowsById(
    db,
    programs,
    works.map(({ _program }) => _program),
  );
