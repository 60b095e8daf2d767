import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { BiddingRules } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { type ProgramRow, programs } from './table';

/** A published programme, by its id or its code. */
export const findProgram = async (db: Database, name: string): Promise<ProgramRow> => {
  const named = or(eq(programs._id, name), eq(programs.code, name));
  const [row] = await db
    .select()
    .from(programs)
    .where(and(named, eq(programs.published, true), isNull(programs.deletedAt)))
    .limit(1);
  return row ?? fail('not_found');
};

/** Any programme, as administrators see it; locked where it is about to change. */
export const findAnyProgram = async (db: Database, id: string, lock = false): Promise<ProgramRow> => {
  const query = db
    .select()
    .from(programs)
    .where(and(eq(programs._id, id), isNull(programs.deletedAt)));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? fail('not_found');
};

export const programsOf = async (db: Database, ids: string[]) => {
  const rows =
    ids.length > 0
      ? await db
          .select()
          .from(programs)
          .where(inArray(programs._id, [...new Set(ids)]))
      : [];
  return new Map(rows.map((row) => [row._id, row]));
};

/** By what rules bids of a programme are taken. */
export const rulesOf = (program: ProgramRow): BiddingRules => {
  const { interval, window, extension, maxExtensions, increments, premium, vatRate, approval } = program;
  return { interval, window, extension, maxExtensions, increments, premium, vatRate, approval };
};
