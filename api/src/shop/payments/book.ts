import { eq } from 'drizzle-orm';
import type { webhookResults } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { lockOrder, type Shop, type Whole } from '../orders/change';
import { isPayable, settlePaid } from '../orders/settle';
import { orders } from '../orders/table';
import { tellOffice } from '../orders/told';
import type { Told } from './providers';
import { paymentEvents } from './table';

type Result = (typeof webhookResults)[number];

/** What a payment that a provider tells of means for its order. */
const judge = (whole: Whole | null, { tid, amount, status }: Told): Result => {
  if (!whole) return 'UNKNOWN';
  const { order } = whole;
  const isOpen = isPayable(order);
  if (status !== 'PAID') return isOpen ? 'FAILED' : 'LATE';
  if (!isOpen) return order.tid === tid && order.paid === amount ? 'REPEATED' : 'LATE';
  return amount === order.total ? 'PAID' : 'MISMATCH';
};

/**
 * Books what a provider tells, once for each of its numbers. A sum that is not the order’s, or that comes for an order
 * which waits for no money, is booked nowhere: people look at it.
 */
export const book = (db: Database, shop: Shop, provider: string, told: Told): Promise<Result> =>
  db.transaction(async (tx) => {
    const { tid, orderNo, amount, status } = told;
    const whole = await lockOrder(tx, eq(orders.orderNo, orderNo));
    const result = judge(whole, told);
    const event = { provider, tid, orderNo, _order: whole?.order._id ?? null, amount, status, result };
    // Told twice, also at the same moment: the second waits for the first and finds it there.
    const { rowCount } = await tx.insert(paymentEvents).values(event).onConflictDoNothing();
    if (rowCount === 0) return 'REPEATED';
    if (whole && result === 'PAID') {
      const [method = 'CARD'] = shop.providers.named(provider)?.methods ?? [];
      await settlePaid(tx, shop, whole, { provider, method, tid, by: null });
    }
    if (whole && result === 'FAILED')
      await tx
        .update(orders)
        .set({ paymentStatus: status === 'FAILED' ? 'FAILED' : 'CANCELLED' })
        .where(eq(orders._id, whole.order._id));
    if (result === 'MISMATCH' || result === 'LATE' || result === 'UNKNOWN') {
      if (whole) await tx.update(orders).set({ alert: true }).where(eq(orders._id, whole.order._id));
      await tellOffice(tx, shop.messenger, {
        order: whole?.order ?? null,
        orderNo,
        amount,
        key: `${provider}:${tid}:${status}`,
      });
    }
    return result;
  });
