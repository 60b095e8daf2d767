import type { contract } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import type { AccountDeletionStep } from '../../platform/account-deletion';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import type { RouteInput } from '../../platform/http/serve';
import { endUserSessions } from '../auth/sessions';
import type { Messenger } from '../messages/messenger';
import { assertNothingOpen, runAccountDeletion } from '../users/account-deletion';
import { assertAdministratorRemains } from '../users/administrators';
import { checkPassword } from '../users/check-password';
import { findUser, lockUser, updateUser } from '../users/queries';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

interface Options {
  db: Database;
  messenger: Messenger;
  accountDeletion: readonly AccountDeletionStep[];
}

export const createWithdraw =
  ({ db, messenger, accountDeletion }: Options) =>
  async ({ body: { password, reason }, ...caller }: RouteInput<typeof contract.me.withdraw>) => {
    const { sub } = caller.user;
    await checkPassword(db, await findUser(db, sub), password, 'password');
    return db.transaction(async (tx) => {
      const before = await lockUser(tx, sub);
      if (before.status === 'WITHDRAWN') throwApiError('wrong_state');
      await assertAdministratorRemains(tx, before, { ...before, status: 'WITHDRAWN' }, null);
      await assertNothingOpen(tx, accountDeletion, sub);
      await runAccountDeletion(tx, accountDeletion, { user: sub, why: 'WITHDRAWN', caller });
      const purgeAt = new Date(Date.now() + MONTH_MS).toISOString();
      await messenger.notify(tx, {
        user: sub,
        template: 'user.withdrawn',
        values: ({ language }) => ({ date: formatDateLong(purgeAt, language) }),
        ref: { type: 'users', _id: sub },
        dedupeKey: `withdrawn:${sub}`,
      });
      const withdrawalReason = { code: reason?.code ?? ('OTHER' as const), text: reason?.text ?? null };
      await updateUser(
        tx,
        before,
        { status: 'WITHDRAWN', withdrawal: { at: now(), reason: withdrawalReason, purgeAt } },
        caller,
      );
      await endUserSessions(tx, sub, 'left');
      return { purgeAt };
    });
  };
