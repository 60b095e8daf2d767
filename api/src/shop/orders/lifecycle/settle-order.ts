import type { PaymentMethod } from 'shared/contract';
import { now } from '../../../platform/database/columns';
import type { Database } from '../../../platform/database/connect';
import { redeemOrderCoupon } from '../../coupons/user-coupons';
import { notifyBuyer, toAmountValues } from '../notifications';
import type { OrderServices } from '../services';
import type { OrderRow } from '../table';
import { changeOrder, toLineMap } from './change-order';
import type { OrderWithLines } from './lock-order';
import { throwWrongState } from './status';
import { countSold } from './stock';

interface Payment {
  /** Name of the provider that took the money. */
  provider: string;
  method: PaymentMethod;
  tid: string | null;
  by: string | null;
}

/** A won lot is not payable after its due time, even before the job expires its order. */
export const isPayable = ({ status, kind, dueAt }: OrderRow) =>
  status === 'PENDING_PAYMENT' && (kind === 'SHOP' || (dueAt ?? '') > now());

/** Throws `wrong_state` unless the order waits for its payment. */
export const assertPayable = ({ order }: OrderWithLines) => {
  if (!isPayable(order)) throwWrongState(order);
};

/** Marks an order as paid in full. Throws `wrong_state` unless it waits for its payment. */
export const settleOrder = async (
  tx: Database,
  { messenger, wonLots }: OrderServices,
  locked: OrderWithLines,
  payment: Payment,
) => {
  assertPayable(locked);
  const { order, lines } = locked;
  await countSold(tx, lines, 1);
  const { provider, method, tid, by } = payment;
  const after = await changeOrder(tx, locked, {
    to: toLineMap(lines, 'PAID'),
    order: { paid: order.total, paidAt: now(), paymentStatus: 'PAID', provider, method, tid },
    by,
  });
  await redeemOrderCoupon(tx, order._id);
  if (order._work) await wonLots.onPaid(tx, order._work);
  await notifyBuyer(tx, messenger, order, {
    template: 'order.paid',
    values: toAmountValues(order.total),
    key: 'paid',
  });
  // A transfer that an administrator confirms can come before the winner of a lot has named a receiver.
  if (order.receiver === null)
    await notifyBuyer(tx, messenger, order, { template: 'order.receiver', values: () => ({}), key: 'receiver' });
  return after;
};
