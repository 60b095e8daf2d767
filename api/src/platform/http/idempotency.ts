import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { throwApiError } from './errors';
import { idempotencyKeys } from './table';

const LIFE_MS = 24 * 60 * 60 * 1000;

interface IdempotentRequest {
  /** Header `Idempotency-Key`; without it the work is done without a check. */
  key: string | undefined;
  caller: string | null;
  route: string;
  body: unknown;
}

interface IdempotentResult<T> {
  answer: T;
  target: string;
}

const hashBody = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

/**
 * Runs `work` in a transaction that also stores its answer. A repeated request within 24 h gets the stored answer. A
 * failed attempt stores nothing and can be repeated. Throws `malformed`, `in_progress` or `key_reused`.
 */
export const runIdempotent = <T>(
  db: Database,
  { key, caller, route, body }: IdempotentRequest,
  work: (tx: Database) => Promise<IdempotentResult<T>>,
): Promise<T> =>
  db.transaction(async (tx) => {
    if (key === undefined) return (await work(tx)).answer;
    if (!/^[\x21-\x7e]{1,128}$/.test(key)) throwApiError('malformed');
    const name = { key, caller: caller ?? 'visitor', route };
    // The primary key would make a second request wait for the first one; the lock refuses it at once.
    const lock = sql`select pg_try_advisory_xact_lock(hashtextextended(${JSON.stringify(name)}, 0)) as free`;
    const { rows } = await tx.execute<{ free: boolean }>(lock);
    if (!rows[0]?.free) throwApiError('in_progress');

    const same = and(
      eq(idempotencyKeys.key, key),
      eq(idempotencyKeys.caller, name.caller),
      eq(idempotencyKeys.route, route),
    );
    const requestHash = hashBody(body);
    const now = new Date();
    const [stored] = await tx
      .select()
      .from(idempotencyKeys)
      .where(and(same, gt(idempotencyKeys.expiresAt, now.toISOString())));
    if (stored && stored.requestHash !== requestHash) throwApiError('key_reused');
    if (stored) return JSON.parse(stored.response) as T;

    const { answer, target } = await work(tx);
    await tx.delete(idempotencyKeys).where(same);
    await tx.insert(idempotencyKeys).values({
      ...name,
      requestHash,
      response: JSON.stringify(answer),
      target,
      expiresAt: new Date(now.getTime() + LIFE_MS).toISOString(),
    });
    return answer;
  });

/** Deletes stored answers that contain a record, when the record is purged. */
export const purgeResponses = (tx: Database, target: string) =>
  tx.delete(idempotencyKeys).where(eq(idempotencyKeys.target, target));

export const purgeExpiredResponses = (db: Database) =>
  db.execute(sql`delete from idempotency_keys where expires_at < now()`);
