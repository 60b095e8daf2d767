import { and, count, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { now } from '../../platform/database/columns';
import { throwApiError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import type { AuctionServices } from '../services';
import { listWorks } from '../works/list-works';
import { works } from '../works/table';
import { isPublic } from './queries';
import { toProgramCards } from './serialise';
import { getAuctionSetting } from './setting';
import { byTime } from './status';
import { programs } from './table';

/** Number of programmes shown beside the lots. */
const maxPrograms = 50;

export const serveHalls = (app: FastifyInstance, { db }: AuctionServices) =>
  serve(app, contract.halls, {
    list: async () => {
      const { halls } = await getAuctionSetting(db);
      const rows = await db
        .select({ hall: programs.hall, count: count() })
        .from(programs)
        .where(isPublic)
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
      const serverTime = now();
      const { halls } = await getAuctionSetting(db);
      const hall = halls.find(({ code }) => code === params.hall) ?? throwApiError('not_found');
      const rows = await db
        .select()
        .from(programs)
        .where(and(isPublic, eq(programs.hall, hall.code)))
        .orderBy(...byTime)
        .limit(maxPrograms);
      const [current] = rows;
      const lots = await listWorks(db, {
        query: { ...query, sort: query.sort ?? 'lotNo' },
        user: user?.sub ?? null,
        where: eq(works._program, current?._id ?? ''),
      });
      return { hall, programs: await toProgramCards(db, rows), ...lots, serverTime };
    },
  });
