import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that tabs ask for again and again: without a body while it stays the same. */
export const answerUnlessKnown = (request: FastifyRequest, reply: FastifyReply, answer: object) => {
  const body = JSON.stringify(answer);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.headers({ 'Cache-Control': 'no-cache', ETag: tag });
  // A proxy that compresses weakens the tag.
  if (request.headers['if-none-match']?.replace(/^W\//, '') === tag) return reply.code(304).send();
  return reply.type('application/json').send(body);
};
