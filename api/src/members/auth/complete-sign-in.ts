import { eq } from 'drizzle-orm';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { type User, users } from '../users/table';
import { auditSignIn } from './audit-sign-in';
import { startSession } from './sessions';
import type { SignInOrigin } from './sign-in-origin';

/** Starts the session of a user whose proofs were accepted. */
export const completeSignIn = async (tx: Database, user: User, origin: SignInOrigin) => {
  await tx.update(users).set({ lastLoginAt: now() }).where(eq(users._id, user._id));
  await auditSignIn(tx, 'LOGIN', user, origin);
  return { user, ...(await startSession(tx, user, origin)) };
};
