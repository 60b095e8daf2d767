import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { serve } from '../../platform/http/serve';
import { resolveId } from '../../platform/slugs/resolve-id';
import { findCategories, findCategoryPath } from '../categories/tree';
import type { ShopServices } from '../services';
import { createProductList } from './list-products';
import { findVisibleProduct } from './queries';
import { toPublicProduct } from './serialise';
import { shopProducts } from './table';

export const serveShopProducts = (app: FastifyInstance, { db }: ShopServices) => {
  const list = createProductList(db, app.dataVersion);
  serve(app, contract.shopProducts, {
    list: ({ query }) => list(query),
    get: async ({ params }) => {
      const row = await findVisibleProduct(db, await resolveId(db, shopProducts, params.id));
      return { shopProduct: toPublicProduct(row, findCategoryPath(await findCategories(db), row._category) ?? []) };
    },
  });
};
