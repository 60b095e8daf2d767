import { and, count, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { isThere, withTargets } from '../../members/bookmarks/targets';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { type LikeRow, likes } from './table';

/** The rows with what each points at, and how many like that. */
const present = async (db: Database, rows: LikeRow[]) => {
  const ids = rows.map(({ target }) => target);
  const counted = ids.length
    ? await db
        .select({ type: likes.type, target: likes.target, count: count() })
        .from(likes)
        .where(and(inArray(likes.type, [...new Set(rows.map(({ type }) => type))]), inArray(likes.target, ids)))
        .groupBy(likes.type, likes.target)
    : [];
  const counts = new Map(counted.map((row) => [`${row.type} ${row.target}`, row.count]));
  const shown = await withTargets(db, rows);
  return shown.map((row) => ({ ...row, count: counts.get(`${row.target.type} ${row.target._id}`) ?? 0 }));
};

export const serveLikes = (app: FastifyInstance, db: Database) => {
  const own = (id: string, user: string) => and(eq(likes._id, id), eq(likes._user, user));
  const asOne = async (row: LikeRow | undefined) => {
    const [like] = row ? await present(db, [row]) : [];
    return { like: like ?? fail('not_found') };
  };
  const find = async (id: string, user: string) => {
    const [row] = await db.select().from(likes).where(own(id, user));
    return row ?? fail('not_found');
  };

  serve(app, contract.likes, {
    list: async ({ query, user }) => {
      const where = eq(likes._user, user.sub);
      const page = await answerList(db, likes, { query, many: 'likes', where, show: (row) => row });
      return { ...page, likes: await present(db, page.likes) };
    },

    get: async ({ params, user }) => asOne(await find(params.id, user.sub)),

    create: async ({ body: { target }, user, reply }) => {
      if (!(await isThere(db, target))) fail('not_found');
      const same = { _user: user.sub, type: target.type, target: target._id };
      const [row] = await db.insert(likes).values(same).onConflictDoNothing().returning();
      if (row) return asOne(row);
      reply.code(200);
      const [known] = await db
        .select()
        .from(likes)
        .where(and(eq(likes._user, same._user), eq(likes.type, same.type), eq(likes.target, same.target)));
      return asOne(known);
    },

    update: async ({ params, body, user }) => {
      const row = await find(params.id, user.sub);
      const answer = await asOne(row);
      if (row.version !== body.version) await refuseStale(db, answer.like, { ...row, updatedBy: user.sub });
      return answer;
    },

    remove: async ({ params, user }) => {
      const { rowCount } = await db.delete(likes).where(own(params.id, user.sub));
      if (rowCount === 0) fail('not_found');
    },
  });
};
