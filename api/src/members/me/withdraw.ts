import type { contract } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { getTimeAfter, now } from '../../platform/database/columns';
import { throwApiError } from '../../platform/http/errors';
import type { RouteInput } from '../../platform/http/serve';
import { endUserSessions } from '../auth/sessions';
import type { MembersServices } from '../services';
import { assertNothingOpen, runAccountDeletion } from '../users/account-deletion';
import { assertAdministratorRemains } from '../users/administrators';
import { checkPassword } from '../users/check-password';
import { findUser, lockVerifiedUser, updateUser } from '../users/queries';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

export const createWithdraw =
  ({ db, accountChanges, messenger, getAccountDeletion }: MembersServices) =>
  async ({ body: { password, reason }, ...caller }: RouteInput<typeof contract.me.withdraw>) => {
    const { sub } = caller.user;
    const user = await findUser(db, sub);
    await checkPassword(db, user, password, 'password');
    return accountChanges.transaction(async (tx) => {
      const before = await lockVerifiedUser(tx, user);
      if (before.status === 'WITHDRAWN') throwApiError('wrong_state');
      await assertAdministratorRemains(tx, before, { ...before, status: 'WITHDRAWN' }, null);
      await assertNothingOpen(tx, getAccountDeletion(), sub);
      await runAccountDeletion(tx, getAccountDeletion(), { user: sub, why: 'WITHDRAWN', caller });
      const purgeAt = getTimeAfter(MONTH_MS);
      await messenger.notify(tx, {
        user: sub,
        template: 'user.withdrawn',
        values: ({ language }) => ({ date: formatDateLong(purgeAt, language) }),
        ref: { type: 'users', _id: sub },
        dedupeKey: `withdrawn:${sub}`,
        live: false,
      });
      const { code = 'OTHER', text = null } = reason ?? {};
      const withdrawal = { at: now(), reason: { code, text }, purgeAt };
      await updateUser(tx, before, { status: 'WITHDRAWN', withdrawal }, caller);
      await endUserSessions(tx, sub, 'left');
      return { purgeAt };
    });
  };
