import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import { requireRow, updateRow } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { throttle, throttleSource } from '../../platform/http/throttles';
import { createKnownDevices, setDeviceCookie } from '../auth/known-devices';
import { assertSecondFactorRemains, findRequiredAction } from '../auth/required-action';
import { readSignInOrigin } from '../auth/sign-in-origin';
import type { MembersServices } from '../services';
import { notifySecondFactorChange } from '../users/notify-account-changes';
import { findUser, lockVerifiedUser } from '../users/queries';
import { toAccessClaims } from '../users/table';
import { createAssertionOptions } from './assertions';
import { checkReauthentication } from './check-reauthentication';
import { listPasskeys, toPasskey } from './queries';
import { createPasskey, createRegistrationOptions } from './register-passkey';
import { getRelyingParty } from './relying-party';
import { signInWithPasskey } from './sign-in-with-passkey';
import { passkeys } from './table';

const resource = 'passkeys';
/** Challenges that are stored at most, for sign-ins of a source and for a member. */
const signIns = { count: 200, windowS: 3600 };
const questions = { count: 30, windowS: 600 };

const isOwn = (id: string, user: string) => and(eq(passkeys._id, id), eq(passkeys._user, user));

export const servePasskeys = (app: FastifyInstance, services: MembersServices) => {
  const { db, keys, tokens, publicUrl, accountChanges } = services;
  const relyingParty = getRelyingParty(publicUrl);
  const knownDevices = createKnownDevices(keys);
  const { signIn, ...own } = contract.passkeys;

  serve(app, own, {
    list: async ({ user }) => ({ passkeys: (await listPasskeys(db, user.sub)).map(toPasskey) }),

    reauthenticate: async ({ user }) => {
      await throttle(db, `passkey:${user.sub}`, questions);
      const existing = await listPasskeys(db, user.sub);
      if (existing.length === 0) throwApiError('wrong_state');
      const use = { purpose: 'reauthentication', user: user.sub } as const;
      return { options: await createAssertionOptions(db, relyingParty, use, existing) };
    },

    begin: async ({ body, user }) => {
      const account = await findUser(db, user.sub);
      await checkReauthentication(services, account, body, 'password');
      return { options: await createRegistrationOptions(services, account) };
    },

    create: async (input) => ({ passkey: toPasskey(await createPasskey(services, input)) }),

    rename: ({ params, body, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await requireRow(tx, passkeys, isOwn(params.id, caller.user.sub), 'update');
        const after = await updateRow(tx, passkeys, before._id, { name: body.name });
        const names = { before: { name: before.name }, after: { name: after.name } };
        await writeAudit(tx, caller, { action: 'UPDATE', resource, target: before._id, ...names });
        return { passkey: toPasskey(after) };
      }),

    remove: async ({ params, body, ...caller }) => {
      const { sub } = caller.user;
      await requireRow(db, passkeys, isOwn(params.id, sub));
      const account = await findUser(db, sub);
      await checkReauthentication(services, account, body, 'password');
      await accountChanges.transaction(async (tx) => {
        const user = await lockVerifiedUser(tx, account);
        const { rowCount } = await tx.delete(passkeys).where(isOwn(params.id, sub));
        if (rowCount === 0) throwApiError('not_found');
        await assertSecondFactorRemains(tx, user, services);
        await writeAudit(tx, caller, { action: 'DELETE', resource, target: params.id });
        await notifySecondFactorChange(tx, services.messenger, 'passkey.removed', { user: sub, target: params.id });
      });
    },
  });

  serve(app, signIn, {
    begin: async ({ ip, reply }) => {
      reply.header('cache-control', 'no-store');
      await throttleSource(db, 'passkey-sign-in', ip, signIns);
      const use = { purpose: 'sign-in', user: null } as const;
      return { options: await createAssertionOptions(db, relyingParty, use) };
    },

    finish: async ({ body, request, reply }) => {
      reply.header('cache-control', 'no-store');
      const origin = readSignInOrigin(request);
      const { user, session, ...refresh } = await signInWithPasskey({ db, relyingParty }, body.credential, origin);
      await setDeviceCookie(knownDevices, user, request, reply);
      const access = await tokens.sign(toAccessClaims(user, session, await findRequiredAction(db, user, services)));
      return { ...access, refreshToken: refresh.refreshToken, refreshExpiresAt: refresh.expiresAt };
    },
  });
};
