import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { throwApiError } from '../http/errors';
import { serve } from '../http/serve';
import type { PlatformPorts, PlatformServices } from '../services';
import { openConnection } from './connections';
import { createHub } from './hub';

/** Maximum number of connections per user and in total, in one process. */
const limits = { user: 8, process: 2000 };

/** `connection: close`: a kept-alive connection would delay the shutdown. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'x-accel-buffering': 'no',
  connection: 'close',
};

const parseLastEventId = (header: string | string[] | undefined) => {
  const text = header?.toString() ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
};

export const serveLive = (
  app: FastifyInstance,
  { db, accountChanges, audiences, liveEvents }: PlatformServices & Pick<PlatformPorts, 'audiences' | 'liveEvents'>,
) => {
  const onError = (cause: unknown) => app.log.error({ cause: String(cause) }, 'live updates');
  const hub = createHub({ db, audiences, kinds: liveEvents, onError });
  // Open streams would prevent the process from stopping.
  app.addHook('preClose', async () => hub.stop());

  serve(app, contract.live, {
    events: async ({ query, user, request, reply }) => {
      reply.headers(streamHeaders);
      if (request.method === 'HEAD') return Readable.from([]);
      if (hub.count(user.sub) >= limits.user) throwApiError('rate_limited', { headers: { 'retry-after': '10' } });
      if (hub.count() >= limits.process) throwApiError('overloaded', { headers: { 'retry-after': '10' } });
      const connection = openConnection(user, query.fair);
      reply.raw.once('close', () => connection.stream.destroy());
      accountChanges.watch(user, connection.stream);
      try {
        await hub.subscribe(connection, parseLastEventId(request.headers['last-event-id']));
      } catch (cause) {
        connection.stream.destroy();
        throw cause;
      }
      return connection.stream;
    },
  });
};
