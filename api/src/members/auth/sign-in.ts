import { eq, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit/table';
import type { Credentials } from '../../platform/auth/envelope';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { getScopes, normaliseUsername, type User, users } from '../users/table';
import { countAttempt, type LockKey, refundAttempt, resetAttempts } from './account-lock';
import { runInHashQueue } from './hash-queue';
import type { KnownDevices } from './known-devices';
import { matchesPassword } from './passwords';
import { canSignIn, startSession } from './sessions';
import { signInNonces } from './table';
import { passesSecondFactor } from './totp';

/** Client of a sign-in request. */
export interface SignInOrigin {
  ip: string;
  ua: string;
  timeZone: string | null;
  deviceCookie: string | undefined;
  requestId: string;
}

/** False if the envelope was used before, on any process. */
const isFirstUse = async (db: Database, { nonce, expiresAt }: Credentials) => {
  await db.delete(signInNonces).where(sql`expires_at < now()`);
  const { rowCount } = await db.insert(signInNonces).values({ nonce, expiresAt }).onConflictDoNothing();
  return rowCount === 1;
};

/** IPv6 addresses are grouped by their /64 network. */
const getSourceKey = (ip: string) =>
  ip.includes(':') && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip;

/** `user` is null for an unknown username, which is not stored because it may be a mistyped password. */
const auditSignIn = (
  tx: Database,
  action: 'LOGIN' | 'LOGIN_FAIL',
  user: User | null,
  { ip, requestId }: SignInOrigin,
) => {
  const role = user && getScopes(user).includes('console') ? 'console' : 'user';
  const actor = user ? { _id: user._id, username: user.username, role } : { _id: null, username: '', role: 'visitor' };
  return tx.insert(audit).values({ actor, ip, requestId, action, resource: 'sessions' });
};

/**
 * Returns the user and the refresh token of a new session. All failures throw `sign_in_failed`, and an unknown username
 * takes as long as a wrong password; `totp_required` needs the right password.
 */
export const signIn = (db: Database, knownDevices: KnownDevices, credentials: Credentials, origin: SignInOrigin) =>
  runInHashQueue(async () => {
    if (!(await isFirstUse(db, credentials))) throwApiError('sign_in_failed');
    const username = normaliseUsername(credentials.username);
    const user = (await findRow(db, users, eq(users.username, username))) ?? null;
    const device = user ? await knownDevices.recognise(origin.deviceCookie, user) : null;
    const account: LockKey = device ? { kind: 'device', name: device } : { kind: 'account', name: username };
    const source: LockKey = { kind: 'source', name: getSourceKey(origin.ip) };
    if (!(await countAttempt(db, source)) || !(await countAttempt(db, account))) throwApiError('sign_in_failed');

    const matches = await matchesPassword(user?.passwordHash ?? null, credentials.password);
    if (!user || !matches || !canSignIn(user)) {
      await auditSignIn(db, 'LOGIN_FAIL', user, origin);
      throwApiError('sign_in_failed');
    }
    if (!(await passesSecondFactor(db, user._id, credentials.code))) {
      // A missing code is no failed attempt; a wrong one counts like a wrong password.
      if (credentials.code === null) for (const key of [source, account]) await refundAttempt(db, key);
      else await auditSignIn(db, 'LOGIN_FAIL', user, origin);
      throwApiError('totp_required');
    }
    return db.transaction(async (tx) => {
      await resetAttempts(tx, account);
      await refundAttempt(tx, source);
      await tx.update(users).set({ lastLoginAt: now() }).where(eq(users._id, user._id));
      await auditSignIn(tx, 'LOGIN', user, origin);
      return { user, ...(await startSession(tx, user, origin)) };
    });
  });
