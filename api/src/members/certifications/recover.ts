import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { failField } from '../../platform/http/errors';
import type { Input } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import { forgetAttempts } from '../auth/locks';
import { hashPassword } from '../auth/passwords';
import { endSessionsOf } from '../auth/sessions';
import { inHashingSlot } from '../auth/sign-in';
import type { Messenger } from '../messages/tell';
import { changeUser } from '../users/find';
import { tellPasswordChange } from '../users/passwords';
import { users } from '../users/table';
import type { Certification } from './table';
import { spendToken } from './tokens';

const perSource = { count: 20, windowS: 3600 };

/** Accounts behind a proved address, the one used last first. */
const accountsOf = (tx: Database, { channel, target }: Certification, name: string) =>
  tx
    .select()
    .from(users)
    .where(
      and(
        channel === 'EMAIL' ? sql`lower(${users.email}) = ${target}` : eq(users.phone, target),
        eq(users.name, name),
        inArray(users.status, ['ACTIVE', 'PENDING']),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(sql`${users.lastLoginAt} desc nulls last`, desc(users._id))
    .for('update');

export const createRecover =
  ({ db, messenger }: { db: Database; messenger: Messenger }) =>
  async ({ body, ...caller }: Input<typeof contract.users.recover>) => {
    const { kind, name, certToken, newPassword } = body;
    await throttle(db, `recovery:source:${caller.ip}`, perSource);
    if (kind === 'PASSWORD' && newPassword === undefined) failField('newPassword', 'required');
    const passwordHash = newPassword === undefined ? null : await inHashingSlot(() => hashPassword(newPassword));
    await db.transaction(async (tx) => {
      const proved = await spendToken(tx, { token: certToken, purpose: 'RECOVERY', field: 'certToken' });
      const accounts = await accountsOf(tx, proved, name);
      const [account] = accounts;
      if (!account) return;
      if (kind === 'PASSWORD' && passwordHash) {
        if (newPassword?.toLowerCase() === account.username) failField('newPassword', 'password');
        const changed = await changeUser(tx, account, { passwordHash }, { ...caller, user: null });
        await endSessionsOf(tx, account._id, 'password');
        await forgetAttempts(tx, { kind: 'account', name: account.username });
        await tellPasswordChange(tx, messenger, changed);
        return;
      }
      const { channel, target } = proved;
      await messenger.tellAddress(tx, {
        to: channel === 'EMAIL' ? { email: target } : { phone: target },
        name,
        language: account.language,
        template: 'user.recovered',
        values: { username: accounts.map(({ username }) => username).join(', ') },
        link: '/login',
        ref: { type: 'users', _id: account._id },
        dedupeKey: `recovered:${proved._id}`,
      });
    });
    return { accepted: true as const };
  };
