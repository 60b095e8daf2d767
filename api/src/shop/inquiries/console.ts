import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, pick } from 'shared/contract';
import type { Messenger } from '../../members/messages/tell';
import { withAuthors } from '../../members/users/authors';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { answerList } from '../../platform/http/list';
import { hasWords } from '../../platform/http/pieces';
import { serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { namesOf } from '../shop-products/show';
import { isAnswered } from './routes';
import { withProducts } from './show';
import { type InquiryRow, inquiries } from './table';

const resource = 'inquiries';
/** In the words of its index. */
const said = sql`lower((coalesce(${inquiries.subject}, '') || ' ' || ${inquiries.content}) collate "C")`;
const shop = { ko: '쇼핑몰', en: 'the shop', cn: '商城' };

interface Options {
  db: Database;
  files: Files;
  messenger: Messenger;
}

export const serveConsoleInquiries = (app: FastifyInstance, { db, files, messenger }: Options) => {
  const present = async (tx: Database, rows: InquiryRow[]) => withProducts(tx, await withAuthors(tx, rows));

  const asOne = async (tx: Database, row: InquiryRow | undefined) => {
    const [inquiry] = row ? await present(tx, [row]) : [];
    return { inquiry: inquiry ?? fail('not_found') };
  };

  const lock = async (tx: Database, id: string) => {
    const [row] = await tx.select().from(inquiries).where(eq(inquiries._id, id)).for('update');
    return row ?? fail('not_found');
  };

  const tellAnswer = async (tx: Database, { _id, _user, _product }: InquiryRow) => {
    const { name } = (await namesOf(tx, [_product])).get(_product ?? '') ?? { name: shop };
    await messenger.tell(tx, {
      user: _user,
      template: 'inquiry.answered',
      values: ({ language }) => ({ product: pick(name, language) }),
      link: _product ? `/shop/products/${_product}` : '/my/inquiries',
      ref: { type: resource, _id },
      // Told once, however often the answer is put better.
      dedupeKey: `inquiry:${_id}:answer`,
    });
  };

  serve(app, contract.console.inquiries, {
    list: async ({ query: { answered, q, ...query } }) => {
      const page = await answerList(db, inquiries, {
        query,
        many: 'inquiries',
        where: and(isAnswered(answered), ...(q ? hasWords(said, q) : [])),
        show: (row) => row,
      });
      return { ...page, inquiries: await present(db, page.inquiries) };
    },

    get: async ({ params }) => {
      const [row] = await db.select().from(inquiries).where(eq(inquiries._id, params.id));
      return asOne(db, row);
    },

    update: ({ params, body: { version, answer }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lock(tx, params.id);
        if (before.version !== version) await refuseStale(tx, (await asOne(tx, before)).inquiry, before);
        const said = { content: answer, by: caller.user.sub, at: before.answer?.at ?? now() };
        const [after] = await tx
          .update(inquiries)
          .set({ answer: said, ...touched(inquiries, caller) })
          .where(eq(inquiries._id, before._id))
          .returning();
        if (!after) fail('internal');
        await tellAnswer(tx, after);
        await writeAudit(tx, caller, {
          action: 'UPDATE',
          resource,
          target: after._id,
          before: { answer: before.answer?.content ?? null },
          after: { answer },
        });
        return asOne(tx, after);
      }),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const { _id: target, _user, _product, images } = await lock(tx, params.id);
        await files.release(
          tx,
          images.map(({ _id }) => _id),
        );
        await tx.delete(inquiries).where(eq(inquiries._id, target));
        await writeAudit(tx, caller, { action: 'DELETE', resource, target, before: { _user, _product } });
      }),
  });
};
