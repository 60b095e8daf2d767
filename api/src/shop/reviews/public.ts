import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { findShown } from '../shop-products/routes';
import { maskedNames, summaryOf } from './show';
import { reviews } from './table';

export const serveProductReviews = (app: FastifyInstance, db: Database) =>
  serve(app, contract.productReviews, {
    list: async ({ params, query: { pictured, ...query } }) => {
      const { _id } = await findShown(db, params.id);
      const { reviews: rows, ...page } = await answerList(db, reviews, {
        query,
        many: 'reviews',
        search: ['content'],
        where: and(
          eq(reviews._product, _id),
          eq(reviews.status, 'VISIBLE'),
          pictured && sql`(${reviews.images} <> '[]') = ${pictured === 'true'}`,
        ),
        show: (row) => row,
      });
      const names = await maskedNames(
        db,
        rows.map(({ _user }) => _user),
      );
      const shown = rows.map((row) => ({ ...row, author: names.get(row._user) ?? '' }));
      return { reviews: shown, ...page, summary: await summaryOf(db, _id) };
    },
  });
