import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** Says that its reader has just changed something. */
const cookieName = 'portico.wrote';
/** Longer than any host takes to hear of a change (s). */
const maxAgeSeconds = 3;

/** Visitors send `Bearer` without a token. */
const isSignedIn = (authorization = '') => /^Bearer \S/.test(authorization);

/** The header of an answer to a request that may have changed something for its signed-in caller; undefined for any other. */
export const getOwnWriteCookie = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>) =>
  method !== 'GET' && method !== 'HEAD' && isSignedIn(headers.authorization)
    ? `${cookieName}=1; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax`
    : undefined;

/** Whoever has just changed something sees it on the next page, although this host may not have heard of it yet. */
export const hasJustWritten = ({ cookies }: FastifyRequest) => cookies[cookieName] !== undefined;
