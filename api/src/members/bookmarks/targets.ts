import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Bookmark, Like } from 'shared/contract';
import { thumbsOf } from '../../auction/works/files';
import { works } from '../../auction/works/table';
import { isVisible } from '../../firm/boards/publishing';
import { boards } from '../../firm/boards/table';
import { fairs } from '../../matching/fairs/table';
import { profileOf } from '../../matching/participations/profiles';
import { participations } from '../../matching/participations/table';
import { products } from '../../matching/products/table';
import type { Database } from '../../platform/database/connect';
import { reviews } from '../../shop/reviews/table';
import { isShown } from '../../shop/shop-products/show';
import { shopProducts } from '../../shop/shop-products/table';
import { users } from '../users/table';

type Shown = NonNullable<Bookmark['shown']>;
type Type = Bookmark['target']['type'] | Like['target']['type'];
type Look = (db: Database, ids: string[]) => Promise<Map<string, Shown>>;

/** By type: what bookmarks and likes point at, as far as it is still there for everybody to see. */
const targets: Record<Type, Look> = {
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
  BOARD: async (db, ids) => {
    const rows = await db
      .select({ _id: boards._id, subject: boards.subject, thumb: boards.thumb })
      .from(boards)
      .where(and(inArray(boards._id, ids), isVisible, eq(boards.secret, false)));
    return new Map(rows.map(({ _id, subject, thumb }) => [_id, { title: subject, picture: thumb }]));
  },
  PRODUCT: async (db, ids) => {
    const rows = await db
      .select({ _id: products._id, name: products.name, thumb: products.thumb })
      .from(products)
      .where(and(inArray(products._id, ids), eq(products.status, 'PUBLISHED'), isNull(products.deletedAt)));
    return new Map(rows.map(({ _id, name, thumb }) => [_id, { title: name, picture: thumb }]));
  },
  SHOP_PRODUCT: async (db, ids) => {
    const rows = await db
      .select({ _id: shopProducts._id, name: shopProducts.name, thumb: shopProducts.thumb })
      .from(shopProducts)
      .where(and(inArray(shopProducts._id, ids), isShown));
    return new Map(rows.map(({ _id, name, thumb }) => [_id, { title: name, picture: thumb }]));
  },
  WORK: async (db, ids) => {
    const rows = await db
      .select({ _id: works._id, title: works.title })
      .from(works)
      .where(and(inArray(works._id, ids), works.visible));
    const thumbs = await thumbsOf(
      db,
      rows.map(({ _id }) => _id),
    );
    return new Map(rows.map(({ _id, title }) => [_id, { title, picture: thumbs.get(_id) ?? null }]));
  },
  REVIEW: async (db, ids) => {
    const rows = await db
      .select({ _id: reviews._id, name: shopProducts.name, images: reviews.images })
      .from(reviews)
      .innerJoin(shopProducts, eq(shopProducts._id, reviews._product))
      .where(and(inArray(reviews._id, ids), eq(reviews.status, 'VISIBLE'), isShown));
    return new Map(rows.map(({ _id, name, images }) => [_id, { title: name, picture: images[0] ?? null }]));
  },
};

interface Pointing {
  type: Type;
  target: string;
}

/** The rows as they are answered, with what each points at; null where that is gone. */
export const withTargets = async <R extends Pointing>(db: Database, rows: R[]) => {
  const looked = new Map<Type, Map<string, Shown>>();
  for (const type of new Set(rows.map((row) => row.type))) {
    const ids = rows.filter((row) => row.type === type).map(({ target }) => target);
    looked.set(type, await targets[type](db, ids));
  }
  return rows.map((row) => {
    const type: R['type'] = row.type;
    return { ...row, target: { type, _id: row.target }, shown: looked.get(type)?.get(row.target) ?? null };
  });
};

export const isThere = async (db: Database, { type, _id }: { type: Type; _id: string }) =>
  (await targets[type](db, [_id])).has(_id);
