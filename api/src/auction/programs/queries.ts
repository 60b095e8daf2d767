import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { BiddingRules } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import { type ProgramRow, programs } from './table';

/** A published programme by id or code; throws `not_found`. */
export const findProgram = async (db: Database, name: string): Promise<ProgramRow> => {
  const isNamed = or(eq(programs._id, name), eq(programs.code, name));
  const [row] = await db
    .select()
    .from(programs)
    .where(and(isNamed, eq(programs.published, true), isNull(programs.deletedAt)))
    .limit(1);
  return row ?? throwApiError('not_found');
};

/** A programme, published or not; locked for update when `lock` is true. Throws `not_found`. */
export const findAnyProgram = async (db: Database, id: string, lock = false): Promise<ProgramRow> => {
  const query = db
    .select()
    .from(programs)
    .where(and(eq(programs._id, id), isNull(programs.deletedAt)));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? throwApiError('not_found');
};

export const findProgramsById = async (db: Database, ids: string[]) => {
  const rows =
    ids.length > 0
      ? await db
          .select()
          .from(programs)
          .where(inArray(programs._id, [...new Set(ids)]))
      : [];
  return new Map(rows.map((row) => [row._id, row]));
};

/** The bidding rules of a programme. */
export const toBiddingRules = (program: ProgramRow): BiddingRules => {
  const { interval, window, extension, maxExtensions, increments, premium, vatRate, approval } = program;
  return { interval, window, extension, maxExtensions, increments, premium, vatRate, approval };
};
