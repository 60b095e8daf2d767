import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { now } from '../../platform/database/columns';
import { insertRowIfNew, requireRow } from '../../platform/database/rows';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import type { MembersServices } from '../services';
import { hasTarget, withTargets } from './bookmark-targets';
import { type BookmarkRow, bookmarks } from './table';

export const serveBookmarks = (app: FastifyInstance, { db, bookmarkTargets }: MembersServices) => {
  const findOwn = (id: string, user: string) =>
    requireRow(db, bookmarks, and(eq(bookmarks._id, id), eq(bookmarks._user, user)));
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
      });
      return { ...page, bookmarks: await withTargets(db, bookmarkTargets, page.bookmarks) };
    },

    get: async ({ params, user }) => toAnswer(await findOwn(params.id, user.sub)),

    create: async ({ body: { target, memo, order }, user, reply }) => {
      if (!(await hasTarget(db, bookmarkTargets, target))) throwApiError('not_found');
      const { type, _id } = target;
      const values = { _user: user.sub, type, target: _id, memo: memo ?? null, order: order ?? 0 };
      const row = await insertRowIfNew(db, bookmarks, values);
      if (row) return toAnswer(row);
      reply.code(200);
      const isSame = and(eq(bookmarks._user, user.sub), eq(bookmarks.type, type), eq(bookmarks.target, _id));
      return toAnswer(await requireRow(db, bookmarks, isSame));
    },

    update: async ({ params, body: { version, ...body }, user }) => {
      const before = await findOwn(params.id, user.sub);
      const [row] = await db
        .update(bookmarks)
        .set({ ...body, version: version + 1, updatedAt: now() })
        .where(and(eq(bookmarks._id, before._id), eq(bookmarks.version, version)))
        .returning();
      if (!row) throwStale((await toAnswer(before)).bookmark, { ...before, updatedBy: user.sub });
      return toAnswer(row);
    },

    remove: async ({ params, user }) => {
      const { _id } = await findOwn(params.id, user.sub);
      await db.delete(bookmarks).where(eq(bookmarks._id, _id));
    },
  });
};
