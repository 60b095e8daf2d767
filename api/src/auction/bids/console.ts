import { asc, desc, eq, sum } from 'drizzle-orm';
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
      const work = await findAnyWork(db, params.work);
      const { bids: rows, ...page } = await listRecords(db, bids, {
        query,
        many: 'bids',
        where: eq(bids._work, work._id),
        order: [desc(bids.seq)],
        show: (row) => row,
      });
      const state = toLotState(work, await findAnyProgram(db, work._program));
      return { bids: await toConsoleBids(db, rows), ...page, work: state, serverTime: now() };
    },

    all: async ({ query: { q: _, ...query } }) => {
      const { page, limit, sort, ...filters } = query;
      if (Object.values(filters).some((value) => value !== undefined)) {
        const { bids: found, ...rest } = await listRecords(db, bids, { query, many: 'bids', show: (row) => row });
        return { bids: await toConsoleBids(db, found), ...rest, serverTime: now() };
      }
      const order =
        sort === 'createdAt' ? [asc(bids.createdAt), asc(bids._id)] : [desc(bids.createdAt), desc(bids._id)];
      const rows = await db
        .select()
        .from(bids)
        .orderBy(...order)
        .limit(limit)
        .offset((page - 1) * limit);
      // Counting a million rows is slower than reading a page, so the counters of the lots are summed.
      const [all] = await db.select({ total: sum(works.seq) }).from(works);
      return { bids: await toConsoleBids(db, rows), total: Number(all?.total ?? 0), page, limit, serverTime: now() };
    },

    get: async ({ params }) => toAnswer(db, await findBid(db, params.id)),

    update: ({ params, body: { reason }, ...caller }) =>
      db.transaction(async (tx) => {
        const { row, work } = await voidBid(tx, params.id, { reason, caller });
        return { ...(await toAnswer(tx, row)), work };
      }),
  });
