import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contract } from 'shared/contract';
import { openEnvelope, publicKeys } from '../../platform/auth/envelope';
import type { Keys } from '../../platform/auth/keys';
import type { Tokens } from '../../platform/auth/tokens';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { scopesOf } from '../users/table';
import { createDevices, deviceCookieOf } from './devices';
import { createSuccessor, endSession, exchange } from './sessions';
import { signIn } from './sign-in';

const refreshTokenOf = ({ headers: { authorization = '' } }: FastifyRequest) =>
  /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(authorization)?.[1] ?? fail('session_ended');

interface Auth {
  db: Database;
  keys: Keys;
  tokens: Tokens;
}

export const serveAuth = (app: FastifyInstance, { db, keys, tokens }: Auth) => {
  const devices = createDevices(keys);
  const successorOf = createSuccessor(keys);

  serve(app, contract.auth, {
    keys: async ({ reply }) => {
      // Its Date header tells the client the time, so a cache must not answer.
      reply.header('cache-control', 'no-store');
      return { keys: await publicKeys(keys) };
    },

    refreshToken: async ({ request, reply, ip, requestId }) => {
      const { headers } = request;
      reply.header('cache-control', 'no-store');
      const credentials =
        headers['sec-fetch-site'] === 'cross-site' ? null : await openEnvelope(keys, headers.authorization ?? '');
      if (!credentials) fail('sign_in_failed');
      const ua = (headers['user-agent'] ?? '').slice(0, 300);
      const visit = { ip, ua, requestId, deviceCookie: deviceCookieOf(headers.cookie) };
      const { user, refreshToken, expiresAt } = await signIn(db, devices, credentials, visit);
      reply.header('set-cookie', await devices.cookie(user, request.protocol === 'https'));
      return { refreshToken, expiresAt };
    },

    accessToken: async ({ request, reply }) => {
      reply.header('cache-control', 'no-store');
      const next = await exchange(db, refreshTokenOf(request), successorOf);
      if (!next) fail('session_ended');
      const { user, session, refreshToken, expiresAt: refreshExpiresAt } = next;
      const claims = { sub: user._id, sid: session._id, scope: scopesOf(user), type: user.type, name: user.name };
      return { ...(await tokens.sign(claims)), refreshToken, refreshExpiresAt };
    },

    signOut: async ({ request }) => {
      if (!(await endSession(db, refreshTokenOf(request)))) fail('session_ended');
    },
  });
};
