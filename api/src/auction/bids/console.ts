import { desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import { findAnyProgram } from '../programs/queries';
import type { AuctionServices } from '../services';
import { findAnyWork } from '../works/queries';
import { toLotState } from '../works/status';
import { works } from '../works/table';
import { toConsoleBids } from './serialise';
import { type BidRow, bids } from './table';
import { findBid, voidBid } from './void-bids';

const toAnswer = async (db: Database, row: BidRow) => {
  const [bid] = await toConsoleBids(db, [row]);
  return { bid: bid ?? throwApiError('not_found'), serverTime: now() };
};

export const serveConsoleBids = (app: FastifyInstance, { db }: AuctionServices) =>
  serve(app, contract.console.bids, {
    list: async ({ params, query }) => {
      const serverTime = now();
      const work = await findAnyWork(db, params.work);
      const { bids: rows, ...page } = await listRecords(db, bids, {
        query,
        many: 'bids',
        where: eq(bids._work, work._id),
        order: [desc(bids.seq)],
      });
      const state = toLotState(work, await findAnyProgram(db, work._program));
      return { bids: await toConsoleBids(db, rows), ...page, work: state, serverTime };
    },

    all: async ({ query }) => {
      const { page: _page, limit: _limit, sort: _sort, ...filters } = query;
      const isFiltered = Object.values(filters).some((value) => value !== undefined);
      // Counting a million rows is slower than reading a page, so the counters of the lots are summed.
      const count = sql`(select coalesce(sum(${works.seq}), 0)::int from ${works})`;
      const { bids: rows, ...page } = await listRecords(db, bids, {
        query,
        many: 'bids',
        ...(isFiltered ? {} : { count }),
      });
      return { bids: await toConsoleBids(db, rows), ...page, serverTime: now() };
    },

    get: async ({ params }) => toAnswer(db, await findBid(db, params.id)),

    update: ({ params, body: { reason, version }, ...caller }) =>
      db.transaction(async (tx) => {
        const { row, work } = await voidBid(tx, params.id, { reason, version, caller });
        return { ...(await toAnswer(tx, row)), work };
      }),
  });
