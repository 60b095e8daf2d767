import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyRequest } from 'fastify';
import { errors } from 'shared/contract';
import { languageOfRequest } from './reader';

type Refuse = NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['onError']>;

/** Answers as the API would, where none of its processes does; the cause names addresses of ours and stays here. */
export const refuse: Refuse = (reply, { error }) => {
  process.stderr.write(`The API does not answer: ${String(error.cause ?? error)}\n`);
  const language = languageOfRequest(reply.request as FastifyRequest, reply.request.url);
  reply
    .code(errors.overloaded.status)
    .headers({ 'Retry-After': 1, 'Cache-Control': 'no-store' })
    .send({ code: 'overloaded', message: errors.overloaded[language] });
};
