import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyRequest } from 'fastify';
import { errors } from 'shared/contract';
import { getRequestLanguage } from '../request-language';

type ErrorHandler = NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['onError']>;

/** Answers `overloaded` in the form of the API when none of its processes answers. The cause names internal addresses and is only logged. */
export const replyUpstreamError: ErrorHandler = (reply, { error }) => {
  process.stderr.write(`The API does not answer: ${String(error.cause ?? error)}\n`);
  const language = getRequestLanguage(reply.request as FastifyRequest);
  reply
    .code(errors.overloaded.status)
    .headers({ 'Retry-After': 1, 'Cache-Control': 'no-store' })
    .send({ code: 'overloaded', message: errors.overloaded[language] });
};
