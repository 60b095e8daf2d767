import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Bookmark, contract } from 'shared/contract';
import type { Database } from '../database/connect';
import { fairs } from '../fairs/table';
import { now } from '../http/columns';
import { fail } from '../http/errors';
import { refuseStale } from '../http/handlers';
import { answerList } from '../http/list';
import { serve } from '../http/serve';
import { profileOf } from '../participations/profiles';
import { participations } from '../participations/table';
import { users } from '../users/table';
import { type BookmarkRow, bookmarks } from './table';

type Shown = NonNullable<Bookmark['shown']>;
type Look = (db: Database, ids: string[]) => Promise<Map<string, Shown>>;

/** By type: what bookmarks point at, as far as it is still there. */
const targets: Record<BookmarkRow['type'], Look> = {
  USER: async (db, ids) => {
    const rows = await db
      .selectDistinctOn([users._id])
      .from(users)
      .innerJoin(participations, eq(participations._user, users._id))
      .where(and(inArray(users._id, ids), eq(users.status, 'ACTIVE'), isNull(users.deletedAt)));
    return new Map(
      rows.map(({ users: user }) => [user._id, { title: profileOf(user).name, picture: profileOf(user).logo }]),
    );
  },
  FAIR: async (db, ids) => {
    const rows = await db
      .select()
      .from(fairs)
      .where(and(inArray(fairs._id, ids), eq(fairs.published, true), isNull(fairs.deletedAt)));
    return new Map(rows.map(({ _id, title, thumbs }) => [_id, { title, picture: thumbs[0] ?? null }]));
  },
};

const present = async (db: Database, rows: BookmarkRow[]): Promise<Bookmark[]> => {
  const types = [...new Set(rows.map(({ type }) => type))];
  const looked = new Map<string, Map<string, Shown>>();
  for (const type of types) {
    const ids = rows.filter((row) => row.type === type).map(({ target }) => target);
    looked.set(type, await targets[type](db, ids));
  }
  return rows.map(({ type, target, ...row }) => ({
    ...row,
    target: { type, _id: target },
    shown: looked.get(type)?.get(target) ?? null,
  }));
};

export const serveBookmarks = (app: FastifyInstance, db: Database) => {
  const findOwn = async (id: string, user: string) => {
    const [row] = await db
      .select()
      .from(bookmarks)
      .where(and(eq(bookmarks._id, id), eq(bookmarks._user, user)));
    return row ?? fail('not_found');
  };
  const asOne = async (row: BookmarkRow) => {
    const [bookmark] = await present(db, [row]);
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
      return { ...page, bookmarks: await present(db, page.bookmarks) };
    },

    get: async ({ params, user }) => asOne(await findOwn(params.id, user.sub)),

    create: async ({ body: { target, memo, order }, user }) => {
      const there = await targets[target.type](db, [target._id]);
      if (!there.has(target._id)) fail('not_found');
      const [row] = await db
        .insert(bookmarks)
        .values({ _user: user.sub, type: target.type, target: target._id, memo: memo ?? null, order: order ?? 0 })
        .onConflictDoNothing()
        .returning();
      if (row) return asOne(row);
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
