import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type BidState, contract } from 'shared/contract';
import { now } from '../../platform/database/columns';
import { toLikePattern } from '../../platform/database/ngrams';
import { serve } from '../../platform/http/serve';
import type { AuctionServices } from '../services';
import { findVisibleWorks } from '../works/queries';
import { findResults, toWorkCards } from '../works/serialise';
import { works } from '../works/table';
import { isBidOf } from './bid-state';
import { type BidRow, bids } from './table';

/** SQL: the state of a user’s bids on a lot, consistent with the lot’s status. */
const buildBidState = (user: string) => sql<BidState>`case when bool_and(${bids.status} = 'VOID') then 'VOID'
  when ${works.status} in ('SCHEDULED', 'OPEN') and ${works.openAt} > now() then 'WAITING'
  when ${works.status} in ('SCHEDULED', 'OPEN') and ${works.leader} = ${user} then 'LEADING'
  when ${works.status} in ('SCHEDULED', 'OPEN') then 'OUTBID'
  when ${works.winner} = ${user} then 'WON' else 'LOST' end`;

export const serveMyBids = (app: FastifyInstance, { db }: AuctionServices) =>
  serve(app, contract.myBids, {
    list: async ({ query: { page, limit, q, from, to, sort, standing, program }, user }) => {
      const serverTime = now();
      const state = buildBidState(user.sub);
      const lastAt = sql<string>`max(${bids.at})`;
      const rows = await db
        .select({
          work: bids._work,
          lastAt: lastAt.as('last_at'),
          count: sql<number>`count(*)::int`,
          standing: state,
          // A lot card has no state of bids that are void.
          max: sql<number>`max(${bids.max})::float8`,
          type: sql<BidRow['type']>`(array_agg(${bids.type} order by ${bids.seq} desc))[1]`,
          total: sql<number>`(count(*) over ())::int`,
        })
        .from(bids)
        .innerJoin(works, eq(works._id, bids._work))
        .where(
          and(
            isBidOf(user.sub),
            works.visible,
            program === undefined ? undefined : eq(works._program, program),
            q ? sql`${works.title}->>'ko' ilike ${toLikePattern(q)}` : undefined,
            from === undefined ? undefined : sql`${bids.at} >= ${from}::timestamptz`,
            to === undefined ? undefined : sql`${bids.at} < ${to}::timestamptz`,
          ),
        )
        .groupBy(bids._work, works._id)
        .having(standing && sql`${state} = ${standing}`)
        .orderBy(sort === 'lastAt' ? sql`last_at asc` : sql`last_at desc`, works._id)
        .limit(limit)
        .offset((page - 1) * limit);
      const ids = rows.map(({ work }) => work);
      const lots = await findVisibleWorks(db, inArray(works._id, ids));
      const cards = new Map((await toWorkCards(db, lots, user.sub)).map((card) => [card._id, card]));
      const results = await findResults(db, lots, user.sub);
      const items = rows.flatMap(({ work, lastAt: at, ...row }) => {
        const [lot, card] = [lots.find(({ _id }) => _id === work), cards.get(work)];
        if (!lot || !card) return [];
        const { max, type } = card.mine ?? row;
        const line = { _id: work, work: card, max, type, lastAt: new Date(at).toISOString() };
        return [{ ...line, standing: row.standing, count: row.count, result: results.get(work) ?? null }];
      });
      return { bids: items, total: rows[0]?.total ?? 0, page, limit, serverTime };
    },
  });
