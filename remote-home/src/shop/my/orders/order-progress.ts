import type { OrderStatus } from 'shared/contract';
import type { MemberOrder } from './order';

/** The steps of an order that is neither cancelled nor returned. */
export const orderSteps = ['PENDING_PAYMENT', 'PAID', 'PREPARING', 'SHIPPED', 'DELIVERED', 'CONFIRMED'] as const;
type OrderStep = (typeof orderSteps)[number];

const tones: Partial<Record<OrderStatus, 'good' | 'warn' | 'cool' | 'bad'>> = {
  PENDING_PAYMENT: 'warn',
  PAID: 'cool',
  PREPARING: 'cool',
  SHIPPED: 'cool',
  DELIVERED: 'good',
  CONFIRMED: 'good',
  CANCEL_REQUESTED: 'warn',
  RETURN_REQUESTED: 'warn',
  EXCHANGE_REQUESTED: 'warn',
};

/** The colour of a status; undefined for a neutral one. */
export const getStatusTone = (status: OrderStatus) => tones[status];

interface HistoryEntry {
  at: string;
  to: OrderStatus;
}

interface OrderState {
  history: readonly HistoryEntry[];
  placedAt: string;
  status: OrderStatus;
}

/**
 * Each step with the time it was first reached; null where it was not. A skipped step, such as preparing an order that is
 * shipped at once, counts as reached with the next one. What single lines reached beyond the order does not count.
 */
export const getOrderProgress = ({
  history,
  placedAt,
  status,
}: OrderState): { step: OrderStep; at: string | null }[] => {
  const statuses: readonly OrderStatus[] = orderSteps;
  const present = statuses.indexOf(status);
  const times = orderSteps.map((step, index) => {
    if (present >= 0 && index > present) return null;
    return history.find(({ to }) => to === step)?.at ?? (step === 'PENDING_PAYMENT' ? placedAt : null);
  });
  return orderSteps.map((step, index) => ({
    step,
    at: times[index] ?? times.slice(index).find((at) => at !== null) ?? null,
  }));
};

/** The status that an order ended with before its last step, and when; null for any other order. */
export const getOrderEnd = ({ history, status }: Pick<OrderState, 'history' | 'status'>) =>
  status === 'CANCELLED' || status === 'EXPIRED' || status === 'RETURNED'
    ? { status, at: history.findLast(({ to }) => to === status)?.at ?? null }
    : null;

/** Whether a lot was paid, by a transfer that the firm confirmed, before its winner named a receiver. */
export const isReceiverMissing = ({ kind, receiver, status }: MemberOrder) =>
  kind === 'AUCTION' && receiver === null && (status === 'PAID' || status === 'PREPARING');

/** Whether the winner of a lot has to name the receiver before paying. */
export const needsDeliveryDetails = ({ kind, receiver, actions }: MemberOrder) =>
  kind === 'AUCTION' && receiver === null && actions.includes('PAY');
