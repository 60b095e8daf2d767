import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type Standing } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { serve } from '../../platform/http/serve';
import { visibleWorks } from '../works/list';
import { resultsFor, workCards } from '../works/show';
import { works } from '../works/table';
import { bids } from './table';

/** What became of somebody’s bids on a lot, by the same clock as the lot’s status. */
const standingFor = (user: string) => sql<Standing>`case
  when ${works.status} in ('SCHEDULED', 'OPEN') and ${works.openAt} > now() then 'WAITING'
  when ${works.status} in ('SCHEDULED', 'OPEN') and ${works.leader} = ${user} then 'LEADING'
  when ${works.status} in ('SCHEDULED', 'OPEN') then 'OUTBID'
  when ${works.winner} = ${user} then 'WON' else 'LOST' end`;

export const serveMyBids = (app: FastifyInstance, db: Database) =>
  serve(app, contract.myBids, {
    list: async ({ query: { page, limit, q, from, to, sort, standing, program }, user }) => {
      const own = standingFor(user.sub);
      const lastAt = sql<string>`max(${bids.at})`;
      const rows = await db
        .select({
          work: bids._work,
          lastAt: lastAt.as('last_at'),
          count: sql<number>`count(*)::int`,
          standing: own,
          total: sql<number>`(count(*) over ())::int`,
        })
        .from(bids)
        .innerJoin(works, eq(works._id, bids._work))
        .where(
          and(
            eq(bids._user, user.sub),
            isNull(bids._raises),
            ne(bids.status, 'VOID'),
            works.visible,
            program === undefined ? undefined : eq(works._program, program),
            standing && sql`${own} = ${standing}`,
            q ? sql`${works.title}->>'ko' ilike ${`%${q.replace(/[\\%_]/g, '\\$&')}%`}` : undefined,
            from === undefined ? undefined : sql`${bids.at} >= ${from}::timestamptz`,
            to === undefined ? undefined : sql`${bids.at} < ${to}::timestamptz`,
          ),
        )
        .groupBy(bids._work, works._id)
        .orderBy(sort === 'lastAt' ? sql`last_at asc` : sql`last_at desc`, works._id)
        .limit(limit)
        .offset((page - 1) * limit);
      const lots = await visibleWorks(
        db,
        rows.map(({ work }) => work),
      );
      const cards = new Map((await workCards(db, lots, user.sub)).map((card) => [card._id, card]));
      const results = await resultsFor(db, lots, user.sub);
      const shown = rows.flatMap(({ work, lastAt: at, ...row }) => {
        const [lot, card] = [lots.find(({ _id }) => _id === work), cards.get(work)];
        if (!lot || !card?.mine) return [];
        const { max, type } = card.mine;
        const line = { _id: work, work: card, max, type, lastAt: new Date(at).toISOString() };
        return [{ ...line, standing: row.standing, count: row.count, result: results.get(work) ?? null }];
      });
      return { bids: shown, total: rows[0]?.total ?? 0, page, limit, serverTime: now() };
    },
  });
