import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { readCategories, wayTo } from '../categories/tree';
import { listShown } from './list';
import { isShown, pageOf } from './show';
import { shopProducts } from './table';

/** A product that visitors see; any other is not there. */
export const findShown = async (db: Database, id: string) => {
  const [row] = await db
    .select()
    .from(shopProducts)
    .where(and(eq(shopProducts._id, id), isShown));
  return row ?? fail('not_found');
};

export const serveShopProducts = (app: FastifyInstance, db: Database) => {
  const list = listShown(db, app.dataVersion);
  serve(app, contract.shopProducts, {
    list: ({ query }) => list(query),
    get: async ({ params }) => {
      const row = await findShown(db, params.id);
      return { shopProduct: pageOf(row, wayTo(await readCategories(db), row._category) ?? []) };
    },
  });
};
