import type { bulkOrderStatuses } from 'shared/contract';
import { now } from '../../../platform/database/columns';
import type { Database } from '../../../platform/database/connect';
import { throwStale } from '../../../platform/http/crud-handlers';
import { throwApiError, throwFieldError } from '../../../platform/http/errors';
import type { PurchaseRow } from '../../purchases/table';
import { notifyShipped } from '../notifications';
import type { OrderServices } from '../services';
import { changeOrder, toLineMap } from './change-order';
import { closeUnpaidOrder } from './close-unpaid-order';
import { lockOrderById, type OrderWithLines } from './lock-order';
import { settleOrder } from './settle-order';
import { canTransition, isRequested } from './status';

type BulkOrderStatus = (typeof bulkOrderStatuses)[number];

/** Lines that an administrator can put into a status; a line with an undecided request is left out. */
export const findMovableLines = (lines: PurchaseRow[], to: BulkOrderStatus) =>
  lines.filter(({ status }) => !isRequested(status) && status !== 'PENDING_PAYMENT' && canTransition(status, to));

/** Statuses that an administrator can put the whole order into now. */
export const getNextStatuses = ({ order, lines }: OrderWithLines): BulkOrderStatus[] => {
  if (order.status === 'PENDING_PAYMENT') return ['PAID', 'CANCELLED'];
  // A parcel is shipped by itself, with its tracking number.
  const statuses = order.pickup
    ? (['PREPARING', 'SHIPPED', 'DELIVERED'] as const)
    : (['PREPARING', 'DELIVERED'] as const);
  return statuses.filter((to) => findMovableLines(lines, to).length > 0);
};

interface StatusUpdate {
  _id: string;
  version: number;
  to: BulkOrderStatus;
  reason?: string | undefined;
  by: string;
}

/**
 * Puts a whole order into a status as an administrator. Throws `stale` for an old version, `wrong_state` if it cannot,
 * `tracking_required` for a parcel, which is shipped with its tracking number.
 */
export const updateOrderStatus = async (
  tx: Database,
  services: OrderServices,
  { _id, version, to, reason, by }: StatusUpdate,
): Promise<OrderWithLines> => {
  const locked = await lockOrderById(tx, _id);
  const { order } = locked;
  if (order.version !== version) throwStale({ _id, version: order.version }, order);
  if (to === 'SHIPPED' && !order.pickup) throwApiError('tracking_required', { body: { _id } });
  if (!getNextStatuses(locked).includes(to)) throwApiError('wrong_state', { body: { _id, status: order.status } });
  if (to === 'PAID') {
    const { provider, method, tid } = order;
    return settleOrder(tx, services, locked, { provider, method, tid, by });
  }
  if (to === 'CANCELLED')
    return closeUnpaidOrder(tx, services, locked, { to, by, reason: reason ?? throwFieldError('reason', 'required') });
  const lines = findMovableLines(locked.lines, to);
  const after = await changeOrder(tx, locked, {
    to: toLineMap(lines, to),
    lines: toLineMap(lines, to === 'DELIVERED' ? { deliveredAt: now() } : {}),
    by,
    reason: reason ?? null,
  });
  if (to === 'SHIPPED') await notifyShipped(tx, services.messenger, after.order, { company: '—', no: '—' });
  return after;
};
