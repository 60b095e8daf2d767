import { and, count, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { Canary } from 'shared/contract';
import type { Database } from '../database/connect';
import { percentile75 } from '../vitals/percentile75';
import { vitals } from '../vitals/table';
import type { FailureCount } from './stopping-rule';
import { type CanaryRow, canaries, releaseVisits } from './table';

/** The latest ones that are listed. */
const maxListed = 10;

interface ArmCounts {
  readers: number;
  failed: number;
}

/** Readers of both releases, and those of them who failed. */
export const countReaders = async (db: Database, canary: string): Promise<{ canary: ArmCounts; stable: ArmCounts }> => {
  const rows = await db
    .select({ isCanary: releaseVisits.isCanary, readers: count(), failed: count(releaseVisits.failedAt) })
    .from(releaseVisits)
    .where(eq(releaseVisits.canary, canary))
    .groupBy(releaseVisits.isCanary);
  const find = (isCanary: boolean) => {
    const { readers = 0, failed = 0 } = rows.find((row) => row.isCanary === isCanary) ?? {};
    return { readers, failed };
  };
  return { canary: find(true), stable: find(false) };
};

/** Readers who failed, by the share that the canary had. */
export const countFailures = async (db: Database, canary: string): Promise<FailureCount[]> => {
  const { isCanary, share } = releaseVisits;
  const rows = await db
    .select({
      share: sql<number>`${share}`,
      canary: sql<number>`(count(*) filter (where ${isCanary}))::int`,
      stable: sql<number>`(count(*) filter (where not ${isCanary}))::int`,
    })
    .from(releaseVisits)
    .where(and(eq(releaseVisits.canary, canary), isNotNull(releaseVisits.failedAt)))
    .groupBy(share);
  return rows;
};

const measureSpeed = async (db: Database, { remote, startedAt }: CanaryRow, release: string) => {
  const [speed] = await db
    .select({ lcp: percentile75(vitals.lcp), inp: percentile75(vitals.inp) })
    .from(vitals)
    .where(and(gte(vitals.at, startedAt), eq(vitals.remote, remote), eq(vitals.release, release)));
  return speed ?? { lcp: null, inp: null };
};

/** A canary with the figures of both releases since it began. */
export const showCanary = async (db: Database, row: CanaryRow): Promise<Canary> => {
  const { release, baseline, ...shown } = row;
  const counts = await countReaders(db, row._id);
  return {
    ...shown,
    canary: { release, ...counts.canary, ...(await measureSpeed(db, row, release)) },
    stable: { release: baseline, ...counts.stable, ...(await measureSpeed(db, row, baseline)) },
  };
};

export const listCanaries = async (db: Database): Promise<Canary[]> => {
  const rows = await db.select().from(canaries).orderBy(desc(canaries.startedAt)).limit(maxListed);
  return Promise.all(rows.map((row) => showCanary(db, row)));
};

/** Deletes canaries with their visits 90 days after they began; the plan of one is over long before. */
export const purgeCanaries = (db: Database) =>
  db.delete(canaries).where(lt(canaries.startedAt, sql`now() - interval '90 days'`));
