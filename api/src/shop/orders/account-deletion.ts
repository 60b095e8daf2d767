import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { OrderStatus } from 'shared/contract';
import type { AccountDeletionStep } from '../../platform/account-deletion';
import { closeUnpaidOrder } from './lifecycle/close-unpaid-order';
import { lockOrderById } from './lifecycle/lock-order';
import type { OrderServices } from './services';
import { orders } from './table';

/** Statuses of orders that do not prevent account deletion. */
const endStatuses: OrderStatus[] = ['CONFIRMED', 'EXPIRED', 'CANCELLED', 'RETURNED', 'EXCHANGED'];

/** Cancels the unpaid orders of a member whose account ends; paid orders continue. */
export const createOrderDeletionStep = (services: OrderServices): AccountDeletionStep => ({
  name: 'orders',
  countOpen: (tx, user) => tx.$count(orders, and(eq(orders._user, user), notInArray(orders.status, endStatuses))),
  run: async (tx, user, why, caller) => {
    // The right to sell or buy at fairs does not concern orders.
    if (why === 'REVOKED_BUYER' || why === 'REVOKED_SELLER') return;
    const unpaid = await tx
      .select({ _id: orders._id })
      .from(orders)
      .where(and(eq(orders._user, user), eq(orders.status, 'PENDING_PAYMENT'), eq(orders.kind, 'SHOP')))
      .orderBy(asc(orders._id));
    for (const { _id } of unpaid) {
      const locked = await lockOrderById(tx, _id);
      if (locked.order.status !== 'PENDING_PAYMENT') continue;
      await closeUnpaidOrder(tx, services, locked, {
        to: 'CANCELLED',
        by: caller.user?.sub ?? null,
        reason: why === 'BLOCKED' ? '회원 이용 제한' : '회원 탈퇴',
      });
    }
  },
});
