import { createHash } from 'node:crypto';
import { desc, eq, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type FailureReport, failureNumber } from 'shared/contract';
import type { Database } from '../database/connect';
import { fail } from '../http/errors';
import { answerList } from '../http/list';
import { serve } from '../http/serve';
import { throttle } from '../http/throttles';
import { cleanCause } from './cause';
import { failureReports, failures } from './table';

/**
 * A page tells a failure once. A whole office behind one address may tell it at the same time, and the number that each
 * of them sees has to be found.
 */
const perSource = { count: 300, windowS: 600 };
/** Of everybody together, so that many sources cannot fill the disk. */
const altogether = { count: 20_000, windowS: 3600 };
const shownReports = 20;

const fingerprintOf = ({ remote, release, phase, kind, cause }: FailureReport) =>
  createHash('sha256')
    .update(JSON.stringify([remote, release, phase, kind, cause]))
    .digest('hex');

const store = async (tx: Database, { number, ...told }: FailureReport) => {
  const { page, host } = told;
  const [row] = await tx
    .insert(failures)
    .values({ ...told, fingerprint: fingerprintOf({ number, ...told }), count: 1 })
    .onConflictDoUpdate({
      target: failures.fingerprint,
      set: { count: sql`${failures.count} + 1`, updatedAt: sql`clock_timestamp()`, page, host },
    })
    .returning({ _id: failures._id });
  if (row) await tx.insert(failureReports).values({ number, _failure: row._id, page, host });
};

/** What a person would look for: the number that a reader names, or words of the cause. */
const found = (db: Database, q: string) => {
  if (failureNumber.safeParse(q.toLowerCase()).success)
    return inArray(
      failures._id,
      db
        .select({ _id: failureReports._failure })
        .from(failureReports)
        .where(eq(failureReports.number, q.toLowerCase())),
    );
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return or(...[failures.cause, failures.release, failures.page].map((column) => ilike(column, pattern)));
};

export const serveFailures = (app: FastifyInstance, { db }: { db: Database }) => {
  serve(app, contract.failures, {
    report: async ({ body, ip, request }) => {
      await throttle(db, `failures:source:${ip}`, perSource);
      await throttle(db, 'failures:all', altogether);
      const told = body.failures.map((failure) => ({ ...failure, cause: cleanCause(failure.cause) }));
      // In one order everywhere, so that two reports of the same failures cannot wait for each other.
      const ordered = told.toSorted((a, b) => fingerprintOf(a).localeCompare(fingerprintOf(b)));
      await db.transaction(async (tx) => {
        for (const failure of ordered) await store(tx, failure);
      });
      for (const failure of told) request.log.warn({ failure }, 'a remote failed in a page');
    },
  });

  serve(app, contract.console.failures, {
    list: ({ query: { q, ...query } }) =>
      answerList(db, failures, {
        query: { sort: '-updatedAt', ...query },
        many: 'failures',
        where: q ? found(db, q) : undefined,
        show: (row) => row,
      }),

    get: async ({ params }) => {
      const [failure] = await db.select().from(failures).where(eq(failures._id, params.id));
      if (!failure) fail('not_found');
      const met = await db
        .select()
        .from(failureReports)
        .where(eq(failureReports._failure, failure._id))
        .orderBy(desc(failureReports.at))
        .limit(shownReports);
      return { failure: { ...failure, met } };
    },
  });
};

export const forgetFailures = async (db: Database) => {
  const old = sql`now() - interval '90 days'`;
  await db.delete(failureReports).where(lt(failureReports.at, old));
  await db.delete(failures).where(lt(failures.updatedAt, old));
};
