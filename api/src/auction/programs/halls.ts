import { and, count, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { listWorks } from '../works/list';
import { works } from '../works/table';
import { byTime } from './clock';
import { auctionSetting } from './setting';
import { programCards } from './show';
import { programs } from './table';

const shown = and(eq(programs.published, true), isNull(programs.deletedAt));
/** As many as a page can show beside the lots. */
const programLimit = 50;

export const serveHalls = (app: FastifyInstance, db: Database) =>
  serve(app, contract.halls, {
    list: async () => {
      const { halls } = await auctionSetting(db);
      const rows = await db
        .select({ hall: programs.hall, count: count() })
        .from(programs)
        .where(shown)
        .groupBy(programs.hall);
      const counts = new Map(rows.map((row) => [row.hall, row.count]));
      return {
        halls: halls
          .toSorted((a, b) => a.order - b.order)
          .map((hall) => ({ ...hall, programs: counts.get(hall.code) ?? 0 })),
        serverTime: now(),
      };
    },

    get: async ({ params, query, user }) => {
      const { halls } = await auctionSetting(db);
      const hall = halls.find(({ code }) => code === params.hall) ?? fail('not_found');
      const rows = await db
        .select()
        .from(programs)
        .where(and(shown, eq(programs.hall, hall.code)))
        .orderBy(...byTime)
        .limit(programLimit);
      const [current] = rows;
      const lots = await listWorks(db, {
        query: { ...query, sort: query.sort ?? 'lotNo' },
        user: user?.sub ?? null,
        where: eq(works._program, current?._id ?? ''),
      });
      return { hall, programs: await programCards(db, rows), ...lots, serverTime: now() };
    },
  });
