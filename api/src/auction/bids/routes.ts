import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BidType, contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { once } from '../../platform/http/idempotency';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import { findAnyProgram } from '../programs/find';
import { lotState, statusOf } from '../works/clock';
import { findWork, lockWork } from '../works/find';
import type { WorkRow } from '../works/table';
import type { AuctionTold } from '../works/told';
import { placeBid } from './place';
import { setVoid } from './recompute';
import { shownBid } from './show';
import { standingsOf } from './standings';
import { bids } from './table';

/** Presses of one member, whichever lot they are for. */
const pace = { count: 120, windowS: 60 };

/** When a request began to arrive, not when its turn came. */
const receivedAt = ({ elapsedTime }: FastifyReply) => new Date(Date.now() - elapsedTime).toISOString();

const keyOf = ({ headers: { 'idempotency-key': key } }: FastifyRequest) => key?.toString();

/** What the history of a lot shows, in the words of its index; before the opening one’s own bid alone. */
const historyOf = (work: WorkRow, user: string | null): SQL | undefined =>
  statusOf(work) === 'SCHEDULED' || work.status === 'SCHEDULED'
    ? and(eq(bids._work, work._id), eq(bids.status, 'ACCEPTED'), isNull(bids._raises), eq(bids._user, user ?? ''))
    : and(eq(bids._work, work._id), isNull(bids._raises), sql`${bids.status} not in ('VOID', 'ACCEPTED')`);

interface Given {
  params: { work: string };
  user: { sub: string };
  ip: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Wanted {
  amount: number;
  type: BidType;
  raises?: string;
}

export const serveBids = (app: FastifyInstance, { db, told }: { db: Database; told: AuctionTold }) => {
  const place = async ({ params, user, ip, request, reply }: Given, wanted: Wanted) => {
    const at = receivedAt(reply);
    await throttle(db, `bids:${user.sub}`, pace);
    const route = `bids:${params.work}:${wanted.raises ?? ''}`;
    return once(db, { key: keyOf(request), caller: user.sub, route, body: wanted }, async (tx) => {
      const placing = { work: params.work, user: user.sub, ip, receivedAt: at, ...wanted };
      const { bid, work, program } = await placeBid(tx, placing, { told });
      const mine = (await standingsOf(tx, [work._id], user.sub)).get(work._id) ?? null;
      const answer = { bid: shownBid(bid, user.sub), work: lotState(work, program), mine, serverTime: now() };
      return { answer, target: work._id };
    });
  };

  serve(app, contract.bids, {
    list: async ({ params, query, user }) => {
      const work = await findWork(db, params.work);
      const program = await findAnyProgram(db, work._program);
      const reader = user?.sub ?? null;
      const page = await answerList(db, bids, {
        query,
        many: 'bids',
        where: historyOf(work, reader),
        order: [desc(bids.at), desc(bids._id)],
        show: (row) => shownBid(row, reader),
      });
      return { ...page, work: lotState(work, program), serverTime: now() };
    },

    get: async ({ params, user }) => {
      const work = await findWork(db, params.work);
      const reader = user?.sub ?? null;
      const [row] = await db
        .select()
        .from(bids)
        .where(and(historyOf(work, reader), eq(bids._id, params.id)));
      return { bid: shownBid(row ?? fail('not_found'), reader), serverTime: now() };
    },

    create: (input) => place(input, { amount: input.body.amount, type: input.body.type ?? 'DIRECT' }),

    update: async (input) => {
      const { params, body, user } = input;
      const [row] = await db
        .select()
        .from(bids)
        .where(
          and(eq(bids._id, params.id), eq(bids._work, params.work), eq(bids._user, user.sub), isNull(bids._raises)),
        );
      if (!row || row.status === 'VOID') return fail('not_found');
      return place(input, { amount: body.amount, type: row.type, raises: row._id });
    },

    remove: ({ params, user }) =>
      db.transaction(async (tx) => {
        const work = await lockWork(tx, (await findWork(tx, params.work))._id);
        const [row] = await tx
          .select()
          .from(bids)
          .where(and(eq(bids._id, params.id), eq(bids._work, work._id), eq(bids._user, user.sub)));
        if (!row || row._raises !== null || row.status === 'VOID') return fail('not_found');
        const waits = row.status === 'ACCEPTED' && work.status === 'SCHEDULED' && statusOf(work) === 'SCHEDULED';
        if (!waits) fail('bid_binding', { answer: { status: statusOf(work) } });
        await setVoid(tx, [row._id], { reason: 'TAKEN_BACK', by: user.sub });
      }),
  });
};
