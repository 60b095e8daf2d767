import { and, count, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { type BookmarkTargets, hasTarget, withTargets } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import type { ShopServices } from '../services';
import { type LikeRow, likes } from './table';

/** Adds the target of each like and how many likes that has. */
const serialiseLikes = async (db: Database, targets: BookmarkTargets, rows: LikeRow[]) => {
  const ids = rows.map(({ target }) => target);
  const countRows = await db
    .select({ type: likes.type, target: likes.target, count: count() })
    .from(likes)
    .where(and(inArray(likes.type, [...new Set(rows.map(({ type }) => type))]), inArray(likes.target, ids)))
    .groupBy(likes.type, likes.target);
  const counts = new Map(countRows.map((row) => [`${row.type} ${row.target}`, row.count]));
  const withTarget = await withTargets(db, targets, rows);
  return withTarget.map((row) => ({ ...row, count: counts.get(`${row.target.type} ${row.target._id}`) ?? 0 }));
};

export const serveLikes = (app: FastifyInstance, { db, bookmarkTargets }: ShopServices) => {
  const isOwnedBy = (id: string, user: string) => and(eq(likes._id, id), eq(likes._user, user));
  const serialise = async (row: LikeRow) => {
    const [like] = await serialiseLikes(db, bookmarkTargets, [row]);
    return { like: like ?? throwApiError('internal') };
  };
  const getLike = (id: string, user: string) => requireRow(db, likes, isOwnedBy(id, user));

  serve(app, contract.likes, {
    list: async ({ query, user }) => {
      const where = eq(likes._user, user.sub);
      const page = await listRecords(db, likes, { query, many: 'likes', where });
      return { ...page, likes: await serialiseLikes(db, bookmarkTargets, page.likes) };
    },

    get: async ({ params, user }) => serialise(await getLike(params.id, user.sub)),

    create: async ({ body: { target }, user, reply }) => {
      if (!(await hasTarget(db, bookmarkTargets, target))) throwApiError('not_found');
      const values = { _user: user.sub, type: target.type, target: target._id };
      const [row] = await db.insert(likes).values(values).onConflictDoNothing().returning();
      if (row) return serialise(row);
      reply.code(200);
      const isSame = and(eq(likes._user, user.sub), eq(likes.type, target.type), eq(likes.target, target._id));
      return serialise(await requireRow(db, likes, isSame));
    },

    update: async ({ params, body, user }) => {
      const row = await getLike(params.id, user.sub);
      const answer = await serialise(row);
      if (row.version !== body.version) throwStale(answer.like, { ...row, updatedBy: user.sub });
      return answer;
    },

    remove: async ({ params, user }) => {
      const { rowCount } = await db.delete(likes).where(isOwnedBy(params.id, user.sub));
      if (rowCount === 0) throwApiError('not_found');
    },
  });
};
