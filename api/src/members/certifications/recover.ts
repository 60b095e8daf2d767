import { and, desc, eq, sql } from 'drizzle-orm';
import type { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { throwFieldError } from '../../platform/http/errors';
import type { RouteInput } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import { resetAttempts } from '../auth/account-lock';
import { runInHashQueue } from '../auth/hash-queue';
import { hashPassword } from '../auth/passwords';
import { endUserSessions } from '../auth/sessions';
import type { MembersServices } from '../services';
import { notifyPasswordChange } from '../users/check-password';
import { updateUser } from '../users/queries';
import { maySignIn, users } from '../users/table';
import { hasAddress, toAddress } from './certify';
import type { Certification } from './table';
import { consumeToken } from './tokens';

const perSource = { count: 20, windowS: 3600 };

/** Locks the accounts of a verified address, last used first. */
const lockAccounts = (tx: Database, certification: Certification, name: string) =>
  tx
    .select()
    .from(users)
    .where(and(hasAddress(certification), eq(users.name, name), maySignIn))
    .orderBy(sql`${users.lastLoginAt} desc nulls last`, desc(users._id))
    .for('update');

export const createRecover =
  ({ db, messenger }: MembersServices) =>
  async ({ body, ...caller }: RouteInput<typeof contract.users.recover>) => {
    const { kind, name, certToken, newPassword } = body;
    await throttle(db, `recovery:source:${caller.ip}`, perSource);
    if (kind === 'PASSWORD' && newPassword === undefined) throwFieldError('newPassword', 'required');
    const passwordHash = newPassword === undefined ? null : await runInHashQueue(() => hashPassword(newPassword));
    await db.transaction(async (tx) => {
      const certification = await consumeToken(tx, { token: certToken, purpose: 'RECOVERY', field: 'certToken' });
      const accounts = await lockAccounts(tx, certification, name);
      const [account] = accounts;
      if (!account) return;
      if (kind === 'PASSWORD' && passwordHash) {
        if (newPassword?.toLowerCase() === account.username) throwFieldError('newPassword', 'password');
        const changed = await updateUser(tx, account, { passwordHash }, { ...caller, user: null });
        await endUserSessions(tx, account._id, 'password');
        await resetAttempts(tx, { kind: 'account', name: account.username });
        await notifyPasswordChange(tx, messenger, changed);
        return;
      }
      await messenger.notifyAddress(tx, {
        to: toAddress(certification),
        name,
        language: account.language,
        template: 'user.recovered',
        values: { username: accounts.map(({ username }) => username).join(', ') },
        link: '/login',
        ref: { type: 'users', _id: account._id },
        dedupeKey: `recovered:${certification._id}`,
      });
    });
    return { accepted: true as const };
  };
