import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { runInHashQueue } from '../auth/hash-queue';
import { hashPassword } from '../auth/passwords';
import { endUserSessions } from '../auth/sessions';
import type { MembersServices } from '../services';
import { removeAccountFile } from '../users/account-files';
import { checkPassword, notifyPasswordChange } from '../users/check-password';
import { findUser, lockUser, updateUser } from '../users/queries';
import { toMe } from './serialise';
import { createSessionHandlers } from './session-handlers';
import { createTotpHandlers } from './totp-handlers';
import { createUpdateMe } from './update-me';
import { createWithdraw } from './withdraw';

export const serveMe = (app: FastifyInstance, { db, files, messenger, getAccountDeletion }: MembersServices) => {
  const { sessions, ...routes } = contract.me;

  serve(app, routes, {
    get: async ({ user }) => {
      const me = await findUser(db, user.sub);
      if (me.status === 'WITHDRAWN') throwApiError('not_found');
      return { user: await toMe(db, me) };
    },
    update: createUpdateMe({ db, messenger }),
    withdraw: createWithdraw({ db, messenger, accountDeletion: getAccountDeletion() }),
    removeLogo: ({ user, ...caller }) =>
      removeAccountFile(db, files, { kind: 'logo', user: user.sub, caller: { ...caller, user } }),
    removePhoto: ({ user, ...caller }) =>
      removeAccountFile(db, files, { kind: 'photo', user: user.sub, caller: { ...caller, user } }),
    removeIntroduction: ({ user, ...caller }) =>
      removeAccountFile(db, files, { kind: 'introduction', user: user.sub, caller: { ...caller, user } }),

    password: async ({ body: { current, password }, ...caller }) => {
      const { sub, sid } = caller.user;
      const known = await findUser(db, sub);
      await checkPassword(db, known, current, 'current');
      if (password.toLowerCase() === known.username || password === current) throwFieldError('password', 'password');
      const passwordHash = await runInHashQueue(() => hashPassword(password));
      await db.transaction(async (tx) => {
        const changed = await updateUser(tx, await lockUser(tx, sub), { passwordHash }, caller);
        await endUserSessions(tx, sub, 'password', sid);
        await notifyPasswordChange(tx, messenger, changed);
      });
    },
  });

  serve(app, sessions, createSessionHandlers(db));
  serve(app, contract.console.totp, createTotpHandlers(db));
};
