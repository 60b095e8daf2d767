import { createHash } from 'node:crypto';
import { desc, eq, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type FailureReport, failureReference } from 'shared/contract';
import { readerCookie } from 'shared/contract/canary-readers';
import { cleanReleaseStack } from 'shared/format';
import { storeReaderFailures } from '../canaries/reader-failures';
import type { Database } from '../database/connect';
import { toLikePattern } from '../database/ngrams';
import { requireRow } from '../database/rows';
import { listRecords } from '../http/list-records';
import { serve } from '../http/serve';
import { throttle, throttleSource } from '../http/throttles';
import type { PlatformServices } from '../services';
import { sanitiseCause } from './sanitise-cause';
import { failureReports, failures } from './table';

/**
 * Per IP address. A page reports a failure once, but an office behind one address may report it many times at once
 * each reference number must be found.
 */
const sourceLimit = { count: 300, windowS: 600 };
/** For all addresses together, so that many sources cannot fill the disk. */
const totalLimit = { count: 20_000, windowS: 3600 };
const reportLimit = 20;

const hashFailure = ({ remote, release, phase, kind, cause }: FailureReport) =>
  createHash('sha256')
    .update(JSON.stringify([remote, release, phase, kind, cause]))
    .digest('hex');

const storeFailure = async (tx: Database, { number, ...failure }: FailureReport) => {
  const { page, host } = failure;
  const [row] = await tx
    .insert(failures)
    .values({ ...failure, fingerprint: hashFailure({ number, ...failure }), count: 1 })
    .onConflictDoUpdate({
      target: failures.fingerprint,
      set: {
        count: sql`${failures.count} + 1`,
        updatedAt: sql`clock_timestamp()`,
        page,
        host,
        stack: sql`coalesce(excluded.stack, ${failures.stack})`,
      },
    })
    .returning({ _id: failures._id });
  if (row) await tx.insert(failureReports).values({ number, _failure: row._id, page, host });
};

/** Condition for a search by reference number or by text of cause, release or page. */
const matchesSearch = (db: Database, q: string) => {
  if (failureReference.safeParse(q.toLowerCase()).success)
    return inArray(
      failures._id,
      db
        .select({ _id: failureReports._failure })
        .from(failureReports)
        .where(eq(failureReports.number, q.toLowerCase())),
    );
  return or(...[failures.cause, failures.release, failures.page].map((column) => ilike(column, toLikePattern(q))));
};

export const serveFailures = (app: FastifyInstance, { db }: PlatformServices) => {
  serve(app, contract.failures, {
    report: async ({ body, ip, request }) => {
      await throttleSource(db, 'failures', ip, sourceLimit);
      await throttle(db, 'failures:all', totalLimit);
      const reports = body.failures.map((failure) => ({
        ...failure,
        cause: sanitiseCause(failure.cause),
        stack: failure.stack ? cleanReleaseStack(failure.stack) : null,
      }));
      // Always in the same order, so that two requests with the same failures cannot deadlock.
      const ordered = reports.toSorted((a, b) => hashFailure(a).localeCompare(hashFailure(b)));
      await db.transaction(async (tx) => {
        for (const failure of ordered) await storeFailure(tx, failure);
        await storeReaderFailures(tx, request.cookies[readerCookie], reports);
      });
      for (const failure of reports) request.log.warn({ failure }, 'remote failed in a page');
    },
  });

  serve(app, contract.console.failures, {
    list: ({ query: { q, ...query } }) =>
      listRecords(db, failures, {
        query: { sort: '-updatedAt', ...query },
        many: 'failures',
        without: ['stack'],
        where: q ? matchesSearch(db, q) : undefined,
      }),

    get: async ({ params }) => {
      const failure = await requireRow(db, failures, eq(failures._id, params.id));
      const met = await db
        .select()
        .from(failureReports)
        .where(eq(failureReports._failure, failure._id))
        .orderBy(desc(failureReports.at))
        .limit(reportLimit);
      return { failure: { ...failure, met } };
    },
  });
};

export const purgeFailures = async (db: Database) => {
  const old = sql`now() - interval '90 days'`;
  await db.delete(failureReports).where(lt(failureReports.at, old));
  await db.delete(failures).where(lt(failures.updatedAt, old));
};
