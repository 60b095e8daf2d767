import { audit } from '../../platform/audit/table';
import type { Database } from '../../platform/database/connect';
import { getScopes, type User } from '../users/table';

/** `user` is null for an unknown username, which is not stored because it may be a mistyped password. */
export const auditSignIn = (
  tx: Database,
  action: 'LOGIN' | 'LOGIN_FAIL',
  user: User | null,
  { ip, requestId }: { ip: string; requestId: string },
) => {
  const role = user && getScopes(user).includes('console') ? 'console' : 'user';
  const actor = user ? { _id: user._id, username: user.username, role } : { _id: null, username: '', role: 'visitor' };
  return tx.insert(audit).values({ actor, ip, requestId, action, resource: 'sessions' });
};
