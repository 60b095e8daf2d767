import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type FileRef, maxShopProductImages, type PurchaseStatus } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { removeImage, setImage } from '../../platform/files/image-list';
import { crudHandlers, throwStale } from '../../platform/http/crud-handlers';
import { throwApiError } from '../../platform/http/errors';
import { updateRecord } from '../../platform/http/records';
import { type Caller, serve } from '../../platform/http/serve';
import { trashFile } from '../../platform/trash/file-kind';
import { purchases } from '../purchases/table';
import type { ShopServices } from '../services';
import { completeShipping } from '../settings';
import { createConsoleProductList } from './list-console-products';
import { getPriceSchedule } from './price';
import { isNotDeleted } from './queries';
import { toConsoleProduct } from './serialise';
import { type ShopProductRow, shopProducts } from './table';
import { validateProduct } from './validate-product';

const resource = 'shopProducts';
const pictureSide = 1600;

/** Filters of the list that are not columns. */
const nonColumnFilters = { label: true, soldOut: true } as const;
/** Of lines that still have to be shipped. */
const unshippedStatuses: PurchaseStatus[] = ['PENDING_PAYMENT', 'PAID', 'PREPARING', 'CANCEL_REQUESTED'];
const noSale = { salePrice: null, saleFrom: null, saleTo: null };

const lockProduct = (tx: Database, id: string) =>
  requireRow(tx, shopProducts, and(eq(shopProducts._id, id), isNotDeleted), 'update');

/** Whether the product was ordered: orders show its pictures, so they stay public. */
const isOrdered = async ({ _id }: Pick<ShopProductRow, '_id'>, tx: Database) =>
  (await tx.$count(purchases, eq(purchases._product, _id))) > 0;

const trashPicture = async (
  tx: Database,
  product: ShopProductRow,
  removed: { file: FileRef; column: 'thumb' | 'images'; index?: number },
  caller: Caller,
) => {
  const isShown = await isOrdered(product, tx);
  await trashFile(tx, { ...removed, isShown, resource, id: product._id, limit: maxShopProductImages }, caller);
};

export const serveConsoleShopProducts = (app: FastifyInstance, { db, files }: ShopServices) => {
  const listProducts = createConsoleProductList(db, app.dataVersion);

  const releasePicture = async (tx: Database, product: ShopProductRow, removed: FileRef | null) => {
    if (removed && !(await isOrdered(product, tx))) await files.release(tx, [removed._id]);
  };

  const updatePictures = async (
    tx: Database,
    before: ShopProductRow,
    values: { thumb: FileRef | null } | { images: FileRef[] },
    caller: Caller,
  ) => {
    const after = await updateRecord(tx, shopProducts, before._id, values, caller);
    await writeAudit(tx, caller, { action: 'UPDATE', resource, target: before._id, before, after });
    return { shopProduct: toConsoleProduct(after) };
  };

  const { list, ...routes } = contract.console.shopProducts;
  serve(app, contract.console.shopProducts, {
    ...crudHandlers(db, { ...routes, list: { ...list, query: list.query.omit(nonColumnFilters) } }, shopProducts, {
      write: async (body, { tx, current }) => {
        const shipping = await completeShipping(tx, body.shipping ?? current?.shipping ?? null);
        // The contract requires all other fields of a new product.
        const draft = { ...noSale, ...current, ...body, shipping } as ShopProductRow;
        await validateProduct(tx, draft);
        return { ...body, shipping, ...getPriceSchedule(draft) };
      },
      show: toConsoleProduct,
      hasShownFiles: isOrdered,
      beforeRemove: async ({ _id }, tx) => {
        const isUnshipped = and(eq(purchases._product, _id), inArray(purchases.status, unshippedStatuses));
        if ((await tx.$count(purchases, isUnshipped)) > 0) throwApiError('product_ordered');
      },
    }),

    list: ({ query }) => listProducts(query),

    setThumb: ({ params, file, ...caller }) =>
      files.storeWith(file, { kind: 'picture', side: pictureSide, user: caller.user }, async (tx, thumb) => {
        const before = await lockProduct(tx, params.id);
        await files.attach(tx, thumb._id, { resource, id: before._id, slot: 'thumb' });
        await releasePicture(tx, before, before.thumb);
        return updatePictures(tx, before, { thumb }, caller);
      }),

    removeThumb: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockProduct(tx, params.id);
        const file = before.thumb ?? throwApiError('not_found');
        await trashPicture(tx, before, { file, column: 'thumb' }, caller);
        await updatePictures(tx, before, { thumb: null }, caller);
      }),

    setImage: ({ params, file, ...caller }) =>
      files.storeWith(file, { kind: 'picture', side: pictureSide, user: caller.user }, async (tx, image) => {
        const before = await lockProduct(tx, params.id);
        const { images, removed } = setImage(before.images, params.index, image, maxShopProductImages);
        await files.attach(tx, image._id, { resource, id: before._id, slot: 'images' });
        await releasePicture(tx, before, removed);
        return updatePictures(tx, before, { images }, caller);
      }),

    removeImage: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockProduct(tx, params.id);
        const { images, removed } = removeImage(before.images, params.index);
        const index = before.images.indexOf(removed);
        await trashPicture(tx, before, { file: removed, column: 'images', index }, caller);
        await updatePictures(tx, before, { images }, caller);
      }),

    reorder: ({ params, body, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockProduct(tx, params.id);
        if (before.version !== body.version) throwStale(toConsoleProduct(before), before);
        const byId = new Map(before.images.map((image) => [image._id, image]));
        const images = [...new Set(body.images)].flatMap((id) => byId.get(id) ?? []);
        if (images.length !== before.images.length || images.length !== body.images.length)
          throwApiError('order_mismatch');
        return updatePictures(tx, before, { images }, caller);
      }),
  });
};
