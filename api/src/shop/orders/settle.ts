import type { PaymentMethod } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { returnHeld, useHeld } from '../coupons/hold';
import { giveBack } from '../points/give-back';
import { applyChange, each, type Shop, type Whole } from './change';
import { countSold, restock } from './stock';
import type { OrderRow } from './table';
import { amountIn, tellBuyer } from './told';

interface Money {
  /** Who took it. */
  provider: string;
  method: PaymentMethod;
  tid: string | null;
  by: string | null;
}

/** A lot that nobody paid in time is the auction’s again at that moment, a minute before the clock’s job says so. */
export const isPayable = ({ status, kind, dueAt }: OrderRow) =>
  status === 'PENDING_PAYMENT' && (kind === 'SHOP' || (dueAt ?? '') > now());

const checkUnpaid = ({ order }: Whole) => {
  if (order.status !== 'PENDING_PAYMENT') fail('wrong_state', { answer: { status: order.status } });
};

export const checkPayable = ({ order }: Whole) => {
  if (!isPayable(order)) fail('wrong_state', { answer: { status: order.status } });
};

/** The whole sum has come. */
export const settlePaid = async (tx: Database, { messenger, wonLots }: Shop, whole: Whole, money: Money) => {
  checkPayable(whole);
  const { order, lines } = whole;
  await countSold(tx, lines, 1);
  const { provider, method, tid, by } = money;
  const after = await applyChange(tx, whole, {
    to: each(lines, 'PAID'),
    order: { paid: order.total, paidAt: now(), paymentStatus: 'PAID', provider, method, tid },
    by,
  });
  await useHeld(tx, order._id);
  if (order._work) await wonLots.paid(tx, order._work);
  await tellBuyer(tx, messenger, order, { template: 'order.paid', values: amountIn(order.total), key: 'paid' });
  return after;
};

interface End {
  to: 'EXPIRED' | 'CANCELLED';
  /** Null for the clock. */
  by: string | null;
  reason: string;
}

/** An order that was never paid gives back all it held: goods, coupon and points, once. */
export const endUnpaid = async (tx: Database, { messenger, wonLots }: Shop, whole: Whole, { to, by, reason }: End) => {
  checkUnpaid(whole);
  const { order, lines } = whole;
  const after = await applyChange(tx, whole, {
    to: each(lines, to),
    lines: await restock(tx, lines),
    order: { cancel: { at: now(), by, reason }, paymentStatus: 'CANCELLED', _coupon: null },
    by,
    reason,
  });
  await returnHeld(tx, order._id);
  if (order.points > 0)
    await giveBack(tx, { user: order._user, order: order._id, amount: order.points, key: 'unpaid' });
  if (order._work) await wonLots.unpaid(tx, order._work);
  await tellBuyer(tx, messenger, order, { template: 'order.cancelled', values: () => ({ reason }), key: 'cancelled' });
  return after;
};
