import { and, asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { crudHandlers } from '../../platform/http/handlers';
import { answerList } from '../../platform/http/list';
import { type Caller, serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { faqs } from './table';

const resource = 'faqs';

interface Order extends Caller {
  body: { type: typeof faqs.$inferSelect.type; ids: string[] };
}

/** All or nothing: a list that misses, repeats or adds a question is refused (C-5). */
const reorder = (db: Database, { body: { type, ids }, ...caller }: Order) =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select({ _id: faqs._id, order: faqs.order })
      .from(faqs)
      .where(eq(faqs.type, type))
      .orderBy(asc(faqs._id))
      .for('update');
    const before = rows.toSorted((a, b) => a.order - b.order).map(({ _id }) => _id);
    if (ids.length !== rows.length || [...ids].sort().join() !== [...before].sort().join()) fail('order_mismatch');
    if (ids.length === 0) return;
    const place = sql`array_position(${sql.param(ids)}::text[], ${faqs._id}) - 1`;
    await tx
      .update(faqs)
      .set({ order: place, ...touched(faqs, caller) })
      .where(and(eq(faqs.type, type), sql`${faqs.order} <> ${place}`));
    await writeAudit(tx, caller, { action: 'UPDATE', resource, before: { ids: before }, after: { ids } });
  });

export const serveFaqs = (app: FastifyInstance, { db }: { db: Database }) => {
  const handlers = crudHandlers(db, contract.console.faqs, faqs, { search: ['question', 'answer'] });

  serve(app, contract.console.faqs, { ...handlers, reorder: (input) => reorder(db, input) });

  // Writing has the same handlers; the answer differs by what its route declares.
  const { create, update, remove } = crudHandlers(db, contract.faqs, faqs, {});
  serve(app, contract.faqs, {
    create,
    update,
    remove,

    list: ({ query }) =>
      answerList(db, faqs, {
        query,
        many: 'faqs',
        search: ['question', 'answer'],
        where: eq(faqs.published, true),
        order: [asc(faqs.order), asc(faqs._id)],
        show: (faq) => faq,
      }),

    get: async ({ params }) => {
      const [faq] = await db
        .update(faqs)
        .set({ views: sql`${faqs.views} + 1` })
        .where(and(eq(faqs._id, params.id), eq(faqs.published, true)))
        .returning();
      return { faq: faq ?? fail('not_found') };
    },
  });
};
