import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contract } from 'shared/contract';
import { listPublicKeys, openEnvelope } from '../../platform/auth/envelope';
import { createBackgroundTasks } from '../../platform/http/background-tasks';
import { throwApiError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import type { MembersServices } from '../services';
import { toAccessClaims } from '../users/table';
import { createKnownDevices, setDeviceCookie } from './known-devices';
import { findRequiredAction } from './required-action';
import { createSuccessorDerivation, endSession, exchangeRefreshToken } from './sessions';
import { signIn } from './sign-in';
import { createSignInCodes } from './sign-in-codes';
import { readSignInOrigin } from './sign-in-origin';

const readRefreshToken = ({ headers: { authorization = '' } }: FastifyRequest) =>
  /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(authorization)?.[1] ?? throwApiError('session_ended');

export const serveAuth = (app: FastifyInstance, services: MembersServices) => {
  const { db, keys, tokens, accountChanges } = services;
  const knownDevices = createKnownDevices(keys);
  const codes = createSignInCodes(services);
  const onError = (cause: unknown) => app.log.error({ cause: String(cause) }, 'a sign-in code was not sent');
  const tasks = createBackgroundTasks(app, onError);
  const deriveSuccessor = createSuccessorDerivation(keys);

  serve(app, contract.auth, {
    keys: async ({ reply }) => {
      // Clients take the time from the Date header, so the answer must not be cached.
      reply.header('cache-control', 'no-store');
      return { keys: await listPublicKeys(keys) };
    },

    refreshToken: async ({ request, reply }) => {
      const { headers } = request;
      reply.header('cache-control', 'no-store');
      const credentials =
        headers['sec-fetch-site'] === 'cross-site' ? null : await openEnvelope(keys, headers.authorization ?? '');
      if (!credentials) throwApiError('sign_in_failed');
      const services = { db, knownDevices, codes, tasks };
      const { user, refreshToken, expiresAt } = await signIn(services, credentials, readSignInOrigin(request));
      await setDeviceCookie(knownDevices, user, request, reply);
      return { refreshToken, expiresAt };
    },

    accessToken: async ({ request, reply }) => {
      reply.header('cache-control', 'no-store');
      const next = await exchangeRefreshToken(accountChanges, readRefreshToken(request), deriveSuccessor);
      if (!next) throwApiError('session_ended');
      const { user, session, refreshToken, expiresAt: refreshExpiresAt } = next;
      const claims = toAccessClaims(user, session._id, await findRequiredAction(db, user, services));
      return { ...(await tokens.sign(claims)), refreshToken, refreshExpiresAt };
    },

    signOut: async ({ request }) => {
      const token = readRefreshToken(request);
      if (!(await accountChanges.transaction((tx) => endSession(tx, token)))) throwApiError('session_ended');
    },
  });
};
