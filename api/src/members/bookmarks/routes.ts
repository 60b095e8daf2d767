import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { type BookmarkRow, bookmarks } from './table';
import { isThere, withTargets } from './targets';

export const serveBookmarks = (app: FastifyInstance, db: Database) => {
  const findOwn = async (id: string, user: string) => {
    const [row] = await db
      .select()
      .from(bookmarks)
      .where(and(eq(bookmarks._id, id), eq(bookmarks._user, user)));
    return row ?? fail('not_found');
  };
  const asOne = async (row: BookmarkRow) => {
    const [bookmark] = await withTargets(db, [row]);
    return { bookmark: bookmark ?? fail('internal') };
  };

  serve(app, contract.bookmarks, {
    list: async ({ query, user }) => {
      const page = await answerList(db, bookmarks, {
        query,
        many: 'bookmarks',
        search: ['memo'],
        where: eq(bookmarks._user, user.sub),
        show: (row) => row,
      });
      return { ...page, bookmarks: await withTargets(db, page.bookmarks) };
    },

    get: async ({ params, user }) => asOne(await findOwn(params.id, user.sub)),

    create: async ({ body: { target, memo, order }, user, reply }) => {
      if (!(await isThere(db, target))) fail('not_found');
      const [row] = await db
        .insert(bookmarks)
        .values({ _user: user.sub, type: target.type, target: target._id, memo: memo ?? null, order: order ?? 0 })
        .onConflictDoNothing()
        .returning();
      if (row) return asOne(row);
      reply.code(200);
      const same = and(
        eq(bookmarks._user, user.sub),
        eq(bookmarks.type, target.type),
        eq(bookmarks.target, target._id),
      );
      const [known] = await db.select().from(bookmarks).where(same);
      return asOne(known ?? fail('not_found'));
    },

    update: async ({ params, body: { version, ...body }, user }) => {
      const known = await findOwn(params.id, user.sub);
      const [row] = await db
        .update(bookmarks)
        .set({ ...body, version: version + 1, updatedAt: now() })
        .where(and(eq(bookmarks._id, known._id), eq(bookmarks.version, version)))
        .returning();
      if (!row) await refuseStale(db, (await asOne(known)).bookmark, { ...known, updatedBy: user.sub });
      return asOne(row ?? known);
    },

    remove: async ({ params, user }) => {
      const { _id } = await findOwn(params.id, user.sub);
      await db.delete(bookmarks).where(eq(bookmarks._id, _id));
    },
  });
};
