import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { throwApiError } from './errors';
import { idempotencyKeys } from './table';

const LIFE_MS = 24 * 60 * 60 * 1000;

interface IdempotentRequest<P> {
  /** Header `Idempotency-Key`; without it the work is done without a check. */
  key: string | undefined;
  caller: string | null;
  route: string;
  body: unknown;
  /**
   * Done before the transaction, but not for a request whose answer is stored: a limit, or a number that others take too
   * and that must not wait for the transaction.
   */
  prepare?: () => Promise<P>;
}

interface IdempotentResult<T> {
  answer: T;
  target: string;
}

const hashBody = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('base64url');

type KeyName = Pick<typeof idempotencyKeys.$inferSelect, 'key' | 'caller' | 'route'>;

const isSameKey = ({ key, caller, route }: KeyName) =>
  and(eq(idempotencyKeys.key, key), eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.route, route));

/** The stored answer as JSON; null if there is none. Throws `key_reused` if the key was used with another body. */
const findStoredAnswer = async (tx: Database, name: KeyName, requestHash: string) => {
  const isValid = gt(idempotencyKeys.expiresAt, new Date().toISOString());
  const [stored] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(isSameKey(name), isValid));
  if (stored && stored.requestHash !== requestHash) throwApiError('key_reused');
  return stored?.response ?? null;
};

/**
 * Runs `work` in a transaction that also stores its answer. A repeated request within 24 h gets the stored answer. A
 * failed attempt stores nothing and can be repeated. Throws `malformed`, `in_progress` or `key_reused`.
 */
export const runIdempotent = async <T, P = undefined>(
  db: Database,
  { key, caller, route, body, prepare }: IdempotentRequest<P>,
  work: (tx: Database, prepared: P) => Promise<IdempotentResult<T>>,
): Promise<T> => {
  const runPrepared = async () => (await prepare?.()) as P;
  if (key === undefined) {
    const prepared = await runPrepared();
    return db.transaction(async (tx) => (await work(tx, prepared)).answer);
  }
  if (!/^[\x21-\x7e]{1,128}$/.test(key)) throwApiError('malformed');
  const name = { key, caller: caller ?? 'visitor', route };
  const requestHash = hashBody(body);
  const known = prepare ? await findStoredAnswer(db, name, requestHash) : null;
  if (known !== null) return JSON.parse(known) as T;
  const prepared = await runPrepared();
  return db.transaction(async (tx) => {
    // The primary key would make a second request wait for the first one; the lock refuses it at once.
    const lock = sql`select pg_try_advisory_xact_lock(hashtextextended(${JSON.stringify(name)}, 0)) as free`;
    const { rows } = await tx.execute<{ free: boolean }>(lock);
    if (!rows[0]?.free) throwApiError('in_progress');

    const stored = await findStoredAnswer(tx, name, requestHash);
    if (stored !== null) return JSON.parse(stored) as T;

    const { answer, target } = await work(tx, prepared);
    await tx.delete(idempotencyKeys).where(isSameKey(name));
    await tx.insert(idempotencyKeys).values({
      ...name,
      requestHash,
      response: JSON.stringify(answer),
      target,
      expiresAt: new Date(Date.now() + LIFE_MS).toISOString(),
    });
    return answer;
  });
};

/** Deletes stored answers that contain a record, when the record is purged. */
export const purgeResponses = (tx: Database, target: string) =>
  tx.delete(idempotencyKeys).where(eq(idempotencyKeys.target, target));

export const purgeExpiredResponses = (db: Database) =>
  db.execute(sql`delete from idempotency_keys where expires_at < now()`);
