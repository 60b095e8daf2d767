import type { contract } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import type { Input } from '../../platform/http/serve';
import { endSessionsOf } from '../auth/sessions';
import type { Messenger } from '../messages/tell';
import { keepAdministrators } from '../users/administrators';
import { changeUser, findUser, lockUser } from '../users/find';
import { endWhatIsOpen, type Leaving, refuseWhileOpen } from '../users/leaving';
import { checkPassword } from '../users/passwords';

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

interface Options {
  db: Database;
  messenger: Messenger;
  leaving: readonly Leaving[];
}

export const createWithdraw =
  ({ db, messenger, leaving }: Options) =>
  async ({ body: { password, reason }, ...caller }: Input<typeof contract.me.withdraw>) => {
    const { sub } = caller.user;
    await checkPassword(db, await findUser(db, sub), password, 'password');
    return db.transaction(async (tx) => {
      const before = await lockUser(tx, sub);
      if (before.status === 'WITHDRAWN') fail('wrong_state');
      await keepAdministrators(tx, before, { ...before, status: 'WITHDRAWN' }, null);
      await refuseWhileOpen(tx, leaving, sub);
      await endWhatIsOpen(tx, leaving, { user: sub, why: 'WITHDRAWN', caller });
      const purgeAt = new Date(Date.now() + MONTH_MS).toISOString();
      await messenger.tell(tx, {
        user: sub,
        template: 'user.withdrawn',
        values: ({ language }) => ({ date: formatDateLong(purgeAt, language) }),
        ref: { type: 'users', _id: sub },
        dedupeKey: `withdrawn:${sub}`,
      });
      const given = { code: reason?.code ?? ('OTHER' as const), text: reason?.text ?? null };
      await changeUser(tx, before, { status: 'WITHDRAWN', withdrawal: { at: now(), reason: given, purgeAt } }, caller);
      await endSessionsOf(tx, sub, 'left');
      return { purgeAt };
    });
  };
