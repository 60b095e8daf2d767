import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, pickText } from 'shared/contract';
import { withAuthors } from '../../members/index';
import { writeAudit } from '../../platform/audit/write-audit';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { matchesNgrams } from '../../platform/database/ngrams';
import { requireRow } from '../../platform/database/rows';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { updateRecord } from '../../platform/http/records';
import { serve } from '../../platform/http/serve';
import type { ShopServices } from '../services';
import { findProductNames, withProducts } from '../shop-products/queries';
import { inquiryTrash } from '../trash';
import { isAnswered } from './routes';
import { type InquiryRow, inquiries } from './table';

const resource = 'inquiries';
/** In the form of the index. */
const searchText = sql`lower((coalesce(${inquiries.subject}, '') || ' ' || ${inquiries.content}) collate "C")`;
const shopName = { ko: '쇼핑몰', en: 'the shop', cn: '商城' };

export const serveConsoleInquiries = (app: FastifyInstance, { db, messenger }: ShopServices) => {
  const serialiseAll = async (tx: Database, rows: InquiryRow[]) => withProducts(tx, await withAuthors(tx, rows), null);

  const serialise = async (tx: Database, row: InquiryRow) => {
    const [inquiry] = await serialiseAll(tx, [row]);
    return { inquiry: inquiry ?? throwApiError('internal') };
  };

  const lockInquiry = (tx: Database, id: string) => requireRow(tx, inquiries, eq(inquiries._id, id), 'update');

  const notifyAnswered = async (tx: Database, { _id, _user, _product }: InquiryRow) => {
    const { name } = (await findProductNames(tx, [_product])).get(_product ?? '') ?? { name: shopName };
    await messenger.notify(tx, {
      user: _user,
      template: 'inquiry.answered',
      values: ({ language }) => ({ product: pickText(name, language) }),
      link: _product ? `/shop/products/${_product}` : '/my/inquiries',
      ref: { type: resource, _id },
      // Notified once, also if the answer is changed later.
      dedupeKey: `inquiry:${_id}:answer`,
    });
  };

  serve(app, contract.console.inquiries, {
    list: async ({ query: { answered, q, ...query } }) => {
      const page = await listRecords(db, inquiries, {
        query,
        many: 'inquiries',
        where: and(isAnswered(answered), ...(q ? matchesNgrams(searchText, q) : [])),
      });
      return { ...page, inquiries: await serialiseAll(db, page.inquiries) };
    },

    get: async ({ params }) => serialise(db, await requireRow(db, inquiries, eq(inquiries._id, params.id))),

    update: ({ params, body: { version, answer }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockInquiry(tx, params.id);
        if (before.version !== version) throwStale((await serialise(tx, before)).inquiry, before);
        const stored = { content: answer, by: caller.user.sub, at: before.answer?.at ?? now() };
        const after = await updateRecord(tx, inquiries, before._id, { answer: stored }, caller);
        await notifyAnswered(tx, after);
        await writeAudit(tx, caller, {
          action: 'UPDATE',
          resource,
          target: after._id,
          before: { answer: before.answer?.content ?? null },
          after: { answer },
        });
        return serialise(tx, after);
      }),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const inquiry = await lockInquiry(tx, params.id);
        await inquiryTrash.remove(tx, inquiry, caller);
        const { _id: target, _user, _product } = inquiry;
        await writeAudit(tx, caller, { action: 'DELETE', resource, target, before: { _user, _product } });
      }),
  });
};
