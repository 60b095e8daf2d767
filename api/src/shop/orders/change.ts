import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Order, PurchaseStatus } from 'shared/contract';
import type { Messenger } from '../../members/messages/tell';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import type { Providers } from '../payments/providers';
import { type PurchaseRow, purchases } from '../purchases/table';
import { shopProducts } from '../shop-products/table';
import { isAsked, statusOf } from './states';
import { type OrderRow, orders } from './table';

/** What the auction does once a lot is paid, or was not in time. */
export interface WonLots {
  paid: (tx: Database, work: string) => Promise<unknown>;
  unpaid: (tx: Database, work: string) => Promise<unknown>;
}

/** What orders work with. */
export interface Shop {
  messenger: Messenger;
  providers: Providers;
  wonLots: WonLots;
}

/** An order with its lines, locked until the end of the transaction. */
export interface Whole {
  order: OrderRow;
  lines: PurchaseRow[];
}

const linesOf = (tx: Database, order: string) =>
  tx.select().from(purchases).where(eq(purchases._order, order)).orderBy(asc(purchases.line));

/** Whoever changes an order, or a line of it, waits here for the one before. */
export const lockOrder = async (tx: Database, where: SQL | undefined): Promise<Whole | null> => {
  const [order] = await tx.select().from(orders).where(where).for('update');
  return order ? { order, lines: await linesOf(tx, order._id) } : null;
};

export const lockById = async (tx: Database, id: string): Promise<Whole> =>
  (await lockOrder(tx, eq(orders._id, id))) ?? fail('not_found');

/** Several orders with the goods they hold, each in the order of their ids: two of these never wait in a circle. */
export const lockAll = async (tx: Database, ids: string[]) => {
  await tx
    .select({ _id: orders._id })
    .from(orders)
    .where(inArray(orders._id, ids))
    .orderBy(asc(orders._id))
    .for('update');
  const goods = tx.select({ _product: purchases._product }).from(purchases).where(inArray(purchases._order, ids));
  await tx
    .select({ _id: shopProducts._id })
    .from(shopProducts)
    .where(inArray(shopProducts._id, goods))
    .orderBy(asc(shopProducts._id))
    .for('no key update');
};

export const lockOwn = async (tx: Database, id: string, user: string): Promise<Whole> =>
  (await lockOrder(tx, and(eq(orders._id, id), eq(orders._user, user)))) ?? fail('not_found');

interface Change {
  /** Where lines go. */
  to?: ReadonlyMap<string, PurchaseStatus>;
  lines?: ReadonlyMap<string, Partial<PurchaseRow>>;
  order?: Partial<OrderRow>;
  by: string | null;
  reason?: string | null;
}

type History = Order['history'];

/** One entry where all lines go the same way, else one a line. */
const historyOf = (before: PurchaseRow[], to: ReadonlyMap<string, PurchaseStatus>, { by, reason }: Change): History => {
  const moves = before.flatMap(({ _id, status }) => {
    const next = to.get(_id);
    return next && next !== status ? [{ line: _id, from: status, to: next }] : [];
  });
  const [first] = moves;
  const isOne = moves.every(({ from, to: next }) => from === first?.from && next === first.to);
  const entry = { at: now(), by, reason: reason ?? null };
  if (first && isOne && moves.length === before.length) return [{ ...entry, ...first, line: null }];
  return moves.map((move) => ({ ...entry, ...move }));
};

/** Writes a change of an order: lines, the state that follows from them, and how it came to be. */
export const applyChange = async (tx: Database, { order, lines }: Whole, change: Change): Promise<Whole> => {
  const { to = new Map(), lines: values = new Map() } = change;
  const after: PurchaseRow[] = [];
  for (const line of lines) {
    const status = to.get(line._id);
    const set = { ...values.get(line._id), ...(status && { status }) };
    if (Object.keys(set).length === 0) {
      after.push(line);
      continue;
    }
    const [row] = await tx
      .update(purchases)
      .set({ ...set, version: sql`${purchases.version} + 1`, updatedAt: now() })
      .where(eq(purchases._id, line._id))
      .returning();
    after.push(row ?? fail('internal'));
  }
  const statuses = after.map(({ status }) => status);
  const [row] = await tx
    .update(orders)
    .set({
      ...change.order,
      status: statusOf(statuses),
      requested: statuses.some(isAsked),
      history: [...order.history, ...historyOf(lines, to, change)],
      version: sql`${orders.version} + 1`,
      updatedAt: now(),
    })
    .where(eq(orders._id, order._id))
    .returning();
  return { order: row ?? fail('internal'), lines: after };
};

/** The same for each of some lines. */
export const each = <T>(lines: readonly { _id: string }[], value: T): Map<string, T> =>
  new Map(lines.map(({ _id }) => [_id, value]));
