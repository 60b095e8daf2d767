import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OrderStatus } from 'shared/contract';
import type { Leaving } from '../../members/users/leaving';
import { lockById, type Shop } from './change';
import { endUnpaid } from './settle';
import { orders } from './table';

/** Money or goods are still on their way. */
const open: OrderStatus[] = [
  'PENDING_PAYMENT',
  'PAID',
  'PREPARING',
  'SHIPPED',
  'DELIVERED',
  'CANCEL_REQUESTED',
  'RETURN_REQUESTED',
  'EXCHANGE_REQUESTED',
];

/** What a member who goes, or is made to go, leaves behind in the shop; what is paid is carried out all the same. */
export const orderLeaving = (shop: Shop): Leaving => ({
  name: 'orders',
  check: (tx, user) => tx.$count(orders, and(eq(orders._user, user), inArray(orders.status, open))),
  effect: async (tx, user, why, caller) => {
    // A right to sell or to buy at fairs has nothing to do with orders.
    if (why === 'REVOKED_BUYER' || why === 'REVOKED_SELLER') return;
    const unpaid = await tx
      .select({ _id: orders._id })
      .from(orders)
      .where(and(eq(orders._user, user), eq(orders.status, 'PENDING_PAYMENT'), eq(orders.kind, 'SHOP')))
      .orderBy(asc(orders._id));
    for (const { _id } of unpaid) {
      const whole = await lockById(tx, _id);
      if (whole.order.status !== 'PENDING_PAYMENT') continue;
      await endUnpaid(tx, shop, whole, { to: 'CANCELLED', by: caller.user?.sub ?? null, reason: '회원 탈퇴' });
    }
  },
});
