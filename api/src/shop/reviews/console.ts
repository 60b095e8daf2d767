import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
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
import { reviewTrash } from '../trash';
import { withReviewProducts } from './serialise';
import { type ReviewRow, reviews } from './table';

const resource = 'reviews';
/** In the form of the index. */
const searchText = sql`lower(${reviews.content} collate "C")`;

export const serveConsoleReviews = (app: FastifyInstance, { db }: ShopServices) => {
  const serialiseAll = async (tx: Database, rows: ReviewRow[]) => withReviewProducts(tx, await withAuthors(tx, rows));

  const serialise = async (tx: Database, row: ReviewRow) => {
    const [review] = await serialiseAll(tx, [row]);
    return { review: review ?? throwApiError('internal') };
  };

  const lockReview = (tx: Database, id: string) => requireRow(tx, reviews, eq(reviews._id, id), 'update');

  serve(app, contract.console.reviews, {
    list: async ({ query: { replied, q, ...query } }) => {
      const page = await listRecords(db, reviews, {
        query,
        many: 'reviews',
        where: and(
          replied && (replied === 'true' ? isNotNull(reviews.reply) : isNull(reviews.reply)),
          ...(q ? matchesNgrams(searchText, q) : []),
        ),
      });
      return { ...page, reviews: await serialiseAll(db, page.reviews) };
    },

    get: async ({ params }) => serialise(db, await requireRow(db, reviews, eq(reviews._id, params.id))),

    update: ({ params, body: { version, status, reply }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockReview(tx, params.id);
        if (before.version !== version) throwStale((await serialise(tx, before)).review, before);
        const by = { by: caller.user.sub, at: before.reply?.at ?? now() };
        const values = {
          ...(status && { status }),
          ...(reply !== undefined && { reply: reply === null ? null : { content: reply, ...by } }),
        };
        const after = await updateRecord(tx, reviews, before._id, values, caller);
        await writeAudit(tx, caller, { action: 'UPDATE', resource, target: after._id, before, after });
        return serialise(tx, after);
      }),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockReview(tx, params.id);
        await reviewTrash.remove(tx, before, caller);
        await writeAudit(tx, caller, { action: 'DELETE', resource, target: before._id, before });
      }),
  });
};
