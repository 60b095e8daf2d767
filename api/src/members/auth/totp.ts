import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import { totps } from './table';

const PERIOD_S = 30;
const codeCount = 10;

const createTotp = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Portico',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });

export const createTotpSecret = () => new Secret({ size: 20 }).base32;
export const buildTotpUri = (secret: string, username: string) => createTotp(secret, username).toString();

const normaliseCode = (code: string) => code.replace(/[\s-]/g, '').toLowerCase();
const hashCode = (code: string) => createHash('sha256').update(normaliseCode(code)).digest('base64url');

/** New recovery codes (`ab3f-9c21-…`) and the hashes to store. */
export const createRecoveryCodes = () => {
  const codes = Array.from({ length: codeCount }, () =>
    randomBytes(6)
      .toString('hex')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );
  return { codes, hashes: codes.map(hashCode) };
};

/** Returns the time step of a code, at most one step from `at` (ms); null for a wrong code. */
export const findTotpStep = (secret: string, code: string, at = Date.now()) => {
  const delta = createTotp(secret).validate({ token: normaliseCode(code), timestamp: at, window: 1 });
  return delta === null ? null : Math.floor(at / 1000 / PERIOD_S) + delta;
};

export const findTotp = (db: Database, user: string) => findRow(db, totps, eq(totps._user, user));

/** Marks a time step as used; false if it or a later one was used before. */
export const consumeTotpStep = async (db: Database, user: string, step: number) => {
  const unused = and(eq(totps._user, user), lt(totps.lastStep, step));
  const { rowCount } = await db.update(totps).set({ lastStep: step }).where(unused);
  return rowCount === 1;
};

const consumeRecoveryCode = async (db: Database, user: string, code: string) => {
  const hash = hashCode(code);
  const isUnused = and(eq(totps._user, user), sql`${hash} = any (${totps.recoveryCodes})`);
  const rest = sql`array_remove(${totps.recoveryCodes}, ${hash})`;
  const { rowCount } = await db.update(totps).set({ recoveryCodes: rest }).where(isUnused);
  return rowCount === 1;
};

/** Checks the second factor after the password; true for users without one. `code` may be a recovery code. */
export const passesSecondFactor = async (db: Database, user: string, code: string | null) => {
  const totp = await findTotp(db, user);
  if (!totp?.enabledAt) return true;
  if (code === null) return false;
  if (normaliseCode(code).length !== 6) return consumeRecoveryCode(db, user, code);
  const step = findTotpStep(totp.secret, code);
  return step !== null && consumeTotpStep(db, user, step);
};
