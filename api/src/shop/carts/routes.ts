import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type CartItemInput, contract, maxCartLines } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { findRow, requireRow, updateRow } from '../../platform/database/rows';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import { nextVersion } from '../next-version';
import type { ShopServices } from '../services';
import { findProducts, findVisibleProduct } from '../shop-products/queries';
import { getStockLeft, isForSale, isValidOption } from '../shop-products/stock';
import { shopProducts } from '../shop-products/table';
import { mergeCart, toCartItem } from './merge-cart';
import { toCartLine, toCartLines } from './serialise';
import { type CartRow, carts } from './table';
import { quoteVisitorShipping } from './visitor-shipping';

const isOwnedBy = (id: string, user: string) => and(eq(carts._id, id), eq(carts._user, user));

const lockLine = (tx: Database, id: string, user: string) => requireRow(tx, carts, isOwnedBy(id, user), 'update');

const findProduct = (tx: Database, { _product }: CartRow) => findRow(tx, shopProducts, eq(shopProducts._id, _product));

const serialise = async (tx: Database, row: CartRow) => ({ cart: toCartLine(row, await findProduct(tx, row)) });

/** Throws `sold_out` or a field error if a product cannot be put into a cart now. */
const readAddableItem = async (tx: Database, body: CartItemInput) => {
  const item = toCartItem(body);
  const product = await findVisibleProduct(tx, item._product);
  if (!isValidOption(product, item.optionKey)) throwFieldError('optionKey', 'invalid');
  if (item.qty > product.maxQty || item.qty < product.minQty) throwFieldError('qty', 'range');
  const left = getStockLeft(product, item.optionKey);
  if (product.status === 'SOLDOUT' || left === 0)
    throwApiError('sold_out', { body: { lines: [{ ...item, left: 0 }] } });
  return { item, maxQty: product.maxQty };
};

export const serveCarts = (app: FastifyInstance, { db }: ShopServices) =>
  serve(app, contract.carts, {
    list: async ({ query, user }) => {
      const where = eq(carts._user, user.sub);
      const page = await listRecords(db, carts, { query, many: 'carts', where });
      return { ...page, carts: await toCartLines(db, page.carts) };
    },

    get: ({ params, user }) => db.transaction(async (tx) => serialise(tx, await lockLine(tx, params.id, user.sub))),

    create: ({ body, user }) =>
      db.transaction(async (tx) => {
        const { item, maxQty } = await readAddableItem(tx, body);
        const others = await tx.$count(carts, eq(carts._user, user.sub));
        const [row] = await tx
          .insert(carts)
          .values({ ...item, _user: user.sub })
          .onConflictDoUpdate({
            target: [carts._user, carts._product, carts.optionKey],
            set: {
              qty: sql`least(${carts.qty} + excluded.qty, ${maxQty})`,
              selected: sql`excluded.selected`,
              ...nextVersion(carts),
            },
          })
          .returning();
        if (row?.version === 0 && others >= maxCartLines)
          throwApiError('too_many', { values: { limit: maxCartLines } });
        return serialise(tx, row ?? throwApiError('internal'));
      }),

    update: ({ params, body: { version, ...body }, user }) =>
      db.transaction(async (tx) => {
        const before = await lockLine(tx, params.id, user.sub);
        const product = await findProduct(tx, before);
        if (before.version !== version) throwStale(toCartLine(before, product), { ...before, updatedBy: user.sub });
        if (body.qty !== undefined && product && isForSale(product) && body.qty > product.maxQty)
          throwFieldError('qty', 'range');
        return serialise(tx, await updateRow(tx, carts, before._id, { ...body, ...nextVersion(carts) }));
      }),

    remove: async ({ params, user }) => {
      const { rowCount } = await db.delete(carts).where(isOwnedBy(params.id, user.sub));
      if (rowCount === 0) throwApiError('not_found');
    },

    merge: ({ body, user }) =>
      db.transaction(async (tx) => {
        await mergeCart(tx, user.sub, body.items);
        const newest = [desc(carts.createdAt), desc(carts._id)];
        const rows = await tx
          .select()
          .from(carts)
          .where(eq(carts._user, user.sub))
          .orderBy(...newest)
          .limit(maxCartLines);
        return { carts: await toCartLines(tx, rows) };
      }),

    preview: async ({ body }) => {
      const items = body.items.map(toCartItem);
      const products = await findProducts(db, items);
      // A hidden product is answered like an unknown one.
      const forSale = new Map([...products].filter(([, product]) => isForSale(product)));
      return {
        lines: items.map((item) => toCartLine(item, forSale.get(item._product))),
        ...(await quoteVisitorShipping(db, body.items, forSale)),
      };
    },
  });
