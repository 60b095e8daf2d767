import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../../platform/database/connect';
import { totps } from './table';

const PERIOD_S = 30;
const codeCount = 10;

const totpOf = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Portico',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });

export const newSecret = () => new Secret({ size: 20 }).base32;
export const uriOf = (secret: string, username: string) => totpOf(secret, username).toString();

const plain = (code: string) => code.replace(/[\s-]/g, '').toLowerCase();
const hashOf = (code: string) => createHash('sha256').update(plain(code)).digest('base64url');

/** Codes for a lost device, `ab3f-9c21-…`, and what is kept of them. */
export const newRecoveryCodes = () => {
  const codes = Array.from({ length: codeCount }, () =>
    randomBytes(6)
      .toString('hex')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );
  return { codes, hashes: codes.map(hashOf) };
};

/** The step a code belongs to, one before and after the present one; null for a wrong code. */
export const stepOf = (secret: string, code: string, at = Date.now()) => {
  const delta = totpOf(secret).validate({ token: plain(code), timestamp: at, window: 1 });
  return delta === null ? null : Math.floor(at / 1000 / PERIOD_S) + delta;
};

/** Takes a code once: whoever looks over a shoulder comes too late. */
export const takeStep = async (db: Database, user: string, step: number) => {
  const unused = and(eq(totps._user, user), lt(totps.lastStep, step));
  const { rowCount } = await db.update(totps).set({ lastStep: step }).where(unused);
  return rowCount === 1;
};

const takeRecoveryCode = async (db: Database, user: string, code: string) => {
  const hash = hashOf(code);
  const known = and(eq(totps._user, user), sql`${hash} = any (${totps.recoveryCodes})`);
  const rest = sql`array_remove(${totps.recoveryCodes}, ${hash})`;
  const { rowCount } = await db.update(totps).set({ recoveryCodes: rest }).where(known);
  return rowCount === 1;
};

/** Whether a sign-in with the right password may go on; always where the user has no second step. */
export const passesSecondStep = async (db: Database, user: string, code: string | null) => {
  const [totp] = await db.select().from(totps).where(eq(totps._user, user));
  if (!totp?.enabledAt) return true;
  if (code === null) return false;
  if (plain(code).length !== 6) return takeRecoveryCode(db, user, code);
  const step = stepOf(totp.secret, code);
  return step !== null && takeStep(db, user, step);
};
