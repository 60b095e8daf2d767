import { eq } from 'drizzle-orm';
import type { webhookResults } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { updateRow } from '../../platform/database/rows';
import { lockOrder, type OrderWithLines } from '../orders/lifecycle/lock-order';
import { isPayable, settleOrder } from '../orders/lifecycle/settle-order';
import { notifyOffice } from '../orders/notifications';
import type { OrderServices } from '../orders/services';
import { orders } from '../orders/table';
import type { PaymentResult } from './providers';
import { paymentEvents } from './table';

type WebhookResult = (typeof webhookResults)[number];

/** What a payment means for its order. */
const classifyPayment = (locked: OrderWithLines | null, { tid, amount, status }: PaymentResult): WebhookResult => {
  if (!locked) return 'UNKNOWN';
  const { order } = locked;
  const isOpen = isPayable(order);
  if (status !== 'PAID') return isOpen ? 'FAILED' : 'LATE';
  if (!isOpen) return order.tid === tid && order.paid === amount ? 'REPEATED' : 'LATE';
  return amount === order.total ? 'PAID' : 'MISMATCH';
};

/**
 * Books a payment that a provider reports, once for each transaction id and status. A payment of another amount, or for an
 * order that is not payable, changes no amounts: the order is flagged and the office is alerted.
 */
export const bookPayment = (
  db: Database,
  services: OrderServices,
  provider: string,
  payment: PaymentResult,
): Promise<WebhookResult> =>
  db.transaction(async (tx) => {
    const { tid, orderNo, amount, status } = payment;
    const locked = await lockOrder(tx, eq(orders.orderNo, orderNo));
    const result = classifyPayment(locked, payment);
    const event = { provider, tid, orderNo, _order: locked?.order._id ?? null, amount, status, result };
    // The same report at the same time waits for the first one and conflicts with it.
    const { rowCount } = await tx.insert(paymentEvents).values(event).onConflictDoNothing();
    if (rowCount === 0) return 'REPEATED';
    if (locked && result === 'PAID') {
      const [method = 'CARD'] = services.providers.findByName(provider)?.methods ?? [];
      await settleOrder(tx, services, locked, { provider, method, tid, by: null });
    }
    if (locked && result === 'FAILED')
      await updateRow(tx, orders, locked.order._id, { paymentStatus: status === 'FAILED' ? 'FAILED' : 'CANCELLED' });
    if (result === 'MISMATCH' || result === 'LATE' || result === 'UNKNOWN') {
      if (locked) await updateRow(tx, orders, locked.order._id, { alert: true });
      await notifyOffice(tx, services.messenger, {
        order: locked?.order ?? null,
        orderNo,
        amount,
        key: `${provider}:${tid}:${status}`,
      });
    }
    return result;
  });
