import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends JSON with an ETag; answers 304 without a body where the client already has this content. */
export const sendWithEtag = (request: FastifyRequest, reply: FastifyReply, content: object) => {
  const body = JSON.stringify(content);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.headers({ 'Cache-Control': 'no-cache', ETag: tag });
  // A proxy that compresses turns the tag into a weak one.
  if (request.headers['if-none-match']?.replace(/^W\//, '') === tag) return reply.code(304).send();
  return reply.type('application/json').send(body);
};
