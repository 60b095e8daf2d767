import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type AccessTokenPayload, contract } from 'shared/contract';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import { withMaskedAuthors } from '../reviews/serialise';
import type { ShopServices } from '../services';
import { findVisibleProduct } from '../shop-products/queries';
import { isAnswered } from './routes';
import { type InquiryRow, inquiries } from './table';

const maskedFields = { subject: null, content: '', images: [], answer: null };

/** Others see of a secret inquiry only that it exists and whether it is answered. */
const toPublicInquiry = <R extends InquiryRow>(row: R, user: AccessTokenPayload | null) => {
  const mine = row._user === user?.sub;
  const isOpen = !row.secret || mine || user?.scope.includes('console');
  return { ...row, ...(isOpen ? {} : maskedFields), mine, answered: row.answer !== null };
};

export const serveProductInquiries = (app: FastifyInstance, { db }: ShopServices) =>
  serve(app, contract.productInquiries, {
    list: async ({ params, query: { answered, q, ...query }, user }) => {
      const { _id } = await findVisibleProduct(db, params.id);
      const { inquiries: rows, ...page } = await listRecords(db, inquiries, {
        query: { ...query, q },
        many: 'inquiries',
        search: ['subject', 'content'],
        // Secret inquiries are not found by their words.
        where: and(eq(inquiries._product, _id), isAnswered(answered), q ? eq(inquiries.secret, false) : undefined),
      });
      const withNames = await withMaskedAuthors(db, rows);
      return { inquiries: withNames.map((row) => toPublicInquiry(row, user)), ...page };
    },
  });
