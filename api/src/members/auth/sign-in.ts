import { eq, sql } from 'drizzle-orm';
import { audit } from '../../platform/audit/table';
import type { Credentials } from '../../platform/auth/envelope';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { Failure, fail } from '../../platform/http/errors';
import { foldUsername, scopesOf, type User, users } from '../users/table';
import type { Devices } from './devices';
import { chargeAttempt, forgetAttempts, type Lock, returnAttempt } from './locks';
import { matchesPassword } from './passwords';
import { mayEnter, startSession } from './sessions';
import { createSlots } from './slots';
import { signInNonces } from './table';
import { passesSecondStep } from './totp';

/** Where somebody signs in from. */
export interface Visit {
  ip: string;
  ua: string;
  deviceCookie: string | undefined;
  requestId: string;
}

/** Two passwords at once keep one core busy at most; who waits longer than a second is better told to come back. */
export const inHashingSlot = createSlots({
  running: 2,
  waiting: 60,
  refuse: () => new Failure('overloaded', { headers: { 'retry-after': '2' } }),
});

/** False when the envelope was used before, on whichever process. */
const isFirstUse = async (db: Database, { nonce, expiresAt }: Credentials) => {
  await db.delete(signInNonces).where(sql`expires_at < now()`);
  const { rowCount } = await db.insert(signInNonces).values({ nonce, expiresAt }).onConflictDoNothing();
  return rowCount === 1;
};

/** Addresses of one IPv6 subscriber count as one. */
const sourceOf = (ip: string) =>
  ip.includes(':') && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip;

/** `user` is null for a name that nobody has; what was typed there may be a password and is not kept. */
const writeDown = (tx: Database, action: 'LOGIN' | 'LOGIN_FAIL', user: User | null, { ip, requestId }: Visit) => {
  const role = user && scopesOf(user).includes('console') ? 'console' : 'user';
  const actor = user ? { _id: user._id, username: user.username, role } : { _id: null, username: '', role: 'visitor' };
  return tx.insert(audit).values({ actor, ip, requestId, action, resource: 'sessions' });
};

/**
 * The user and a new session. Whatever is wrong is answered alike, and an unknown name costs the same work as a wrong
 * password.
 */
export const signIn = (db: Database, devices: Devices, credentials: Credentials, visit: Visit) =>
  inHashingSlot(async () => {
    if (!(await isFirstUse(db, credentials))) fail('sign_in_failed');
    const username = foldUsername(credentials.username);
    const [user = null] = await db.select().from(users).where(eq(users.username, username));
    const device = user ? await devices.recognise(visit.deviceCookie, user) : null;
    const account: Lock = device ? { kind: 'device', name: device } : { kind: 'account', name: username };
    const source: Lock = { kind: 'source', name: sourceOf(visit.ip) };
    if (!(await chargeAttempt(db, source)) || !(await chargeAttempt(db, account))) fail('sign_in_failed');

    const matches = await matchesPassword(user?.passwordHash ?? null, credentials.password);
    if (!user || !matches || !mayEnter(user)) {
      await writeDown(db, 'LOGIN_FAIL', user, visit);
      fail('sign_in_failed');
    }
    if (!(await passesSecondStep(db, user._id, credentials.code))) {
      // Asking for the code is no failure, and a wrong one costs what a wrong password costs.
      if (credentials.code === null) for (const lock of [source, account]) await returnAttempt(db, lock);
      else await writeDown(db, 'LOGIN_FAIL', user, visit);
      fail('totp_required');
    }
    return db.transaction(async (tx) => {
      await forgetAttempts(tx, account);
      await returnAttempt(tx, source);
      await tx.update(users).set({ lastLoginAt: now() }).where(eq(users._id, user._id));
      await writeDown(tx, 'LOGIN', user, visit);
      return { user, ...(await startSession(tx, user, visit)) };
    });
  });
