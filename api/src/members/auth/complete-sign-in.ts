import { and, eq } from 'drizzle-orm';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { maySignIn, type User, users } from '../users/table';
import { auditSignIn } from './audit-sign-in';
import { startSession } from './sessions';
import type { SignInOrigin } from './sign-in-origin';

/**
 * Starts the session of a user whose proofs were accepted. Null if the password or the status has changed since the user was read: what
 * ends all sessions must not miss one that starts meanwhile, so it is waited for and the account is checked again.
 */
export const completeSignIn = async (tx: Database, user: User, origin: SignInOrigin) => {
  const isUnchanged = and(eq(users._id, user._id), eq(users.passwordHash, user.passwordHash), maySignIn);
  const { rowCount } = await tx.update(users).set({ lastLoginAt: now() }).where(isUnchanged);
  if (rowCount === 0) return null;
  await auditSignIn(tx, 'LOGIN', user, origin);
  return { user, ...(await startSession(tx, user, origin)) };
};
