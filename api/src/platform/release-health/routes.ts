import { eq, gte, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type ReleaseHealth } from 'shared/contract';
import { formatDate } from 'shared/format';
import { listDays } from '../database/seoul-days';
import { failureReports, failures } from '../failures/table';
import { serve } from '../http/serve';
import type { PlatformServices } from '../services';
import { percentile75 } from '../vitals/percentile75';
import { vitals } from '../vitals/table';

const dayCount = 14;
const dayMs = 86_400_000;

/** The days that are shown, in Seoul, today last. */
const listShownDays = () => listDays(formatDate(Date.now() - (dayCount - 1) * dayMs), formatDate(Date.now()));

const toDay = (instant: SQL.Aliased | typeof vitals.at | typeof failureReports.at) =>
  sql<string>`((${instant} at time zone 'Asia/Seoul')::date)::text`;

const countRows = sql<number>`count(*)::int`;

interface Source {
  remote: string;
  release: string;
}

const getKey = ({ remote, release }: Source) => `${remote} ${release}`;

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0);

/** The counts of each release by day. */
const groupByRelease = (rows: readonly (Source & { day: string; count: number })[]) => {
  const releases = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const days = releases.get(getKey(row)) ?? new Map<string, number>();
    releases.set(getKey(row), days.set(row.day, row.count));
  }
  return releases;
};

export const serveReleaseHealth = (app: FastifyInstance, { db }: PlatformServices) => {
  serve(app, contract.console.releaseHealth, {
    list: async () => {
      const days = listShownDays();
      const since = sql`(${days[0]}::date)::timestamp at time zone 'Asia/Seoul'`;
      const { remote, release } = vitals;
      const speeds = await db
        .select({ remote, release, lcp: percentile75(vitals.lcp), inp: percentile75(vitals.inp) })
        .from(vitals)
        .where(gte(vitals.at, since))
        .groupBy(remote, release);
      const visits = await db
        .select({ remote, release, day: toDay(vitals.at), count: countRows })
        .from(vitals)
        .where(gte(vitals.at, since))
        .groupBy(remote, release, sql`3`);
      const failed = await db
        .select({ remote: failures.remote, release: failures.release, day: toDay(failureReports.at), count: countRows })
        .from(failureReports)
        .innerJoin(failures, eq(failures._id, failureReports._failure))
        .where(gte(failureReports.at, since))
        .groupBy(failures.remote, failures.release, sql`3`);

      const visitsByRelease = groupByRelease(visits);
      const failuresByRelease = groupByRelease(failed);
      const speedByRelease = new Map(speeds.map((row) => [getKey(row), row]));
      const sources = new Map([...visits, ...failed].map((row) => [getKey(row), row]));
      return {
        releases: [...sources].map(([key, source]): ReleaseHealth => {
          const visitsByDay = visitsByRelease.get(key) ?? new Map<string, number>();
          const failuresByDay = failuresByRelease.get(key) ?? new Map<string, number>();
          const { lcp = null, inp = null } = speedByRelease.get(key) ?? {};
          return {
            remote: source.remote,
            release: source.release,
            visits: sum(visitsByDay.values()),
            failures: sum(failuresByDay.values()),
            lcp,
            inp,
            days: days.map((date) => ({
              date,
              visits: visitsByDay.get(date) ?? 0,
              failures: failuresByDay.get(date) ?? 0,
            })),
          };
        }),
      };
    },
  });
};
