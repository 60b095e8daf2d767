import type { FastifyInstance } from 'fastify';
import { serveDashboard } from '../app/dashboard/routes';
import { workDefaulted, workPaid } from '../auction/works/payment';
import type { Messenger } from '../members/messages/tell';
import type { Connection } from '../platform/database/connect';
import type { Files } from '../platform/files/files';
import { serveConsoleCoupons } from './coupons/console';
import { serveCoupons } from './coupons/routes';
import type { Shop } from './orders/change';
import { serveConsoleOrders } from './orders/console';
import { serveOrders } from './orders/routes';
import { providersOf } from './payments/http';
import { createProviders } from './payments/providers';
import { servePayments } from './payments/routes';
import { serveConsolePoints } from './points/console';
import { servePoints } from './points/routes';
import { servePurchases } from './purchases/routes';
import { serveStatistics } from './statistics/routes';

interface Options {
  db: Connection['db'];
  files: Files;
  /** What orders are settled with, by whoever serves them and by the clock. */
  shop: Shop;
  publicUrl: string;
}

/** The same for the server and for its jobs. */
export const createShop = ({ messenger }: { messenger: Messenger }): Shop => ({
  messenger,
  wonLots: { paid: workPaid, unpaid: workDefaulted },
  providers: createProviders(providersOf(process.env)),
});

/** Everything from a quote to the statistics of what was sold. */
export const serveTrade = (app: FastifyInstance, { db, files, shop, publicUrl }: Options) => {
  serveCoupons(app, db);
  serveConsoleCoupons(app, { db, messenger: shop.messenger });
  servePoints(app, db);
  serveConsolePoints(app, db);
  serveOrders(app, { db, shop, publicUrl });
  serveConsoleOrders(app, { db, shop });
  servePurchases(app, { db, files });
  servePayments(app, { db, shop });
  serveStatistics(app, db);
  serveDashboard(app, db);
};
