import { randomBytes } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashReader, isInShare, isReaderId, readerCookie } from 'shared/contract/canary-readers';
import type { ActiveRelease } from 'shared/remotes';
import type { ActiveCanary } from './active-canary';

/** As 128 random bits in base64url. */
const drawReader = () => randomBytes(16).toString('base64url');

const maxAgeSeconds = 30 * 24 * 60 * 60;

/** Which of the two releases a request gets while a canary runs. */
export interface Assignment {
  canary: ActiveCanary;
  isCanary: boolean;
  /** A hash of the reader's id; null for a client without one, such as a crawler, which gets what the channel runs. */
  reader: string | null;
  /** The id of a reader who comes for the first time. */
  newReader: string | null;
}

/** A document that somebody opens in a browser. */
const isDocument = ({ headers }: Pick<FastifyRequest, 'headers'>) => headers['sec-fetch-dest'] === 'document';

export const assignRelease = (
  request: Pick<FastifyRequest, 'cookies' | 'headers'>,
  canary: ActiveCanary,
): Assignment => {
  const cookie = request.cookies[readerCookie];
  const known = cookie !== undefined && isReaderId(cookie) ? cookie : null;
  const newReader = known === null && isDocument(request) ? drawReader() : null;
  const id = known ?? newReader;
  const reader = id && hashReader(canary.id, id);
  return { canary, newReader, reader, isCanary: reader !== null && isInShare(reader, canary.share) };
};

/** The releases of a reader. */
export const applyAssignment = (releases: readonly ActiveRelease[], { canary, isCanary }: Assignment) =>
  releases.map((release) => (isCanary && release.name === canary.release.name ? canary.release : release));

/** Keeps the reader with one release. */
export const sendReaderCookie = (request: FastifyRequest, reply: FastifyReply, { newReader }: Assignment) => {
  if (newReader)
    reply.setCookie(readerCookie, newReader, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: maxAgeSeconds,
    });
};

/** Of answers that depend on the reader: no network may give them to others. */
export const readersCacheControl = 'private, no-cache';
