import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Connection } from '../database/connect';
import { fail } from '../http/errors';
import { serve } from '../http/serve';
import { createHub } from './hub';
import { openLine } from './lines';

/** Open pages of one user, and of all, in one process. */
const limits = { user: 8, process: 2000 };

/** Its connection ends with it: one that waited to be used again would hold up the end of the process. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'x-accel-buffering': 'no',
  connection: 'close',
};

const lastIdOf = (header: string | string[] | undefined) => {
  const text = header?.toString() ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
};

export const serveLive = (app: FastifyInstance, db: Connection['db']) => {
  const hub = createHub({ db, onError: (cause) => app.log.error({ cause: String(cause) }, 'live updates') });
  // Whoever waits for the next event would keep the process from ending.
  app.addHook('preClose', async () => hub.stop());

  serve(app, contract.live, {
    events: async ({ query, user, request, reply }) => {
      reply.headers(streamHeaders);
      if (request.method === 'HEAD') return Readable.from([]);
      if (hub.count(user.sub) >= limits.user) fail('rate_limited', { headers: { 'retry-after': '10' } });
      if (hub.count() >= limits.process) fail('overloaded', { headers: { 'retry-after': '10' } });
      const line = openLine(user, query.fair);
      reply.raw.once('close', () => line.stream.destroy());
      await hub.join(line, lastIdOf(request.headers['last-event-id']));
      return line.stream;
    },
  });
};
