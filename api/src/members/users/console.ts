import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Application, contract } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { insertRecord } from '../../platform/http/records';
import { type Handlers, type RouteInput, serve } from '../../platform/http/serve';
import { hideFiles } from '../../platform/trash/entries';
import { runInHashQueue } from '../auth/hash-queue';
import { hashPassword } from '../auth/passwords';
import { endUserSessions } from '../auth/sessions';
import { totps } from '../auth/table';
import { createToken } from '../certifications/tokens';
import { levels } from '../levels/table';
import { removePasskeys } from '../passkeys/remove-passkeys';
import type { MembersServices } from '../services';
import { countOpenItems, notifyBlocked, runAccountDeletion } from './account-deletion';
import { removeAccountFile } from './account-files';
import { assertAdministratorRemains } from './administrators';
import { toBuyer, toSeller } from './applications';
import { auditUserCreation } from './audit-user';
import { decideApplication } from './decide-application';
import { exportUsers } from './export-users';
import { inviteUser } from './invite-user';
import { listUsers } from './list-users';
import { notifyContactChange, notifySecondFactorChange } from './notify-account-changes';
import { findUser, lockUser, updateUser } from './queries';
import { assertProfileMatchesType } from './register';
import { toConsoleUser } from './serialise';
import { type User, users } from './table';

const resource = 'users';

const consoleUsers = contract.console.users;
type Body = Omit<RouteInput<typeof consoleUsers.update>['body'], 'version' | 'reason'>;

const checkLevel = async (tx: Database, level: string | undefined) => {
  if (level !== undefined && (await tx.$count(levels, eq(levels._id, level))) === 0)
    throwFieldError('_level', 'invalid');
};

/** Corrections by administrators keep the state of the application. */
const keepApplication = (part: { application: Application } | null | undefined) =>
  part ? { application: part.application } : {};

/** Column values of a request body; missing fields are not changed. */
const toColumns = ({ buyer, seller, marketing, email, company, ...body }: Body, current: User | null, by: string) => ({
  ...body,
  ...(email === undefined ? {} : { email: email.toLowerCase() }),
  ...(company === undefined ? {} : { company }),
  ...(marketing ? { marketing: { ...marketing, at: current?.marketing.at ?? null } } : {}),
  ...(buyer === undefined
    ? {}
    : { buyer: buyer && { ...toBuyer(buyer, current?.buyer ?? null, by), ...keepApplication(current?.buyer) } }),
  ...(seller === undefined
    ? {}
    : { seller: seller && { ...toSeller(seller, current?.seller ?? null, by), ...keepApplication(current?.seller) } }),
});

/** Where a new address differs from the current one. An administrator does not prove it, so it proves nothing later. */
const getAddressChanges = ({ email, phone }: Body, before: User) => ({
  ...(email !== undefined && email.toLowerCase() !== before.email ? { emailVerifiedAt: null } : {}),
  ...(phone !== undefined && phone !== before.phone ? { phoneVerifiedAt: null } : {}),
});

/** The own addresses are changed with the password (`me.update`). */
const assertNoOwnAddress = (changes: ReturnType<typeof getAddressChanges>, before: User, by: string) => {
  if (before._id !== by) return;
  if ('emailVerifiedAt' in changes) throwFieldError('email', 'own_contact');
  if ('phoneVerifiedAt' in changes) throwFieldError('phone', 'own_contact');
};

/** Changes of status or administrator rights end the sessions. */
const mustEndSessions = (before: User, after: User) =>
  before.status !== after.status || before.roles.includes('ADMIN') !== after.roles.includes('ADMIN');

type ConsoleHandlers = Handlers<typeof consoleUsers>;
type RecordRoute = 'list' | 'get' | 'create' | 'update' | 'remove';

const createRecordHandlers = ({
  db,
  accountChanges,
  messenger,
  getAccountDeletion,
  requiresSecondFactor,
}: MembersServices): Pick<ConsoleHandlers, RecordRoute> => ({
  list: ({ query }) => listUsers(db, query),

  get: async ({ params, ...caller }) => {
    const user = await findUser(db, params.id);
    await writeAudit(db, caller, { action: 'VIEW_PII', resource, target: user._id });
    return { user: await toConsoleUser(db, user) };
  },

  create: async ({ body: { password, ...body }, ...caller }) => {
    assertProfileMatchesType(body);
    const passwordHash = await runInHashQueue(() => hashPassword(password ?? createToken()));
    // Whoever creates the account knows this password. Like a second factor, another one is required on public sites alone.
    const isShared = password !== undefined && body.roles.includes('ADMIN') && requiresSecondFactor();
    const passwordChangeRequiredAt = isShared ? now() : null;
    return db.transaction(async (tx) => {
      await checkLevel(tx, body._level);
      const { buyer: _buyer, seller: _seller, ...plain } = body;
      const marketing = { ...body.marketing, at: null };
      const values = {
        ...plain,
        ...toColumns(body, null, caller.user.sub),
        marketing,
        passwordHash,
        passwordChangeRequiredAt,
      };
      const user = await insertRecord(tx, users, values, caller);
      await auditUserCreation(tx, caller, user);
      if (password === undefined) await inviteUser(tx, messenger, user);
      return { user: await toConsoleUser(tx, user) };
    });
  },

  update: ({ params, body: { version, reason, ...body }, ...caller }) =>
    accountChanges.transaction(async (tx) => {
      const before = await lockUser(tx, params.id);
      if (before.version !== version) throwStale(await toConsoleUser(tx, before), before);
      if (before.status === 'WITHDRAWN') throwApiError('wrong_state');
      if (body.type && body.type !== before.type) throwFieldError('type', 'invalid');
      assertProfileMatchesType({ ...before, ...body });
      await checkLevel(tx, body._level);
      const addresses = getAddressChanges(body, before);
      assertNoOwnAddress(addresses, before, caller.user.sub);
      const values = { ...toColumns(body, before, caller.user.sub), ...addresses };
      await assertAdministratorRemains(tx, before, { ...before, ...values }, caller.user.sub);
      const isBlocked = body.status === 'BLOCKED' && before.status !== 'BLOCKED';
      if (isBlocked) await notifyBlocked(tx, messenger, before, reason);
      const after = await updateUser(tx, before, values, caller, reason);
      await notifyContactChange(tx, messenger, before, after);
      if (mustEndSessions(before, after)) await endUserSessions(tx, after._id, 'barred');
      for (const role of ['BUYER', 'SELLER'] as const)
        if (before.roles.includes(role) && !after.roles.includes(role))
          await runAccountDeletion(tx, getAccountDeletion(), { user: after._id, why: `REVOKED_${role}`, caller });
      if (isBlocked) await runAccountDeletion(tx, getAccountDeletion(), { user: after._id, why: 'BLOCKED', caller });
      return { user: await toConsoleUser(tx, after) };
    }),

  remove: ({ params, ...caller }) =>
    accountChanges.transaction(async (tx) => {
      const before = await lockUser(tx, params.id);
      if (before._id === caller.user.sub) throwApiError('own_account');
      await assertAdministratorRemains(tx, before, { ...before, status: 'BLOCKED' }, caller.user.sub);
      await runAccountDeletion(tx, getAccountDeletion(), { user: before._id, why: 'DELETED', caller });
      await endUserSessions(tx, before._id, 'barred');
      await updateUser(tx, before, { deletedAt: sql`clock_timestamp()` }, caller);
      await hideFiles(tx, resource, before._id);
      await writeAudit(tx, caller, { action: 'DELETE', resource, target: before._id });
    }),
});

const createActionHandlers = ({
  db,
  accountChanges,
  files,
  ...services
}: MembersServices): Omit<ConsoleHandlers, RecordRoute> => ({
  open: async ({ params }) => {
    const { _id } = await findUser(db, params.id);
    return { open: await countOpenItems(db, services.getAccountDeletion(), _id) };
  },

  decide: ({ params, body, ...caller }) =>
    accountChanges.transaction(async (tx) => {
      const user = await decideApplication(tx, params.id, body, services, caller);
      return { user: await toConsoleUser(tx, user) };
    }),

  endSessions: ({ params, ...caller }) =>
    accountChanges.transaction(async (tx) => {
      const user = await lockUser(tx, params.id);
      await endUserSessions(tx, user._id, 'ended');
      await writeAudit(tx, caller, { action: 'UPDATE', resource: 'sessions', target: user._id });
    }),

  removeTotp: ({ params, ...caller }) =>
    accountChanges.transaction(async (tx) => {
      const user = await lockUser(tx, params.id);
      // The own one is disabled with the password.
      if (user._id === caller.user.sub) throwApiError('own_account');
      const totp = await tx.delete(totps).where(eq(totps._user, user._id));
      const passkeyCount = await removePasskeys(tx, services.messenger, user._id, caller);
      if (!totp.rowCount && passkeyCount === 0) throwApiError('not_found');
      if (!totp.rowCount) return;
      await writeAudit(tx, caller, { action: 'DELETE', resource: 'totps', target: user._id });
      await notifySecondFactorChange(tx, services.messenger, 'totp.disabled', { user: user._id });
    }),

  removePaper: ({ params, ...caller }) =>
    removeAccountFile(db, files, { kind: 'businessRegistration', user: params.id, caller }),

  excel: ({ query, reply, language, ...caller }) => exportUsers(db, { query, reply, language, caller }),
});

export const serveConsoleUsers = (app: FastifyInstance, services: MembersServices) =>
  serve(app, consoleUsers, { ...createRecordHandlers(services), ...createActionHandlers(services) });
