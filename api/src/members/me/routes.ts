import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { runInHashQueue } from '../auth/hash-queue';
import { hashPassword } from '../auth/passwords';
import { endUserSessions } from '../auth/sessions';
import { checkReauthentication } from '../passkeys/check-reauthentication';
import type { MembersServices } from '../services';
import { removeAccountFile } from '../users/account-files';
import { notifyPasswordChange } from '../users/notify-account-changes';
import { findUser, lockVerifiedUser, updateUser } from '../users/queries';
import { toMe } from './serialise';
import { createSessionHandlers } from './session-handlers';
import { createTotpHandlers } from './totp-handlers';
import { createUpdateMe } from './update-me';
import { createWithdraw } from './withdraw';

export const serveMe = (app: FastifyInstance, services: MembersServices) => {
  const { db, files, messenger, accountChanges } = services;
  const { sessions, ...routes } = contract.me;

  serve(app, routes, {
    get: async ({ user }) => {
      const me = await findUser(db, user.sub);
      if (me.status === 'WITHDRAWN') throwApiError('not_found');
      return { user: await toMe(db, me) };
    },
    update: createUpdateMe(services),
    withdraw: createWithdraw(services),
    removeLogo: (caller) => removeAccountFile(db, files, { kind: 'logo', user: caller.user.sub, caller }),
    removePhoto: (caller) => removeAccountFile(db, files, { kind: 'photo', user: caller.user.sub, caller }),
    removeIntroduction: (caller) =>
      removeAccountFile(db, files, { kind: 'introduction', user: caller.user.sub, caller }),

    password: async ({ body: { current, passkey, password }, ...caller }) => {
      const { sub, sid } = caller.user;
      const user = await findUser(db, sub);
      await checkReauthentication(services, user, { password: current, passkey }, 'current');
      if (password.toLowerCase() === user.username || password === current) throwFieldError('password', 'password');
      const passwordHash = await runInHashQueue(() => hashPassword(password));
      await accountChanges.transaction(async (tx) => {
        const values = { passwordHash, passwordChangeRequiredAt: null };
        const changed = await updateUser(tx, await lockVerifiedUser(tx, user), values, caller);
        await endUserSessions(tx, sub, 'password', sid);
        await notifyPasswordChange(tx, messenger, changed);
      });
    },
  });

  serve(app, sessions, createSessionHandlers(services));
  serve(app, contract.totp, createTotpHandlers(services));
};
