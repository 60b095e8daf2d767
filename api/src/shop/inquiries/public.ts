import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type AccessPayload, contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { maskedNames } from '../reviews/show';
import { findShown } from '../shop-products/routes';
import { isAnswered } from './routes';
import { type InquiryRow, inquiries } from './table';

const masked = { subject: null, content: '', images: [], answer: null };

/** Of a secret the others learn that it is there and whether it is answered. */
const asSeen = (row: InquiryRow, user: AccessPayload | null) => {
  const mine = row._user === user?.sub;
  const isOpen = !row.secret || mine || user?.scope.includes('console');
  return { ...row, ...(isOpen ? {} : masked), mine, answered: row.answer !== null };
};

export const serveProductInquiries = (app: FastifyInstance, db: Database) =>
  serve(app, contract.productInquiries, {
    list: async ({ params, query: { answered, q, ...query }, user }) => {
      const { _id } = await findShown(db, params.id);
      const { inquiries: rows, ...page } = await answerList(db, inquiries, {
        query: { ...query, q },
        many: 'inquiries',
        search: ['subject', 'content'],
        // What is found by its words must be open to be read.
        where: and(eq(inquiries._product, _id), isAnswered(answered), q ? eq(inquiries.secret, false) : undefined),
        show: (row) => row,
      });
      const names = await maskedNames(
        db,
        rows.map(({ _user }) => _user),
      );
      return { inquiries: rows.map((row) => ({ ...asSeen(row, user), author: names.get(row._user) ?? '' })), ...page };
    },
  });
