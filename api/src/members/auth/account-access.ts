import { eq, sql } from 'drizzle-orm';
import type { FindAccountAccess } from '../../platform/auth/account-changes';
import type { PlatformServices } from '../../platform/services';
import { getScopes, users } from '../users/table';
import { findRequiredAction } from './required-action';
import { canSignIn } from './sessions';

/** Access tokens live ten minutes. */
const endedSessions = sql<string[]>`array(
  select _id from sessions where _user = users._id and ended_at > now() - interval '11 minutes')`;

export const createFindAccountAccess =
  (services: Pick<PlatformServices, 'requiresSecondFactor'>): FindAccountAccess =>
  async (db, user) => {
    const { _id, status, roles, deletedAt, passwordChangeRequiredAt } = users;
    const [account] = await db
      .select({ _id, status, roles, deletedAt, passwordChangeRequiredAt, endedSessions })
      .from(users)
      .where(eq(users._id, user));
    if (!account || !canSignIn(account)) return null;
    const requiredAction = await findRequiredAction(db, account, services);
    return { scope: getScopes(account), requiredAction, endedSessions: account.endedSessions };
  };
