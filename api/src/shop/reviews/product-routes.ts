import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import type { ShopServices } from '../services';
import { findVisibleProduct } from '../shop-products/queries';
import { getReviewSummary, withMaskedAuthors } from './serialise';
import { reviews } from './table';

export const serveProductReviews = (app: FastifyInstance, { db }: ShopServices) =>
  serve(app, contract.productReviews, {
    list: async ({ params, query: { pictured, ...query } }) => {
      const { _id } = await findVisibleProduct(db, params.id);
      const { reviews: rows, ...page } = await listRecords(db, reviews, {
        query,
        many: 'reviews',
        search: ['content'],
        where: and(
          eq(reviews._product, _id),
          eq(reviews.status, 'VISIBLE'),
          pictured && sql`(${reviews.images} <> '[]') = ${pictured === 'true'}`,
        ),
      });
      return { reviews: await withMaskedAuthors(db, rows), ...page, summary: await getReviewSummary(db, _id) };
    },
  });
