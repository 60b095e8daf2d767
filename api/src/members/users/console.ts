import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Application, contract } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { fail, failField } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { type Handlers, type Input, serve } from '../../platform/http/serve';
import { hashPassword } from '../auth/passwords';
import { endSessionsOf } from '../auth/sessions';
import { inHashingSlot } from '../auth/sign-in';
import { totps } from '../auth/table';
import { newToken } from '../certifications/tokens';
import { levels } from '../levels/table';
import type { Messenger } from '../messages/tell';
import { keepAdministrators } from './administrators';
import { buyerOf, sellerOf } from './applications';
import { decide } from './decide';
import { excelOf } from './excel';
import { changeUser, findUser, lockUser } from './find';
import { writeUserStart } from './history';
import { invite } from './invite';
import { endWhatIsOpen, type Leaving } from './leaving';
import { listUsers } from './list';
import { removePaper } from './papers';
import { checkKind } from './register';
import { showUser } from './show';
import { type User, users } from './table';

const resource = 'users';

interface Options {
  db: Database;
  files: Files;
  messenger: Messenger;
  leaving: readonly Leaving[];
}

const consoleUsers = contract.console.users;
type Body = Omit<Input<typeof consoleUsers.update>['body'], 'version'>;

const checkLevel = async (tx: Database, level: string | undefined) => {
  if (level !== undefined && (await tx.$count(levels, eq(levels._id, level))) === 0) failField('_level', 'invalid');
};

/** An administrator who corrects a profile does not send the application in again. */
const standing = (part: { application: Application } | null | undefined) =>
  part ? { application: part.application } : {};

/** Values of the columns; what the body leaves out stays. */
const columnsOf = ({ buyer, seller, marketing, email, company, ...body }: Body, current: User | null, by: string) => ({
  ...body,
  ...(email === undefined ? {} : { email: email.toLowerCase() }),
  ...(company === undefined ? {} : { company }),
  ...(marketing ? { marketing: { ...marketing, at: current?.marketing.at ?? null } } : {}),
  ...(buyer === undefined
    ? {}
    : { buyer: buyer && { ...buyerOf(buyer, current?.buyer ?? null, by), ...standing(current?.buyer) } }),
  ...(seller === undefined
    ? {}
    : { seller: seller && { ...sellerOf(seller, current?.seller ?? null, by), ...standing(current?.seller) } }),
});

/** Rights that grew or shrank hold from the next sign-in; whoever is blocked is out at once. */
const mustSignInAgain = (before: User, after: User) =>
  before.status !== after.status || before.roles.includes('ADMIN') !== after.roles.includes('ADMIN');

export const serveConsoleUsers = (app: FastifyInstance, { db, files, messenger, leaving }: Options) => {
  const handlers: Handlers<typeof consoleUsers> = {
    list: ({ query }) => listUsers(db, query),

    get: async ({ params, ...caller }) => {
      const user = await findUser(db, params.id);
      await writeAudit(db, caller, { action: 'VIEW_PII', resource, target: user._id });
      return { user: await showUser(db, user) };
    },

    create: async ({ body: { password, ...body }, ...caller }) => {
      checkKind(body);
      const passwordHash = await inHashingSlot(() => hashPassword(password ?? newToken()));
      return db.transaction(async (tx) => {
        await checkLevel(tx, body._level);
        const by = caller.user.sub;
        const { buyer: _buyer, seller: _seller, ...plain } = body;
        const values = {
          ...plain,
          ...columnsOf(body, null, by),
          marketing: { ...body.marketing, at: null },
          createdBy: by,
          updatedBy: by,
        };
        const [user] = await tx
          .insert(users)
          .values({ ...values, passwordHash })
          .returning();
        if (!user) fail('internal');
        await writeUserStart(tx, caller, user);
        if (password === undefined) await invite(tx, messenger, user);
        return { user: await showUser(tx, user) };
      });
    },

    update: ({ params, body: { version, ...body }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockUser(tx, params.id);
        if (before.version !== version) await refuseStale(tx, await showUser(tx, before), before);
        if (before.status === 'WITHDRAWN') fail('wrong_state');
        if (body.type && body.type !== before.type) failField('type', 'invalid');
        checkKind({ ...before, ...body });
        await checkLevel(tx, body._level);
        const values = columnsOf(body, before, caller.user.sub);
        await keepAdministrators(tx, before, { ...before, ...values }, caller.user.sub);
        const after = await changeUser(tx, before, values, caller);
        if (mustSignInAgain(before, after)) await endSessionsOf(tx, after._id, 'barred');
        for (const role of ['BUYER', 'SELLER'] as const)
          if (before.roles.includes(role) && !after.roles.includes(role))
            await endWhatIsOpen(tx, leaving, { user: after._id, why: `REVOKED_${role}`, caller });
        if (after.status === 'BLOCKED' && before.status !== 'BLOCKED')
          await endWhatIsOpen(tx, leaving, { user: after._id, why: 'BLOCKED', caller });
        return { user: await showUser(tx, after) };
      }),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockUser(tx, params.id);
        if (before._id === caller.user.sub) fail('own_account');
        await keepAdministrators(tx, before, { ...before, status: 'BLOCKED' }, caller.user.sub);
        await endWhatIsOpen(tx, leaving, { user: before._id, why: 'DELETED', caller });
        await endSessionsOf(tx, before._id, 'barred');
        await changeUser(tx, before, { deletedAt: sql`clock_timestamp()` }, caller);
        await writeAudit(tx, caller, { action: 'DELETE', resource, target: before._id });
      }),

    decide: ({ params, body, ...caller }) =>
      db.transaction(async (tx) => ({
        user: await showUser(tx, await decide(tx, params.id, body, { messenger, leaving, caller })),
      })),

    endSessions: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const user = await lockUser(tx, params.id);
        await endSessionsOf(tx, user._id, 'ended');
        await writeAudit(tx, caller, { action: 'UPDATE', resource: 'sessions', target: user._id });
      }),

    removeTotp: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const user = await lockUser(tx, params.id);
        const { rowCount } = await tx.delete(totps).where(eq(totps._user, user._id));
        if (rowCount === 0) fail('not_found');
        await writeAudit(tx, caller, { action: 'DELETE', resource: 'totps', target: user._id });
      }),

    removePaper: ({ params, ...caller }) =>
      removePaper(db, files, { paper: 'businessRegistration', user: params.id, caller }),

    excel: ({ query, reply, ...caller }) => excelOf(db, { query, reply, caller }),
  };
  serve(app, consoleUsers, handlers);
};
