import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type FileRef, productImageCount } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { placeOf } from '../../platform/files/place';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { answerList } from '../../platform/http/list';
import { type Caller, serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { fairs } from '../fairs/table';
import { fairProducts, type ProductRow, products } from './table';

const resource = 'products';
const pictureSide = 1600;

const own = (id: string, user: string) =>
  and(eq(products._id, id), eq(products._user, user), isNull(products.deletedAt));

const find = async (db: Database, id: string, user: string, lock = false): Promise<ProductRow> => {
  const query = db.select().from(products).where(own(id, user));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? fail('not_found');
};

type Columns = Partial<typeof products.$inferInsert>;

const set = async (tx: Database, { _id }: ProductRow, values: Columns, caller: Caller) => {
  const [row] = await tx
    .update(products)
    .set({ ...values, ...touched(products, caller) })
    .where(eq(products._id, _id))
    .returning();
  return row ?? fail('not_found');
};

/** Fairs that are not over and show the product. */
const shownAt = (tx: Database, { _id }: ProductRow) =>
  tx
    .select({ _id: fairs._id })
    .from(fairProducts)
    .innerJoin(fairs, eq(fairs._id, fairProducts._fair))
    .where(and(eq(fairProducts._product, _id), gt(fairs.endAt, now()), isNull(fairs.deletedAt)));

export const serveProducts = (app: FastifyInstance, { db, files }: { db: Database; files: Files }) => {
  const changeFiles = async (
    tx: Database,
    before: ProductRow,
    values: Columns,
    gone: FileRef | undefined | null,
    caller: Caller,
  ) => {
    if (gone) await files.release(tx, [gone._id]);
    return { product: await set(tx, before, values, caller) };
  };

  serve(app, contract.products, {
    list: ({ query, user }) =>
      answerList(db, products, {
        query,
        many: 'products',
        search: ['name', 'features'],
        where: and(eq(products._user, user.sub), isNull(products.deletedAt)),
        show: (row) => row,
      }),

    get: async ({ params, user }) => ({ product: await find(db, params.id, user.sub) }),

    create: async ({ body, user }) => {
      const [product] = await db
        .insert(products)
        .values({ ...body, _user: user.sub, createdBy: user.sub, updatedBy: user.sub })
        .returning();
      return { product: product ?? fail('internal') };
    },

    update: ({ params, body: { version, ...body }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await find(tx, params.id, caller.user.sub, true);
        if (before.version !== version) await refuseStale(tx, before, before);
        return { product: await set(tx, before, body, caller) };
      }),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await find(tx, params.id, caller.user.sub, true);
        const shown = await shownAt(tx, before);
        if (shown.length > 0) fail('in_use', { answer: { fairs: shown.map(({ _id }) => _id) } });
        await set(tx, before, { deletedAt: now() }, caller);
      }),

    setThumb: ({ params, file, ...caller }) =>
      files.add(file, { kind: 'picture', side: pictureSide, user: caller.user }, async (tx, thumb) => {
        const before = await find(tx, params.id, caller.user.sub, true);
        await files.attach(tx, thumb._id, { resource, id: before._id, slot: 'thumb' });
        return changeFiles(tx, before, { thumb }, before.thumb, caller);
      }),

    removeThumb: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await find(tx, params.id, caller.user.sub, true);
        if (!before.thumb) fail('not_found');
        // A fair shows no product without its picture.
        if ((await shownAt(tx, before)).length > 0) fail('in_use');
        await changeFiles(tx, before, { thumb: null }, before.thumb, caller);
      }),

    setImage: ({ params, file, ...caller }) =>
      files.add(file, { kind: 'picture', side: pictureSide, user: caller.user }, async (tx, image) => {
        const before = await find(tx, params.id, caller.user.sub, true);
        const index = placeOf(params.index, before.images.length);
        if (index === productImageCount) fail('too_many', { values: { limit: productImageCount } });
        await files.attach(tx, image._id, { resource, id: before._id, slot: 'images' });
        const images = before.images.toSpliced(index, 1, image);
        return changeFiles(tx, before, { images }, before.images[index], caller);
      }),

    removeImage: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await find(tx, params.id, caller.user.sub, true);
        const index = placeOf(params.index, before.images.length);
        const gone = before.images[index] ?? fail('not_found');
        await changeFiles(tx, before, { images: before.images.toSpliced(index, 1) }, gone, caller);
      }),
  });
};
