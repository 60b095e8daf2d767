import { eq, sql } from 'drizzle-orm';
import type { Credentials } from '../../platform/auth/envelope';
import type { Database } from '../../platform/database/connect';
import { findRow } from '../../platform/database/rows';
import type { BackgroundTasks } from '../../platform/http/background-tasks';
import { getSource } from '../../platform/http/client-address';
import { throwApiError } from '../../platform/http/errors';
import { isWithinLimit } from '../../platform/http/throttles';
import { normaliseUsername, type User, users } from '../users/table';
import { auditSignIn } from './audit-sign-in';
import { completeSignIn } from './complete-sign-in';
import { runInHashQueue } from './hash-queue';
import type { KnownDevices } from './known-devices';
import { matchesPassword } from './passwords';
import { findSecondFactors } from './second-factor';
import { canSignIn } from './sessions';
import { type AttemptKey, countAttempt, countSourceAttempt, refundAttempt, resetAttempts } from './sign-in-attempts';
import type { SignInCodes } from './sign-in-codes';
import type { SignInOrigin } from './sign-in-origin';
import { signInNonces } from './table';
import { passesSecondFactor } from './totp';

/** False if the envelope was used before, on any process. */
const isFirstUse = async (db: Database, { nonce, expiresAt }: Credentials) => {
  await db.delete(signInNonces).where(sql`expires_at < now()`);
  const { rowCount } = await db.insert(signInNonces).values({ nonce, expiresAt }).onConflictDoNothing();
  return rowCount === 1;
};

/** Counted for the right password only, or strangers could use up those of the owner. */
const totpTries = { count: 10, windowS: 3600 };

/**
 * Whether the code is the second proof of a user: that of the authenticator app where there is one, else one that was sent. An account
 * with passkeys alone has no such code: its owner signs in with one of them.
 */
const passesProof = async (db: Database, codes: SignInCodes, user: User | null, code: string | null) => {
  if (code === null) return false;
  const id = user?._id ?? '';
  const { totp, passkeys } = await findSecondFactors(db, id);
  if (totp) return (await isWithinLimit(db, `sign-in-totp:${id}`, totpTries)) && passesSecondFactor(db, id, code);
  return passkeys === 0 && codes.consume(db, id, code);
};

const sendProof = async (db: Database, codes: SignInCodes, user: User) => {
  const { totp, passkeys } = await findSecondFactors(db, user._id);
  if (!totp && passkeys === 0) await codes.send(user);
};

/** Why the right password of a user is not enough; null if it is. */
const findMissingFactor = async (db: Database, user: string, code: string | null) => {
  const { totp, passkeys } = await findSecondFactors(db, user);
  if (!totp && passkeys > 0) return 'passkey_required';
  return (await passesSecondFactor(db, user, code)) ? null : 'totp_required';
};

interface SignInServices {
  db: Database;
  knownDevices: KnownDevices;
  codes: SignInCodes;
  tasks: BackgroundTasks;
}

/**
 * Returns the user and the refresh token of a new session. All failures throw `sign_in_failed`, and an unknown username
 * takes as long as a wrong password; `totp_required` and `passkey_required` need the right password. After many attempts on an
 * account a second proof is needed, and failures throw `proof_required` or, with a code, `proof_failed`, whether the password was right or not.
 */
export const signIn = (
  { db, knownDevices, codes, tasks }: SignInServices,
  credentials: Credentials,
  origin: SignInOrigin,
) =>
  runInHashQueue(async () => {
    if (!(await isFirstUse(db, credentials))) throwApiError('sign_in_failed');
    const username = normaliseUsername(credentials.username);
    const found = (await findRow(db, users, eq(users.username, username))) ?? null;
    const nonce = found && (await knownDevices.recognise(origin.deviceCookie, found));
    const device: AttemptKey | null = nonce ? { kind: 'device', name: nonce } : null;
    const isTrusted = device !== null && (await countAttempt(db, device));
    const sourceName = getSource(origin.ip);
    // Others behind the same address do not keep a known device out.
    if (!isTrusted && !(await countSourceAttempt(db, sourceName))) throwApiError('sign_in_failed');
    const source: AttemptKey = { kind: 'source', name: sourceName };
    const pair: AttemptKey = { kind: 'pair', name: `${sourceName} ${username}` };
    const account: AttemptKey = { kind: 'account', name: username };
    const counted = isTrusted ? [device] : [source, pair, account];
    const isFree = isTrusted || (await Promise.all([pair, account].map((key) => countAttempt(db, key)))).every(Boolean);

    const matches = await matchesPassword(found?.passwordHash ?? null, credentials.password);
    const user = found && matches && canSignIn(found) ? found : null;
    // In one transaction: a commit more for the right password, whose tries are counted, would be noticed.
    const isProved =
      isFree ||
      (await db.transaction(async (tx) => {
        const passes = await passesProof(tx, codes, user, credentials.code);
        if (!passes) await auditSignIn(tx, 'LOGIN_FAIL', found, origin);
        return passes;
      }));
    if (!isProved) {
      // Not awaited: the time of the answer must not depend on the password.
      if (user) tasks.add(() => sendProof(db, codes, user));
      throwApiError(credentials.code === null ? 'proof_required' : 'proof_failed');
    }
    const missing = isFree && user && (await findMissingFactor(db, user._id, credentials.code));
    if (missing) {
      // A missing factor is no failed attempt; a wrong code counts like a wrong password.
      if (credentials.code === null || missing === 'passkey_required')
        for (const key of counted) await refundAttempt(db, key);
      else await auditSignIn(db, 'LOGIN_FAIL', user, origin);
      throwApiError(missing);
    }
    if (!user) {
      await auditSignIn(db, 'LOGIN_FAIL', found, origin);
      throwApiError('sign_in_failed');
    }
    return db.transaction(async (tx) => {
      const signedIn = (await completeSignIn(tx, user, origin)) ?? throwApiError('sign_in_failed');
      for (const key of device ? [device, pair] : [pair]) await resetAttempts(tx, key);
      for (const key of isTrusted ? [] : [source, account]) await refundAttempt(tx, key);
      return signedIn;
    });
  });
