import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect';
import { findRow } from '../../../platform/database/rows';
import { throwApiError } from '../../../platform/http/errors';
import { type PurchaseRow, purchases } from '../../purchases/table';
import { shopProducts } from '../../shop-products/table';
import { type OrderRow, orders } from '../table';

/** An order with its lines, locked until the end of the transaction. */
export interface OrderWithLines {
  order: OrderRow;
  lines: PurchaseRow[];
}

/** Locks the order that a condition selects; null if there is none. Every change of an order or its lines takes this lock. */
export const lockOrder = async (tx: Database, where: SQL | undefined): Promise<OrderWithLines | null> => {
  const order = await findRow(tx, orders, where, 'update');
  if (!order) return null;
  const lines = await tx.select().from(purchases).where(eq(purchases._order, order._id)).orderBy(asc(purchases.line));
  return { order, lines };
};

/** Throws `not_found` if there is no such order. */
export const lockOrderById = async (tx: Database, id: string): Promise<OrderWithLines> =>
  (await lockOrder(tx, eq(orders._id, id))) ?? throwApiError('not_found');

/** Throws `not_found` unless the order belongs to the user. */
export const lockOrderOfUser = async (tx: Database, id: string, user: string): Promise<OrderWithLines> =>
  (await lockOrder(tx, and(eq(orders._id, id), eq(orders._user, user)))) ?? throwApiError('not_found');

/** Locks several orders and their products, each in the order of their ids, so that two such transactions never deadlock. */
export const lockOrders = async (tx: Database, ids: string[]) => {
  await tx
    .select({ _id: orders._id })
    .from(orders)
    .where(inArray(orders._id, ids))
    .orderBy(asc(orders._id))
    .for('update');
  const products = tx.select({ _product: purchases._product }).from(purchases).where(inArray(purchases._order, ids));
  await tx
    .select({ _id: shopProducts._id })
    .from(shopProducts)
    .where(inArray(shopProducts._id, products))
    .orderBy(asc(shopProducts._id))
    .for('no key update');
};
