import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type FileRef, maxProductImages } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { parseIndex } from '../../platform/files/image-list';
import { throwStale } from '../../platform/http/crud-handlers';
import { stampUpdate } from '../../platform/http/crud-types';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { type Caller, serve } from '../../platform/http/serve';
import { fairs } from '../fairs/table';
import type { MatchingServices } from '../services';
import { fairProducts, type ProductRow, products } from './table';

const resource = 'products';
const pictureSide = 1600;

const isOwn = (id: string, user: string) =>
  and(eq(products._id, id), eq(products._user, user), isNull(products.deletedAt));

const findOwnProduct = async (db: Database, id: string, user: string, lock = false): Promise<ProductRow> => {
  const query = db.select().from(products).where(isOwn(id, user));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? throwApiError('not_found');
};

type Columns = Partial<typeof products.$inferInsert>;

const updateProduct = async (tx: Database, { _id }: ProductRow, values: Columns, caller: Caller) => {
  const [row] = await tx
    .update(products)
    .set({ ...values, ...stampUpdate(products, caller) })
    .where(eq(products._id, _id))
    .returning();
  return row ?? throwApiError('not_found');
};

/** Fairs that are not over and list the product. */
const findFairsShowing = (tx: Database, { _id }: ProductRow) =>
  tx
    .select({ _id: fairs._id })
    .from(fairProducts)
    .innerJoin(fairs, eq(fairs._id, fairProducts._fair))
    .where(and(eq(fairProducts._product, _id), gt(fairs.endAt, now()), isNull(fairs.deletedAt)));

export const serveProducts = (app: FastifyInstance, { db, files }: MatchingServices) => {
  const changeFiles = async (
    tx: Database,
    before: ProductRow,
    values: Columns,
    removed: FileRef | undefined | null,
    caller: Caller,
  ) => {
    if (removed) await files.release(tx, [removed._id]);
    return { product: await updateProduct(tx, before, values, caller) };
  };

  serve(app, contract.products, {
    list: ({ query, user }) =>
      listRecords(db, products, {
        query,
        many: 'products',
        search: ['name', 'features'],
        where: and(eq(products._user, user.sub), isNull(products.deletedAt)),
        show: (row) => row,
      }),

    get: async ({ params, user }) => ({ product: await findOwnProduct(db, params.id, user.sub) }),

    create: async ({ body, user }) => {
      const [product] = await db
        .insert(products)
        .values({ ...body, _user: user.sub, createdBy: user.sub, updatedBy: user.sub })
        .returning();
      return { product: product ?? throwApiError('internal') };
    },

    update: ({ params, body: { version, ...body }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await findOwnProduct(tx, params.id, caller.user.sub, true);
        if (before.version !== version) throwStale(before, before);
        return { product: await updateProduct(tx, before, body, caller) };
      }),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await findOwnProduct(tx, params.id, caller.user.sub, true);
        const fairsShowing = await findFairsShowing(tx, before);
        if (fairsShowing.length > 0) throwApiError('in_use', { body: { fairs: fairsShowing.map(({ _id }) => _id) } });
        await updateProduct(tx, before, { deletedAt: now() }, caller);
      }),

    setThumb: ({ params, file, ...caller }) =>
      files.storeWith(file, { kind: 'picture', side: pictureSide, user: caller.user }, async (tx, thumb) => {
        const before = await findOwnProduct(tx, params.id, caller.user.sub, true);
        await files.attach(tx, thumb._id, { resource, id: before._id, slot: 'thumb' });
        return changeFiles(tx, before, { thumb }, before.thumb, caller);
      }),

    removeThumb: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await findOwnProduct(tx, params.id, caller.user.sub, true);
        if (!before.thumb) throwApiError('not_found');
        // A product listed at a fair needs a picture.
        if ((await findFairsShowing(tx, before)).length > 0) throwApiError('in_use');
        await changeFiles(tx, before, { thumb: null }, before.thumb, caller);
      }),

    setImage: ({ params, file, ...caller }) =>
      files.storeWith(file, { kind: 'picture', side: pictureSide, user: caller.user }, async (tx, image) => {
        const before = await findOwnProduct(tx, params.id, caller.user.sub, true);
        const index = parseIndex(params.index, before.images.length);
        if (index === maxProductImages) throwApiError('too_many', { values: { limit: maxProductImages } });
        await files.attach(tx, image._id, { resource, id: before._id, slot: 'images' });
        const images = before.images.toSpliced(index, 1, image);
        return changeFiles(tx, before, { images }, before.images[index], caller);
      }),

    removeImage: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await findOwnProduct(tx, params.id, caller.user.sub, true);
        const index = parseIndex(params.index, before.images.length);
        const gone = before.images[index] ?? throwApiError('not_found');
        await changeFiles(tx, before, { images: before.images.toSpliced(index, 1) }, gone, caller);
      }),
  });
};
