import { randomBytes } from 'node:crypto';
import { desc, inArray, sql } from 'drizzle-orm';
import { decodeProtectedHeader, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Database } from '../database/connect';
import { newId, now } from '../http/columns';
import { authKeys, type KeyPurpose } from './table';

type Key = typeof authKeys.$inferSelect;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A key leads for one period and is accepted for another, so that two overlap. The others never change. */
const periodMs: Partial<Record<KeyPurpose, number>> = { login: 7 * DAY_MS, access: 30 * DAY_MS, permit: 30 * DAY_MS };
/** Other processes make keys too: this one looks again after a minute, or sooner when it meets an unknown one. */
const REREAD_MS = 60_000;
const UNKNOWN_REREAD_MS = 1000;
/** Any number that nothing else in this database locks. */
const LOCK = 7_406_342;

const ageOf = (key: Key) => Date.now() - Date.parse(key.createdAt);

const generate = async (purpose: KeyPurpose): Promise<JWK> => {
  if (purpose !== 'login') return { kty: 'oct', k: randomBytes(32).toString('base64url') };
  const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
  return exportJWK(privateKey);
};

/** The keys of the database, newest first. */
export const createKeys = (db: Database) => {
  let read: Promise<Key[]> | undefined;
  let readAt = 0;

  const all = (maxAgeMs: number) => {
    if (!read || Date.now() - readAt > maxAgeMs) {
      readAt = Date.now();
      // A query as such would be made anew by whoever waits for it.
      read = db.select().from(authKeys).orderBy(desc(authKeys.createdAt), desc(authKeys.kid)).execute();
      // A failed look must not be remembered.
      read.catch(() => {
        readAt = 0;
      });
    }
    return read;
  };

  const replace = (purpose: KeyPurpose, lifeMs: number) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      const known = (await tx.select().from(authKeys)).filter((key) => key.purpose === purpose);
      if (known.some((key) => ageOf(key) < lifeMs)) return;
      await tx.insert(authKeys).values({ kid: newId(), purpose, jwk: await generate(purpose), createdAt: now() });
      const expired = known.filter((key) => ageOf(key) > 2 * lifeMs).map(({ kid }) => kid);
      if (expired.length > 0) await tx.delete(authKeys).where(inArray(authKeys.kid, expired));
    });

  const ofPurpose = async (purpose: KeyPurpose, maxAgeMs = REREAD_MS) => {
    const lifeMs = periodMs[purpose] ?? Number.POSITIVE_INFINITY;
    const find = async (ms: number) =>
      (await all(ms)).filter((key) => key.purpose === purpose && ageOf(key) < 2 * lifeMs);
    const known = await find(maxAgeMs);
    if (known[0] && ageOf(known[0]) < lifeMs) return known;
    await replace(purpose, lifeMs);
    return find(0);
  };

  return {
    list: (purpose: KeyPurpose) => ofPurpose(purpose),
    current: async (purpose: KeyPurpose) => {
      const [newest] = await ofPurpose(purpose);
      if (!newest) throw new Error(`No key for ${purpose}`);
      return newest;
    },
    byKid: async (purpose: KeyPurpose, kid: string) => {
      const among = (keys: Key[]) => keys.find((key) => key.kid === kid) ?? null;
      return among(await ofPurpose(purpose)) ?? among(await ofPurpose(purpose, UNKNOWN_REREAD_MS));
    },
  };
};

export type Keys = ReturnType<typeof createKeys>;

export const secretOf = ({ jwk }: Pick<Key, 'jwk'>) => Buffer.from(jwk.k ?? '', 'base64url');

/** Which key a token says it was made with; empty where it is no token. */
export const kidOf = (token: string) => {
  try {
    const { kid } = decodeProtectedHeader(token);
    return typeof kid === 'string' ? kid : '';
  } catch {
    return '';
  }
};
