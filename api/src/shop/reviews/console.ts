import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
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
import { erase } from './erase';
import { withProducts } from './show';
import { type ReviewRow, reviews } from './table';

const resource = 'reviews';
/** In the words of its index. */
const said = sql`lower(${reviews.content} collate "C")`;

export const serveConsoleReviews = (app: FastifyInstance, { db, files }: { db: Database; files: Files }) => {
  const present = async (tx: Database, rows: ReviewRow[]) => withProducts(tx, await withAuthors(tx, rows));

  const asOne = async (tx: Database, row: ReviewRow | undefined) => {
    const [review] = row ? await present(tx, [row]) : [];
    return { review: review ?? fail('not_found') };
  };

  const lock = async (tx: Database, id: string) => {
    const [row] = await tx.select().from(reviews).where(eq(reviews._id, id)).for('update');
    return row ?? fail('not_found');
  };

  serve(app, contract.console.reviews, {
    list: async ({ query: { replied, q, ...query } }) => {
      const page = await answerList(db, reviews, {
        query,
        many: 'reviews',
        where: and(
          replied && (replied === 'true' ? isNotNull(reviews.reply) : isNull(reviews.reply)),
          ...(q ? hasWords(said, q) : []),
        ),
        show: (row) => row,
      });
      return { ...page, reviews: await present(db, page.reviews) };
    },

    get: async ({ params }) => {
      const [row] = await db.select().from(reviews).where(eq(reviews._id, params.id));
      return asOne(db, row);
    },

    update: ({ params, body: { version, status, reply }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lock(tx, params.id);
        if (before.version !== version) await refuseStale(tx, (await asOne(tx, before)).review, before);
        const by = { by: caller.user.sub, at: before.reply?.at ?? now() };
        const set = {
          ...(status && { status }),
          ...(reply !== undefined && { reply: reply === null ? null : { content: reply, ...by } }),
          ...touched(reviews, caller),
        };
        const [after] = await tx.update(reviews).set(set).where(eq(reviews._id, before._id)).returning();
        if (!after) fail('internal');
        await writeAudit(tx, caller, { action: 'UPDATE', resource, target: after._id, before, after });
        return asOne(tx, after);
      }),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lock(tx, params.id);
        await erase(tx, files, before);
        await writeAudit(tx, caller, { action: 'DELETE', resource, target: before._id, before });
      }),
  });
};
