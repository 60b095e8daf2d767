import { and, eq, exists, inArray, notInArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FileRef, LocalisedText } from 'shared/contract';
import { users } from '../../members/index';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { insertRow, requireRow } from '../../platform/database/rows';
import { transferProvider } from '../payments/providers';
import { purchases } from '../purchases/table';
import { getShopSettings } from '../settings';
import { createOrderNumber } from './order-number';
import { buildSearchText } from './search';
import { orders } from './table';

/** A lot whose winner has to pay; the auction hands it over when the lot closes. */
export interface WonLot {
  work: { _id: string };
  /** The winner. */
  user: string;
  title: LocalisedText;
  thumb: FileRef | null;
  /** KRW. */
  hammer: number;
  premium: number;
  vat: number;
  /** The sale is void if it is not paid by then. */
  dueAt: string;
}

/** Places the unpaid order of a won lot; it has no stock, coupon, points or shipping. Answers its id. */
export const placeWonLotOrder = async (
  tx: Database,
  { work, user, title, thumb, hammer, premium, vat, dueAt }: WonLot,
) => {
  const buyer = await requireRow(tx, users, eq(users._id, user));
  const { bank = null } = await getShopSettings(tx);
  const total = hammer + premium + vat;
  const [at, orderNo] = [now(), await createOrderNumber(tx)];
  const order = await insertRow(tx, orders, {
    orderNo,
    kind: 'AUCTION',
    _user: user,
    _work: work._id,
    won: { hammer, premium, vat },
    status: 'PENDING_PAYMENT',
    items: total,
    discount: 0,
    coupon: 0,
    points: 0,
    shipping: 0,
    total,
    pieces: 1,
    method: 'TRANSFER',
    paymentStatus: 'READY',
    provider: transferProvider.name,
    dueAt,
    bank,
    placedAt: at,
    history: [{ at, by: null, line: null, from: null, to: 'PENDING_PAYMENT', reason: null }],
    search: buildSearchText(orderNo, buyer.name, buyer.username, title.ko, title.en),
  });
  await tx.insert(purchases).values({
    _order: order._id,
    _user: user,
    line: 1,
    _work: work._id,
    snapshot: { name: title, option: null, price: total, regularPrice: total, thumb },
    qty: 1,
    amount: total,
    paid: total,
    status: 'PENDING_PAYMENT',
    taken: false,
  });
  return order._id;
};

/** Condition on a column of lot ids: the lot has an unpaid order. */
export const hasUnpaidOrder = (db: Database, work: PgColumn) =>
  exists(
    db
      .select({ _id: orders._id })
      .from(orders)
      .where(and(eq(orders._work, work), eq(orders.status, 'PENDING_PAYMENT'))),
  );

/** Ids of a user's orders of these lots by the lot's id; expired, cancelled and returned orders are left out. */
export const findOrdersOfLots = async (db: Database, user: string, works: string[]) => {
  const rows = await db
    .select({ order: orders._id, work: orders._work })
    .from(orders)
    .where(
      and(
        eq(orders._user, user),
        inArray(orders._work, works),
        notInArray(orders.status, ['EXPIRED', 'CANCELLED', 'RETURNED']),
      ),
    );
  return new Map(rows.flatMap(({ order, work }) => (work === null ? [] : [[work, order] as const])));
};
