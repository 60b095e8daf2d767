import { now } from '../../../platform/database/columns';
import type { Database } from '../../../platform/database/connect';
import { releaseOrderCoupon } from '../../coupons/user-coupons';
import { returnPoints } from '../../points/return-points';
import { notifyBuyer } from '../notifications';
import type { OrderServices } from '../services';
import { changeOrder, toLineMap } from './change-order';
import type { OrderWithLines } from './lock-order';
import { throwWrongState } from './status';
import { restock } from './stock';

interface UnpaidClosing {
  to: 'EXPIRED' | 'CANCELLED';
  /** Null if the job closes it. */
  by: string | null;
  reason: string;
}

/** Closes an order that was not paid: returns its stock, coupon and points. Throws `wrong_state` for any other order. */
export const closeUnpaidOrder = async (
  tx: Database,
  { messenger, wonLots }: OrderServices,
  locked: OrderWithLines,
  { to, by, reason }: UnpaidClosing,
) => {
  const { order, lines } = locked;
  if (order.status !== 'PENDING_PAYMENT') throwWrongState(order);
  const after = await changeOrder(tx, locked, {
    to: toLineMap(lines, to),
    lines: await restock(tx, lines),
    order: { cancel: { at: now(), by, reason }, paymentStatus: 'CANCELLED', _coupon: null },
    by,
    reason,
  });
  await releaseOrderCoupon(tx, order._id);
  await returnPoints(tx, { user: order._user, order: order._id, amount: order.points, key: 'unpaid' });
  if (order._work) await wonLots.onUnpaid(tx, order._work);
  await notifyBuyer(tx, messenger, order, {
    template: 'order.cancelled',
    values: () => ({ reason }),
    key: 'cancelled',
  });
  return after;
};
