import { and, desc, eq, sql } from 'drizzle-orm';
import type { contract } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwFieldError } from '../../platform/http/errors';
import type { RouteInput } from '../../platform/http/serve';
import { throttleSource } from '../../platform/http/throttles';
import { runInHashQueue } from '../auth/hash-queue';
import { hashPassword } from '../auth/passwords';
import { endUserSessions } from '../auth/sessions';
import { resetAttempts } from '../auth/sign-in-attempts';
import type { MembersServices } from '../services';
import { notifyPasswordChange } from '../users/notify-account-changes';
import { updateUser } from '../users/queries';
import { maySignIn, users } from '../users/table';
import { hasAddress, hasProvedAddress, toAddress } from './certify';
import type { Certification } from './table';
import { consumeToken } from './tokens';

const perSource = { count: 20, windowS: 3600 };

/** An invitation of the console, which no code was sent for. */
const isInvitation = ({ codeHash }: Certification) => codeHash === '';

/**
 * Locks the accounts of an address, last used first: those whose owner has proved it. An invitation goes to the address that the
 * console knows, and proves it.
 */
const lockAccounts = (tx: Database, certification: Certification, name: string) =>
  tx
    .select()
    .from(users)
    .where(
      and(
        isInvitation(certification) ? hasAddress(certification) : hasProvedAddress(certification),
        eq(users.name, name),
        maySignIn,
      ),
    )
    .orderBy(sql`${users.lastLoginAt} desc nulls last`, desc(users._id))
    .for('update');

export const createRecover =
  ({ db, accountChanges, messenger }: MembersServices) =>
  async ({ body, ...caller }: RouteInput<typeof contract.users.recover>) => {
    const { kind, name, certToken, newPassword } = body;
    await throttleSource(db, 'recovery', caller.ip, perSource);
    if (kind === 'PASSWORD' && newPassword === undefined) throwFieldError('newPassword', 'required');
    const passwordHash = newPassword === undefined ? null : await runInHashQueue(() => hashPassword(newPassword));
    await accountChanges.transaction(async (tx) => {
      const certification = await consumeToken(tx, { token: certToken, purpose: 'RECOVERY', field: 'certToken' });
      const accounts = await lockAccounts(tx, certification, name);
      const [account] = accounts;
      if (!account) return;
      if (kind === 'PASSWORD' && passwordHash) {
        if (newPassword?.toLowerCase() === account.username) throwFieldError('newPassword', 'password');
        const proved = isInvitation(certification) ? { emailVerifiedAt: account.emailVerifiedAt ?? now() } : {};
        const values = { passwordHash, passwordChangeRequiredAt: null, ...proved };
        const changed = await updateUser(tx, account, values, { ...caller, user: null });
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
