import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { buildGrid } from '../fairs/grid';
import type { FairRow } from '../fairs/table';
import { formatTableName } from './format';
import { toConsoleMatchings } from './serialise';
import { matchings } from './table';

interface SlotCount extends Record<string, unknown> {
  start: string;
  count: number;
}

/** Tables, slots and meetings of a fair, and the number of open requests for each slot. */
export const getBoard = async (db: Database, fair: FairRow) => {
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
  const { rows: requests } = await db.execute<SlotCount>(sql`
    select slot ->> 'start' as start, count(*)::int as count
    from ${matchings}, jsonb_array_elements(${matchings.slots}) slot
    where ${matchings._fair} = ${fair._id} and ${matchings.status} = 'REQUESTED' and slot ->> 'struckAt' is null
    group by 1 order by 1`);
  return {
    tables: Array.from({ length: fair.venue?.tables ?? 0 }, (_, at) => ({
      table: at + 1,
      name: formatTableName(fair, at + 1) ?? '',
    })),
    slots: buildGrid(fair),
    meetings: await toConsoleMatchings(db, rows),
    requests,
  };
};
