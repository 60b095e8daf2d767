import type { OrderStatus } from 'shared/contract';
import type { OwnOrder } from './types';

/** The way of an order that goes well. */
export const steps = ['PENDING_PAYMENT', 'PAID', 'PREPARING', 'SHIPPED', 'DELIVERED', 'CONFIRMED'] as const;
export type Step = (typeof steps)[number];

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

/** What ended otherwise has no colour of its own. */
export const toneOf = (status: OrderStatus) => tones[status];

interface Entry {
  at: string;
  to: OrderStatus;
}

/**
 * Each step with when it was reached first; null where it was not. A step that was passed over, such as the preparing of
 * what was sent at once, counts as reached with the next one.
 */
export const reached = (history: readonly Entry[], placedAt: string): { step: Step; at: string | null }[] => {
  const times = steps.map(
    (step) => history.find(({ to }) => to === step)?.at ?? (step === 'PENDING_PAYMENT' ? placedAt : null),
  );
  return steps.map((step, index) => ({
    step,
    at: times[index] ?? times.slice(index).find((at) => at !== null) ?? null,
  }));
};

/** A lot that was won waits to be told where it goes before it is paid. */
export const isAsked = ({ kind, receiver, actions }: OwnOrder) =>
  kind === 'AUCTION' && receiver === null && actions.includes('PAY');
