import type { OrderStatus, PurchaseAction, PurchaseStatus, RequestKind } from 'shared/contract';
import { throwApiError } from '../../../platform/http/errors';
import type { OrderRow } from '../table';

/** Allowed transitions of a line, by its status. */
const transitions: Record<PurchaseStatus, readonly PurchaseStatus[]> = {
  PENDING_PAYMENT: ['PAID', 'EXPIRED', 'CANCELLED'],
  PAID: ['PREPARING', 'SHIPPED', 'CANCEL_REQUESTED', 'CANCELLED'],
  PREPARING: ['SHIPPED', 'CANCEL_REQUESTED', 'CANCELLED'],
  SHIPPED: ['DELIVERED', 'RETURNED'],
  DELIVERED: ['CONFIRMED', 'RETURN_REQUESTED', 'EXCHANGE_REQUESTED', 'RETURNED'],
  CONFIRMED: ['RETURN_REQUESTED', 'RETURNED'],
  EXPIRED: [],
  CANCEL_REQUESTED: ['CANCELLED', 'PAID', 'PREPARING'],
  CANCELLED: [],
  RETURN_REQUESTED: ['RETURNED', 'DELIVERED', 'CONFIRMED', 'EXCHANGED'],
  RETURNED: [],
  EXCHANGE_REQUESTED: ['EXCHANGED', 'DELIVERED', 'RETURNED'],
  EXCHANGED: ['CONFIRMED', 'RETURN_REQUESTED', 'RETURNED'],
};

export const canTransition = (from: PurchaseStatus, to: PurchaseStatus) => transitions[from].includes(to);

/** Status of a line while a request waits for a decision. */
export const requestStatuses: Record<RequestKind, PurchaseStatus> = {
  CANCEL: 'CANCEL_REQUESTED',
  RETURN: 'RETURN_REQUESTED',
  EXCHANGE: 'EXCHANGE_REQUESTED',
};

const requestedStatuses: readonly OrderStatus[] = ['CANCEL_REQUESTED', 'RETURN_REQUESTED', 'EXCHANGE_REQUESTED'];
const progression: readonly OrderStatus[] = [
  'PENDING_PAYMENT',
  'PAID',
  'PREPARING',
  'SHIPPED',
  'DELIVERED',
  'EXCHANGED',
  'CONFIRMED',
];

/** Whether a line was cancelled, returned or never paid. */
export const isClosed = (status: PurchaseStatus) => ['CANCELLED', 'RETURNED', 'EXPIRED'].includes(status);
/** Whether a request of the buyer waits for a decision. */
export const isRequested = (status: PurchaseStatus) => requestedStatuses.includes(status);

/**
 * Derives the status of an order from those of its lines: an undecided request first, then the line that is furthest
 * behind. Closed lines count only if all are closed.
 */
export const getOrderStatus = (lines: readonly PurchaseStatus[]): OrderStatus => {
  const open = lines.filter((status) => !isClosed(status));
  const findFirst = (statuses: readonly OrderStatus[]) => statuses.find((status) => open.includes(status));
  if (open.length > 0) return findFirst(requestedStatuses) ?? findFirst(progression) ?? 'CONFIRMED';
  if (lines.includes('RETURNED')) return 'RETURNED';
  return lines.every((status) => status === 'EXPIRED') ? 'EXPIRED' : 'CANCELLED';
};

/** Statuses of a line in which its buyer can do each action. */
export const actionStatuses: Record<PurchaseAction, readonly PurchaseStatus[]> = {
  CONFIRM: ['DELIVERED', 'EXCHANGED'],
  CANCEL: ['PAID', 'PREPARING'],
  // Confirming receipt does not end the right to withdraw within the days after it (S9).
  RETURN: ['DELIVERED', 'CONFIRMED', 'EXCHANGED'],
  EXCHANGE: ['DELIVERED'],
  UNDO: ['CANCEL_REQUESTED', 'RETURN_REQUESTED', 'EXCHANGE_REQUESTED'],
};

/** Throws `receiver_missing` for an order that could be sent to nobody. */
export const assertHasReceiver = ({ receiver, pickup }: Pick<OrderRow, 'receiver' | 'pickup'>) => {
  if (!receiver || !(receiver.address || pickup)) throwApiError('receiver_missing');
};

/** Throws `wrong_state` with the current status of an order. */
export function throwWrongState({ status }: { status: OrderStatus }): never {
  throwApiError('wrong_state', { body: { status } });
}
