import type { FastifyInstance } from 'fastify';
import { now } from '../platform/database/columns';

/** Adds the header `server-time` to every response of the domain, errors included, for countdowns. */
export const addServerTime = (app: FastifyInstance) => {
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('server-time', now());
    done(null, payload);
  });
};
