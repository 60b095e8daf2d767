import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type FileRef, maxProductImages } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { removeImage, setImage } from '../../platform/files/image-list';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { insertRecord, updateRecord } from '../../platform/http/records';
import { type Caller, serve } from '../../platform/http/serve';
import { hideFiles } from '../../platform/trash/entries';
import { fairs } from '../fairs/table';
import type { MatchingServices } from '../services';
import { findOwnProduct } from './queries';
import { fairProducts, type ProductRow, products } from './table';

const resource = 'products';
const pictureSide = 1600;

type Columns = Partial<typeof products.$inferInsert>;

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
    { removed, ...values }: Columns & { removed: FileRef | null },
    caller: Caller,
  ) => {
    if (removed) await files.release(tx, [removed._id]);
    return { product: await updateRecord(tx, products, before._id, values, caller) };
  };

  serve(app, contract.products, {
    list: ({ query, user }) =>
      listRecords(db, products, {
        query,
        many: 'products',
        search: ['name', 'features'],
        where: and(eq(products._user, user.sub), isNull(products.deletedAt)),
      }),

    get: async ({ params, user }) => ({ product: await findOwnProduct(db, params.id, user.sub) }),

    create: async ({ body, user }) => ({
      product: await insertRecord(db, products, { ...body, _user: user.sub }, { user }),
    }),

    update: ({ params, body: { version, ...body }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await findOwnProduct(tx, params.id, caller.user.sub, 'update');
        if (before.version !== version) throwStale(before, before);
        return { product: await updateRecord(tx, products, before._id, body, caller) };
      }),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await findOwnProduct(tx, params.id, caller.user.sub, 'update');
        const fairsShowing = await findFairsShowing(tx, before);
        if (fairsShowing.length > 0) throwApiError('in_use', { body: { fairs: fairsShowing.map(({ _id }) => _id) } });
        await updateRecord(tx, products, before._id, { deletedAt: now() }, caller);
        await hideFiles(tx, resource, before._id);
      }),

    setThumb: ({ params, file, ...caller }) =>
      files.storeWith(file, { kind: 'picture', side: pictureSide, user: caller.user }, async (tx, thumb) => {
        const before = await findOwnProduct(tx, params.id, caller.user.sub, 'update');
        await files.attach(tx, thumb._id, { resource, id: before._id, slot: 'thumb' });
        return changeFiles(tx, before, { thumb, removed: before.thumb }, caller);
      }),

    removeThumb: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await findOwnProduct(tx, params.id, caller.user.sub, 'update');
        if (!before.thumb) throwApiError('not_found');
        // A product listed at a fair needs a picture.
        if ((await findFairsShowing(tx, before)).length > 0) throwApiError('in_use');
        await changeFiles(tx, before, { thumb: null, removed: before.thumb }, caller);
      }),

    setImage: ({ params, file, ...caller }) =>
      files.storeWith(file, { kind: 'picture', side: pictureSide, user: caller.user }, async (tx, image) => {
        const before = await findOwnProduct(tx, params.id, caller.user.sub, 'update');
        const changes = setImage(before.images, params.index, image, maxProductImages);
        await files.attach(tx, image._id, { resource, id: before._id, slot: 'images' });
        return changeFiles(tx, before, changes, caller);
      }),

    removeImage: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await findOwnProduct(tx, params.id, caller.user.sub, 'update');
        await changeFiles(tx, before, removeImage(before.images, params.index), caller);
      }),
  });
};
