import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { fail } from './errors';
import { idempotencyKeys } from './table';

const LIFE_MS = 24 * 60 * 60 * 1000;

interface Request {
  /** Header `Idempotency-Key`; without one the work is simply done. */
  key: string | undefined;
  caller: string | null;
  route: string;
  body: unknown;
}

interface Work<T> {
  answer: T;
  target: string;
}

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

/**
 * Does the work in a transaction that also stores its answer, and answers the same for 24 h when the request is
 * repeated. A failed attempt leaves nothing behind, so that it may be repeated corrected.
 */
export const once = <T>(
  db: Database,
  { key, caller, route, body }: Request,
  work: (tx: Database) => Promise<Work<T>>,
): Promise<T> =>
  db.transaction(async (tx) => {
    if (key === undefined) return (await work(tx)).answer;
    if (!/^[\x21-\x7e]{1,128}$/.test(key)) fail('malformed');
    const name = { key, caller: caller ?? 'visitor', route };
    // The primary key would let the second wait for the first; this tells it at once.
    const lock = sql`select pg_try_advisory_xact_lock(hashtextextended(${JSON.stringify(name)}, 0)) as free`;
    const { rows } = await tx.execute<{ free: boolean }>(lock);
    if (!rows[0]?.free) fail('in_progress');

    const same = and(
      eq(idempotencyKeys.key, key),
      eq(idempotencyKeys.caller, name.caller),
      eq(idempotencyKeys.route, route),
    );
    const requestHash = hashOf(body);
    const now = new Date();
    const [known] = await tx
      .select()
      .from(idempotencyKeys)
      .where(and(same, gt(idempotencyKeys.expiresAt, now.toISOString())));
    if (known && known.requestHash !== requestHash) fail('key_reused');
    if (known) return JSON.parse(known.response) as T;

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

/** The answers that show a record go with it. */
export const forgetAnswers = (tx: Database, target: string) =>
  tx.delete(idempotencyKeys).where(eq(idempotencyKeys.target, target));

export const forgetOldAnswers = (db: Database) =>
  db.execute(sql`delete from idempotency_keys where expires_at < now()`);
