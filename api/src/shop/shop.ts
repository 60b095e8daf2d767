import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { bookmarks } from '../members/bookmarks/table';
import type { Messenger } from '../members/messages/tell';
import type { Leaving } from '../members/users/leaving';
import type { Connection } from '../platform/database/connect';
import type { Files } from '../platform/files/files';
import { serveCarts } from './carts/routes';
import { carts } from './carts/table';
import { serveConsoleCategories } from './categories/console';
import { serveCategories } from './categories/routes';
import { serveConsoleInquiries } from './inquiries/console';
import { serveProductInquiries } from './inquiries/public';
import { serveInquiries } from './inquiries/routes';
import { serveLikes } from './likes/routes';
import { serveConsoleReviews } from './reviews/console';
import { serveProductReviews } from './reviews/public';
import { serveReviews } from './reviews/routes';
import { serveConsoleShopProducts } from './shop-products/console';
import { serveShopProducts } from './shop-products/routes';

interface Options {
  db: Connection['db'];
  files: Files;
  messenger: Messenger;
}

/** The catalogue of the shop, and what people put aside, like, judge and ask there. */
export const serveShop = (app: FastifyInstance, { db, files, messenger }: Options) => {
  serveCategories(app, db);
  serveConsoleCategories(app, { db, files });
  serveShopProducts(app, db);
  serveConsoleShopProducts(app, { db, files });
  serveCarts(app, db);
  serveLikes(app, db);
  serveReviews(app, { db, files });
  serveProductReviews(app, db);
  serveConsoleReviews(app, { db, files });
  const { isOwn } = serveInquiries(app, { db, files });
  serveProductInquiries(app, db);
  serveConsoleInquiries(app, { db, files, messenger });
  return { isOwnInquiry: isOwn };
};

/** Who goes for good takes along what nobody else sees; likes and reviews stay, without a name. */
export const shopLeaving: Leaving = {
  name: 'carts',
  effect: async (tx, user, why) => {
    if (why !== 'WITHDRAWN' && why !== 'DELETED') return;
    await tx.delete(carts).where(eq(carts._user, user));
    await tx.delete(bookmarks).where(eq(bookmarks._user, user));
  },
};
