import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { withAuthors } from '../../members/index';
import { writeAudit } from '../../platform/audit/write-audit';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { matchesNgrams } from '../../platform/database/ngrams';
import { throwStale } from '../../platform/http/crud-handlers';
import { stampUpdate } from '../../platform/http/crud-types';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import type { ShopServices } from '../services';
import { deleteReview } from './delete-review';
import { withProducts } from './serialise';
import { type ReviewRow, reviews } from './table';

const resource = 'reviews';
/** In the form of the index. */
const searchText = sql`lower(${reviews.content} collate "C")`;

export const serveConsoleReviews = (app: FastifyInstance, { db, files }: ShopServices) => {
  const serialiseAll = async (tx: Database, rows: ReviewRow[]) => withProducts(tx, await withAuthors(tx, rows));

  const serialise = async (tx: Database, row: ReviewRow | undefined) => {
    const [review] = row ? await serialiseAll(tx, [row]) : [];
    return { review: review ?? throwApiError('not_found') };
  };

  const lockReview = async (tx: Database, id: string) => {
    const [row] = await tx.select().from(reviews).where(eq(reviews._id, id)).for('update');
    return row ?? throwApiError('not_found');
  };

  serve(app, contract.console.reviews, {
    list: async ({ query: { replied, q, ...query } }) => {
      const page = await listRecords(db, reviews, {
        query,
        many: 'reviews',
        where: and(
          replied && (replied === 'true' ? isNotNull(reviews.reply) : isNull(reviews.reply)),
          ...(q ? matchesNgrams(searchText, q) : []),
        ),
        show: (row) => row,
      });
      return { ...page, reviews: await serialiseAll(db, page.reviews) };
    },

    get: async ({ params }) => {
      const [row] = await db.select().from(reviews).where(eq(reviews._id, params.id));
      return serialise(db, row);
    },

    update: ({ params, body: { version, status, reply }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockReview(tx, params.id);
        if (before.version !== version) throwStale((await serialise(tx, before)).review, before);
        const by = { by: caller.user.sub, at: before.reply?.at ?? now() };
        const set = {
          ...(status && { status }),
          ...(reply !== undefined && { reply: reply === null ? null : { content: reply, ...by } }),
          ...stampUpdate(reviews, caller),
        };
        const [after] = await tx.update(reviews).set(set).where(eq(reviews._id, before._id)).returning();
        if (!after) throwApiError('internal');
        await writeAudit(tx, caller, { action: 'UPDATE', resource, target: after._id, before, after });
        return serialise(tx, after);
      }),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockReview(tx, params.id);
        await deleteReview(tx, files, before);
        await writeAudit(tx, caller, { action: 'DELETE', resource, target: before._id, before });
      }),
  });
};
