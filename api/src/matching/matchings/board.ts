import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { gridOf } from '../fairs/grid';
import type { FairRow } from '../fairs/table';
import { asOrganiser } from './show';
import { matchings } from './table';
import { tableName } from './words';

interface Waiting extends Record<string, unknown> {
  start: string;
  count: number;
}

/** Tables × slots with the meetings on them, and how many requests wait for each slot. */
export const boardOf = async (db: Database, fair: FairRow) => {
  const rows = await db
    .select()
    .from(matchings)
    .where(
      and(
        eq(matchings._fair, fair._id),
        inArray(matchings.status, ['ACCEPTED', 'COMPLETED', 'NO_SHOW']),
        isNotNull(matchings.start),
      ),
    )
    .orderBy(matchings.start, matchings._id);
  const { rows: requests } = await db.execute<Waiting>(sql`
    select slot ->> 'start' as start, count(*)::int as count
    from ${matchings}, jsonb_array_elements(${matchings.slots}) slot
    where ${matchings._fair} = ${fair._id} and ${matchings.status} = 'REQUESTED' and slot ->> 'struckAt' is null
    group by 1 order by 1`);
  return {
    tables: Array.from({ length: fair.venue?.tables ?? 0 }, (_, at) => ({
      table: at + 1,
      name: tableName(fair, at + 1) ?? '',
    })),
    slots: gridOf(fair),
    meetings: await asOrganiser(db, rows),
    requests,
  };
};
