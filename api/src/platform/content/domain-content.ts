import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';

/** Describes the public content of a domain. The triggers of its tables notify under the name of the domain. */
export interface DomainContent {
  /** Other domains whose content the public answers of this one show too. */
  shows?: readonly string[];
  /** Returns when the content next changes by the clock alone, later than `after` (ISO); null if nothing is due. */
  findNextChange: (db: Database, after: string) => Promise<string | null>;
}

/** Returns the earliest of the times that the subqueries select as `at` (ISO); null if there is none. */
export const findEarliest = async (db: Database, subqueries: SQL[]) => {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select min(at) as at from (${sql.join(subqueries, sql` union all `)}) as times`,
  );
  const at = rows[0]?.at ?? null;
  return at && new Date(at).toISOString();
};
