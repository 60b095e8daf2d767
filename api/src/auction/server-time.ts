import type { FastifyInstance } from 'fastify';
import { now } from '../platform/database/columns';

/** Adds the header `server-time` to every response about auctions, errors included, for countdowns. */
export const addServerTime = (app: FastifyInstance) => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (/^\/api\/(v1|console)\/auction\/|^\/api\/v1\/me\/bids\b/.test(request.url)) reply.header('server-time', now());
    done(null, payload);
  });
};
