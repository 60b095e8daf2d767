import { randomBytes } from 'node:crypto';
import { desc, inArray, sql } from 'drizzle-orm';
import { decodeProtectedHeader, exportJWK, generateKeyPair, type JWK } from 'jose';
import { newId, now } from '../database/columns';
import type { Database } from '../database/connect';
import { authKeys, type KeyPurpose } from './table';

type Key = typeof authKeys.$inferSelect;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A key signs for one period and is accepted for a second one. Purposes without a period are never rotated. */
const periodMs: Partial<Record<KeyPurpose, number>> = { login: 7 * DAY_MS, access: 30 * DAY_MS, permit: 30 * DAY_MS };
/** Other processes create keys too: the cache is refreshed after a minute, or after a second when a key id is unknown. */
const REREAD_MS = 60_000;
const UNKNOWN_REREAD_MS = 1000;
/** Id of the advisory lock; must be unique in this database. */
const LOCK = 7_406_342;

const getAgeMs = (key: Key) => Date.now() - Date.parse(key.createdAt);

const generate = async (purpose: KeyPurpose): Promise<JWK> => {
  if (purpose !== 'login') return { kty: 'oct', k: randomBytes(32).toString('base64url') };
  const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  return exportJWK(privateKey);
};

/** Reads and rotates the keys of the database, with a cache. Keys are listed newest first. */
export const createKeys = (db: Database) => {
  let cached: Promise<Key[]> | undefined;
  let readAt = 0;

  const readAll = (maxAgeMs: number) => {
    if (!cached || Date.now() - readAt >= maxAgeMs) {
      readAt = Date.now();
      // `execute` starts the query once; awaiting the builder would run it for each caller.
      cached = db.select().from(authKeys).orderBy(desc(authKeys.createdAt), desc(authKeys.kid)).execute();
      // A failed read is not cached.
      cached.catch(() => {
        readAt = 0;
      });
    }
    return cached;
  };

  const rotate = (purpose: KeyPurpose, lifeMs: number) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      const existing = (await tx.select().from(authKeys)).filter((key) => key.purpose === purpose);
      if (existing.some((key) => getAgeMs(key) < lifeMs)) return;
      await tx.insert(authKeys).values({ kid: newId(), purpose, jwk: await generate(purpose), createdAt: now() });
      const expired = existing.filter((key) => getAgeMs(key) > 2 * lifeMs).map(({ kid }) => kid);
      if (expired.length > 0) await tx.delete(authKeys).where(inArray(authKeys.kid, expired));
    });

  const findByPurpose = async (purpose: KeyPurpose, maxAgeMs = REREAD_MS) => {
    const lifeMs = periodMs[purpose] ?? Number.POSITIVE_INFINITY;
    const find = async (ms: number) =>
      (await readAll(ms)).filter((key) => key.purpose === purpose && getAgeMs(key) < 2 * lifeMs);
    const found = await find(maxAgeMs);
    if (found[0] && getAgeMs(found[0]) < lifeMs) return found;
    await rotate(purpose, lifeMs);
    return find(0);
  };

  return {
    list: (purpose: KeyPurpose) => findByPurpose(purpose),
    getCurrent: async (purpose: KeyPurpose) => {
      const [newest] = await findByPurpose(purpose);
      if (!newest) throw new Error(`No key for ${purpose}`);
      return newest;
    },
    findByKid: async (purpose: KeyPurpose, kid: string) => {
      const findIn = (keys: Key[]) => keys.find((key) => key.kid === kid) ?? null;
      return findIn(await findByPurpose(purpose)) ?? findIn(await findByPurpose(purpose, UNKNOWN_REREAD_MS));
    },
  };
};

export type Keys = ReturnType<typeof createKeys>;

export const getSecret = ({ jwk }: Pick<Key, 'jwk'>) => Buffer.from(jwk.k ?? '', 'base64url');

/** The key id in the header of a token; empty if it is not a token. */
export const getKid = (token: string) => {
  try {
    const { kid } = decodeProtectedHeader(token);
    return typeof kid === 'string' ? kid : '';
  } catch {
    return '';
  }
};
