import { desc, gte, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Database } from '../database/connect';
import { serve } from '../http/serve';
import { throttle } from '../http/throttles';
import { vitals } from './table';

const perSource = { count: 60, windowS: 600 };
/** A year of a busy site is not needed to see a slow page (rows a screen). */
const most = 200;

const p75 = (column: PgColumn) =>
  sql<number | null>`percentile_cont(0.75) within group (order by ${column})`.mapWith((value) =>
    value === null ? null : Number(Number(value).toFixed(3)),
  );

export const serveVitals = (app: FastifyInstance, { db }: { db: Database }) => {
  serve(app, contract.vitals, {
    report: async ({ body, ip }) => {
      await throttle(db, `vitals:source:${ip}`, perSource);
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
          lcp: p75(vitals.lcp),
          inp: p75(vitals.inp),
          cls: p75(vitals.cls),
          ttfb: p75(vitals.ttfb),
        })
        .from(vitals)
        .where(gte(vitals.at, sql`now() - make_interval(days => ${Number(days)})`))
        .groupBy(route, remote, release)
        .orderBy(desc(count), route, release)
        .limit(most);
      return { vitals: rows };
    },
  });
};

export const forgetVitals = (db: Database) => db.delete(vitals).where(lt(vitals.at, sql`now() - interval '30 days'`));
