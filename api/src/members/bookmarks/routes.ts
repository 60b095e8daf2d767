import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { now } from '../../platform/database/columns';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import type { MembersServices } from '../services';
import { hasTarget, withTargets } from './bookmark-targets';
import { type BookmarkRow, bookmarks } from './table';

export const serveBookmarks = (app: FastifyInstance, { db, bookmarkTargets }: MembersServices) => {
  const findOwn = async (id: string, user: string) => {
    const [row] = await db
      .select()
      .from(bookmarks)
      .where(and(eq(bookmarks._id, id), eq(bookmarks._user, user)));
    return row ?? throwApiError('not_found');
  };
  const toAnswer = async (row: BookmarkRow) => {
    const [bookmark] = await withTargets(db, bookmarkTargets, [row]);
    return { bookmark: bookmark ?? throwApiError('internal') };
  };

  serve(app, contract.bookmarks, {
    list: async ({ query, user }) => {
      const page = await listRecords(db, bookmarks, {
        query,
        many: 'bookmarks',
        search: ['memo'],
        where: eq(bookmarks._user, user.sub),
        show: (row) => row,
      });
      return { ...page, bookmarks: await withTargets(db, bookmarkTargets, page.bookmarks) };
    },

    get: async ({ params, user }) => toAnswer(await findOwn(params.id, user.sub)),

    create: async ({ body: { target, memo, order }, user, reply }) => {
      if (!(await hasTarget(db, bookmarkTargets, target))) throwApiError('not_found');
      const [row] = await db
        .insert(bookmarks)
        .values({ _user: user.sub, type: target.type, target: target._id, memo: memo ?? null, order: order ?? 0 })
        .onConflictDoNothing()
        .returning();
      if (row) return toAnswer(row);
      reply.code(200);
      const same = and(
        eq(bookmarks._user, user.sub),
        eq(bookmarks.type, target.type),
        eq(bookmarks.target, target._id),
      );
      const [known] = await db.select().from(bookmarks).where(same);
      return toAnswer(known ?? throwApiError('not_found'));
    },

    update: async ({ params, body: { version, ...body }, user }) => {
      const known = await findOwn(params.id, user.sub);
      const [row] = await db
        .update(bookmarks)
        .set({ ...body, version: version + 1, updatedAt: now() })
        .where(and(eq(bookmarks._id, known._id), eq(bookmarks.version, version)))
        .returning();
      if (!row) throwStale((await toAnswer(known)).bookmark, { ...known, updatedBy: user.sub });
      return toAnswer(row ?? known);
    },

    remove: async ({ params, user }) => {
      const { _id } = await findOwn(params.id, user.sub);
      await db.delete(bookmarks).where(eq(bookmarks._id, _id));
    },
  });
};
