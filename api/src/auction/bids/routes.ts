import { and, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { runIdempotent } from '../../platform/http/idempotency';
import { listRecords } from '../../platform/http/list-records';
import { type RouteInput, serve } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import { findAnyProgram } from '../programs/queries';
import type { AuctionServices } from '../services';
import { findWork, lockWork } from '../works/queries';
import { getStatus, toLotState } from '../works/status';
import { publishOwnBid } from '../works/stream';
import type { WorkRow } from '../works/table';
import { getBidStates } from './bid-state';
import { type BidRequest, placeBid } from './place-bid';
import { toPublicBid } from './serialise';
import { bids } from './table';
import { voidBids } from './void-bids';

/** Bids of one member on all lots. */
const bidRate = { count: 120, windowS: 60 };

/** When the request began to arrive (ISO), not when it is handled (B1). */
const getReceivedAt = ({ elapsedTime }: FastifyReply) => new Date(Date.now() - elapsedTime).toISOString();

const getIdempotencyKey = ({ headers: { 'idempotency-key': key } }: FastifyRequest) => key?.toString();

/** Condition of the bid history, written to match the index `bids_history`; before the opening only one’s own bid. */
const buildHistoryFilter = (work: WorkRow, user: string | null): SQL | undefined =>
  getStatus(work) === 'SCHEDULED' || work.status === 'SCHEDULED'
    ? and(eq(bids._work, work._id), eq(bids.status, 'ACCEPTED'), isNull(bids._raises), eq(bids._user, user ?? ''))
    : and(eq(bids._work, work._id), isNull(bids._raises), sql`${bids.status} not in ('VOID', 'ACCEPTED')`);

/** A bid of a user on a lot, neither a raise nor void; throws `not_found`. */
const findValidBid = (db: Database, id: string, work: string, user: string) =>
  requireRow(
    db,
    bids,
    and(eq(bids._id, id), eq(bids._work, work), eq(bids._user, user), isNull(bids._raises), ne(bids.status, 'VOID')),
  );

type BidInput = Pick<RouteInput<typeof contract.bids.create>, 'params' | 'user' | 'ip' | 'request' | 'reply'>;

export const serveBids = (app: FastifyInstance, { db, notifier }: AuctionServices) => {
  const handleBid = async (
    { params, user, ip, request, reply }: BidInput,
    fields: Pick<BidRequest, 'amount' | 'type' | 'raises'>,
  ) => {
    const at = getReceivedAt(reply);
    const named = {
      key: getIdempotencyKey(request),
      caller: user.sub,
      route: `bids:${params.work}:${fields.raises ?? ''}`,
      body: fields,
      prepare: () => throttle(db, `bids:${user.sub}`, bidRate),
    };
    return runIdempotent(db, named, async (tx) => {
      const bidRequest = { work: params.work, user: user.sub, ip, receivedAt: at, ...fields };
      const { bid, work, program } = await placeBid(tx, bidRequest, { notifier });
      const mine = (await getBidStates(tx, [work._id], user.sub)).get(work._id) ?? null;
      const answer = { bid: toPublicBid(bid, user.sub), work: toLotState(work, program), mine, serverTime: now() };
      return { answer, target: work._id };
    });
  };

  serve(app, contract.bids, {
    list: async ({ params, query, user }) => {
      const serverTime = now();
      const work = await findWork(db, params.work);
      const program = await findAnyProgram(db, work._program);
      const reader = user?.sub ?? null;
      const page = await listRecords(db, bids, {
        query,
        many: 'bids',
        where: buildHistoryFilter(work, reader),
        order: [desc(bids.at), desc(bids._id)],
        show: (row) => toPublicBid(row, reader),
      });
      return { ...page, work: toLotState(work, program), serverTime };
    },

    get: async ({ params, user }) => {
      const work = await findWork(db, params.work);
      const reader = user?.sub ?? null;
      const row = await requireRow(db, bids, and(buildHistoryFilter(work, reader), eq(bids._id, params.id)));
      return { bid: toPublicBid(row, reader), serverTime: now() };
    },

    create: (input) => handleBid(input, { amount: input.body.amount, type: input.body.type ?? 'DIRECT' }),

    update: async (input) => {
      const { params, body, user } = input;
      const row = await findValidBid(db, params.id, params.work, user.sub);
      return handleBid(input, { amount: body.amount, type: row.type, raises: row._id });
    },

    remove: ({ params, user }) =>
      db.transaction(async (tx) => {
        const work = await lockWork(tx, (await findWork(tx, params.work))._id);
        const row = await findValidBid(tx, params.id, work._id, user.sub);
        const waits = row.status === 'ACCEPTED' && work.status === 'SCHEDULED' && getStatus(work) === 'SCHEDULED';
        if (!waits) throwApiError('bid_binding', { body: { status: getStatus(work) } });
        await voidBids(tx, [row._id], { reason: 'TAKEN_BACK', by: user.sub });
        await publishOwnBid(tx, work._id, user.sub);
      }),
  });
};
