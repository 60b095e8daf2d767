import type { OrderStatus, PurchaseAction, PurchaseStatus, RequestKind } from 'shared/contract';

/** Where a line may go from each of its states. */
const ways: Record<PurchaseStatus, readonly PurchaseStatus[]> = {
  PENDING_PAYMENT: ['PAID', 'EXPIRED', 'CANCELLED'],
  PAID: ['PREPARING', 'SHIPPED', 'CANCEL_REQUESTED', 'CANCELLED'],
  PREPARING: ['SHIPPED', 'CANCEL_REQUESTED', 'CANCELLED'],
  SHIPPED: ['DELIVERED', 'RETURNED'],
  DELIVERED: ['CONFIRMED', 'RETURN_REQUESTED', 'EXCHANGE_REQUESTED', 'RETURNED'],
  CONFIRMED: ['RETURNED'],
  EXPIRED: [],
  CANCEL_REQUESTED: ['CANCELLED', 'PAID', 'PREPARING'],
  CANCELLED: [],
  RETURN_REQUESTED: ['RETURNED', 'DELIVERED'],
  RETURNED: [],
  EXCHANGE_REQUESTED: ['EXCHANGED', 'DELIVERED', 'RETURNED'],
  EXCHANGED: ['CONFIRMED', 'RETURNED'],
};

export const canGo = (from: PurchaseStatus, to: PurchaseStatus) => ways[from].includes(to);

/** What a request is called while nobody has decided on it, and where a granted one leads. */
export const requests: Record<RequestKind, { asked: PurchaseStatus; granted: PurchaseStatus }> = {
  CANCEL: { asked: 'CANCEL_REQUESTED', granted: 'CANCELLED' },
  RETURN: { asked: 'RETURN_REQUESTED', granted: 'RETURNED' },
  EXCHANGE: { asked: 'EXCHANGE_REQUESTED', granted: 'EXCHANGED' },
};

const asked: readonly OrderStatus[] = ['CANCEL_REQUESTED', 'RETURN_REQUESTED', 'EXCHANGE_REQUESTED'];
const onTheWay: readonly OrderStatus[] = [
  'PENDING_PAYMENT',
  'PAID',
  'PREPARING',
  'SHIPPED',
  'DELIVERED',
  'EXCHANGED',
  'CONFIRMED',
];

export const isOver = (status: PurchaseStatus) => ['CANCELLED', 'RETURNED', 'EXPIRED'].includes(status);
export const isAsked = (status: PurchaseStatus) => asked.includes(status);

/**
 * The state of an order follows from its lines: a request that waits for a decision before all else, then the line that
 * is furthest behind; lines that are over count only where no other is left.
 */
export const statusOf = (lines: readonly PurchaseStatus[]): OrderStatus => {
  const alive = lines.filter((status) => !isOver(status));
  const first = (of: readonly OrderStatus[]) => of.find((status) => alive.includes(status));
  if (alive.length > 0) return first(asked) ?? first(onTheWay) ?? 'CONFIRMED';
  if (lines.includes('RETURNED')) return 'RETURNED';
  return lines.every((status) => status === 'EXPIRED') ? 'EXPIRED' : 'CANCELLED';
};

/** States from which a buyer does each of these. */
export const actionStates: Record<PurchaseAction, readonly PurchaseStatus[]> = {
  CONFIRM: ['DELIVERED', 'EXCHANGED'],
  CANCEL: ['PAID', 'PREPARING'],
  RETURN: ['DELIVERED'],
  EXCHANGE: ['DELIVERED'],
  UNDO: ['CANCEL_REQUESTED', 'RETURN_REQUESTED', 'EXCHANGE_REQUESTED'],
};
