import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contract } from 'shared/contract';
import { listPublicKeys, openEnvelope } from '../../platform/auth/envelope';
import { throwApiError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import type { MembersServices } from '../services';
import { toAccessClaims } from '../users/table';
import { createKnownDevices, deviceCookie, deviceCookieOptions } from './known-devices';
import { findRequiredAction } from './required-action';
import { createSuccessorDerivation, endSession, exchangeRefreshToken } from './sessions';
import { signIn } from './sign-in';
import { createSignInCodes } from './sign-in-codes';

const readRefreshToken = ({ headers: { authorization = '' } }: FastifyRequest) =>
  /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(authorization)?.[1] ?? throwApiError('session_ended');

/** The time zone that a device names, if there is one of this name. */
const readTimeZone = (header: string | string[] | undefined) => {
  try {
    return typeof header === 'string'
      ? new Intl.DateTimeFormat('en', { timeZone: header }).resolvedOptions().timeZone
      : null;
  } catch {
    return null;
  }
};

export const serveAuth = (app: FastifyInstance, services: MembersServices) => {
  const { db, keys, tokens, accountChanges } = services;
  const knownDevices = createKnownDevices(keys);
  const codes = createSignInCodes(services);
  const onError = (cause: unknown) => app.log.error({ cause: String(cause) }, 'a sign-in code was not sent');
  const deriveSuccessor = createSuccessorDerivation(keys);

  serve(app, contract.auth, {
    keys: async ({ reply }) => {
      // Clients take the time from the Date header, so the answer must not be cached.
      reply.header('cache-control', 'no-store');
      return { keys: await listPublicKeys(keys) };
    },

    refreshToken: async ({ request, reply, ip, requestId }) => {
      const { headers } = request;
      reply.header('cache-control', 'no-store');
      const credentials =
        headers['sec-fetch-site'] === 'cross-site' ? null : await openEnvelope(keys, headers.authorization ?? '');
      if (!credentials) throwApiError('sign_in_failed');
      const ua = (headers['user-agent'] ?? '').slice(0, 300);
      const timeZone = readTimeZone(headers['time-zone']);
      const origin = { ip, ua, timeZone, requestId, deviceCookie: request.cookies[deviceCookie] };
      const { user, refreshToken, expiresAt } = await signIn({ db, knownDevices, codes, onError }, credentials, origin);
      reply.setCookie(deviceCookie, await knownDevices.createCookie(user), {
        ...deviceCookieOptions,
        secure: request.protocol === 'https',
      });
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
