import { desc, gte, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Database } from '../database/connect';
import { serve } from '../http/serve';
import { throttleSource } from '../http/throttles';
import type { PlatformServices } from '../services';
import { percentile75 } from './percentile75';
import { vitals } from './table';

const sourceLimit = { count: 60, windowS: 600 };
/** Maximum number of rows in the list; enough to find slow pages. */
const maxRows = 200;

export const serveVitals = (app: FastifyInstance, { db }: PlatformServices) => {
  serve(app, contract.vitals, {
    report: async ({ body, ip }) => {
      await throttleSource(db, 'vitals', ip, sourceLimit);
      await db.insert(vitals).values(body);
    },
  });

  serve(app, contract.console.vitals, {
    list: async ({ query: { days } }) => {
      const { route, remote, release } = vitals;
      const count = sql<number>`count(*)::int`;
      const rows = await db
        .select({
          route,
          remote,
          release,
          count,
          lcp: percentile75(vitals.lcp),
          inp: percentile75(vitals.inp),
          cls: percentile75(vitals.cls),
          ttfb: percentile75(vitals.ttfb),
        })
        .from(vitals)
        .where(gte(vitals.at, sql`now() - make_interval(days => ${Number(days)})`))
        .groupBy(route, remote, release)
        .orderBy(desc(count), route, release)
        .limit(maxRows);
      return { vitals: rows };
    },
  });
};

export const purgeVitals = (db: Database) => db.delete(vitals).where(lt(vitals.at, sql`now() - interval '30 days'`));
