import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { buildGrid } from '../fairs/grid';
import type { FairRow } from '../fairs/table';
import { countRequests } from './availability';
import { listTables } from './format';
import { toConsoleMatchings } from './serialise';
import { agreedStatuses, matchings } from './table';

/** Tables, slots and meetings of a fair, and the number of open requests for each slot. */
export const getBoard = async (db: Database, fair: FairRow) => {
  const rows = await db
    .select()
    .from(matchings)
    .where(and(eq(matchings._fair, fair._id), inArray(matchings.status, agreedStatuses), isNotNull(matchings.start)))
    .orderBy(matchings.start, matchings._id);
  return {
    tables: listTables(fair),
    slots: buildGrid(fair),
    meetings: await toConsoleMatchings(db, rows),
    requests: await countRequests(db, eq(matchings._fair, fair._id)),
  };
};
