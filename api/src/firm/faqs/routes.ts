import { and, asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import { crudHandlers } from '../../platform/http/crud-handlers';
import { stampUpdate } from '../../platform/http/crud-types';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { type Caller, serve } from '../../platform/http/serve';
import type { FirmServices } from '../services';
import { faqTrash } from '../trash';
import { faqs } from './table';

const resource = 'faqs';

interface ReorderInput extends Caller {
  body: { type: typeof faqs.$inferSelect.type; ids: string[] };
}

/** Reorders all questions of a type. Throws `order_mismatch` for a list that misses, repeats or adds a question (C-5). */
const reorder = (db: Database, { body: { type, ids }, ...caller }: ReorderInput) =>
  db.transaction(async (tx) => {
    const rows = await tx
      .select({ _id: faqs._id, order: faqs.order })
      .from(faqs)
      .where(eq(faqs.type, type))
      .orderBy(asc(faqs._id))
      .for('update');
    const before = rows.toSorted((a, b) => a.order - b.order).map(({ _id }) => _id);
    if (ids.length !== rows.length || [...ids].sort().join() !== [...before].sort().join())
      throwApiError('order_mismatch');
    if (ids.length === 0) return;
    const position = sql`array_position(${sql.param(ids)}::text[], ${faqs._id}) - 1`;
    await tx
      .update(faqs)
      .set({ order: position, ...stampUpdate(faqs, caller) })
      .where(and(eq(faqs.type, type), sql`${faqs.order} <> ${position}`));
    await writeAudit(tx, caller, { action: 'UPDATE', resource, before: { ids: before }, after: { ids } });
  });

export const serveFaqs = (app: FastifyInstance, { db }: FirmServices) => {
  const handlers = crudHandlers(db, contract.console.faqs, faqs, { search: ['question', 'answer'], trash: faqTrash });

  serve(app, contract.console.faqs, { ...handlers, reorder: (input) => reorder(db, input) });

  // The write handlers are the same; the responses differ by the schemas of their routes.
  const { create, update, remove } = crudHandlers(db, contract.faqs, faqs, { trash: faqTrash });
  serve(app, contract.faqs, {
    create,
    update,
    remove,

    list: ({ query }) =>
      listRecords(db, faqs, {
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
      return { faq: faq ?? throwApiError('not_found') };
    },
  });
};
