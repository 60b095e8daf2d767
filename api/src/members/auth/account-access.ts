import { eq, sql } from 'drizzle-orm';
import type { FindAccountAccess } from '../../platform/auth/account-changes';
import { getScopes, users } from '../users/table';
import { canSignIn } from './sessions';

/** Access tokens live ten minutes. */
const endedSessions = sql<string[]>`array(
  select _id from sessions where _user = users._id and ended_at > now() - interval '11 minutes')`;

export const findAccountAccess: FindAccountAccess = async (db, user) => {
  const [account] = await db
    .select({ status: users.status, roles: users.roles, deletedAt: users.deletedAt, endedSessions })
    .from(users)
    .where(eq(users._id, user));
  return account && canSignIn(account) ? { scope: getScopes(account), endedSessions: account.endedSessions } : null;
};
