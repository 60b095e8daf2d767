import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { fail, failField } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { hashPassword } from '../auth/passwords';
import { endSessionsOf } from '../auth/sessions';
import { inHashingSlot } from '../auth/sign-in';
import type { Messenger } from '../messages/tell';
import { changeUser, findUser, lockUser } from '../users/find';
import type { Leaving } from '../users/leaving';
import { removePaper } from '../users/papers';
import { checkPassword, tellPasswordChange } from '../users/passwords';
import { sessionHandlers } from './sessions';
import { showMe } from './show';
import { totpHandlers } from './totp';
import { createUpdateMe } from './update';
import { createWithdraw } from './withdraw';

interface Options {
  db: Database;
  files: Files;
  messenger: Messenger;
  leaving: readonly Leaving[];
}

export const serveMe = (app: FastifyInstance, { db, files, messenger, leaving }: Options) => {
  const { sessions, ...routes } = contract.me;

  serve(app, routes, {
    get: async ({ user }) => {
      const me = await findUser(db, user.sub);
      if (me.status === 'WITHDRAWN') fail('not_found');
      return { user: await showMe(db, me) };
    },
    update: createUpdateMe({ db, messenger }),
    withdraw: createWithdraw({ db, messenger, leaving }),
    removeLogo: ({ user, ...caller }) =>
      removePaper(db, files, { paper: 'logo', user: user.sub, caller: { ...caller, user } }),
    removePhoto: ({ user, ...caller }) =>
      removePaper(db, files, { paper: 'photo', user: user.sub, caller: { ...caller, user } }),
    removeIntroduction: ({ user, ...caller }) =>
      removePaper(db, files, { paper: 'introduction', user: user.sub, caller: { ...caller, user } }),

    password: async ({ body: { current, password }, ...caller }) => {
      const { sub, sid } = caller.user;
      const known = await findUser(db, sub);
      await checkPassword(db, known, current, 'current');
      if (password.toLowerCase() === known.username || password === current) failField('password', 'password');
      const passwordHash = await inHashingSlot(() => hashPassword(password));
      await db.transaction(async (tx) => {
        const changed = await changeUser(tx, await lockUser(tx, sub), { passwordHash }, caller);
        await endSessionsOf(tx, sub, 'password', sid);
        await tellPasswordChange(tx, messenger, changed);
      });
    },
  });

  serve(app, sessions, sessionHandlers(db));
  serve(app, contract.console.totp, totpHandlers(db));
};
