import type { FastifyInstance } from 'fastify';
import type { Connection } from '../platform/database/connect';
import type { Files } from '../platform/files/files';
import { now } from '../platform/http/columns';
import { serveConsoleAuthors } from './authors/console';
import { serveConsoleBids } from './bids/console';
import { serveMyBids } from './bids/mine';
import { serveBids } from './bids/routes';
import { serveConsolePaddles } from './paddles/console';
import { servePaddles } from './paddles/routes';
import { serveConsolePrograms } from './programs/console';
import { serveHalls } from './programs/halls';
import { servePrograms } from './programs/routes';
import { serveConsoleWorks } from './works/console';
import { serveWorks } from './works/routes';
import type { AuctionTold } from './works/told';
import { serveAuctionFiles } from './works/uploads';

interface Options {
  db: Connection['db'];
  files: Files;
  told: AuctionTold;
}

/** Programmes, their lots, and everything that is bid on them. */
export const serveAuction = (app: FastifyInstance, { db, files, told }: Options) => {
  // A refusal too says what the server’s clock shows: a countdown is never wrong for long.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (/^\/api\/(v1|console)\/auction\/|^\/api\/v1\/me\/bids\b/.test(request.url)) reply.header('server-time', now());
    done(null, payload);
  });
  servePrograms(app, db);
  serveConsolePrograms(app, db);
  serveHalls(app, db);
  servePaddles(app, db);
  serveConsolePaddles(app, db);
  serveConsoleAuthors(app, { db, files });
  serveWorks(app, db);
  serveConsoleWorks(app, { db, told });
  serveAuctionFiles(app, { db, files });
  serveBids(app, { db, told });
  serveMyBids(app, db);
  serveConsoleBids(app, db);
};
