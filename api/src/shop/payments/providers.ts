import type { BankAccount, PaymentMethod } from 'shared/contract';
import { throwApiError } from '../../platform/http/errors';

/** The payment that a provider is asked to begin. */
interface PaymentRequest {
  orderNo: string;
  amount: number;
  title: string;
  /** Page that the buyer returns to. */
  returnUrl: string;
}

/** The result of a payment, as a provider reports it by webhook. */
export interface PaymentResult {
  tid: string;
  orderNo: string;
  amount: number;
  status: 'PAID' | 'FAILED' | 'CANCELLED';
}

/** Takes payments of one or several methods. */
export interface PaymentProvider {
  name: string;
  methods: readonly PaymentMethod[];
  /** URL of the page where the buyer pays; null if there is none. */
  begin: (request: PaymentRequest) => Promise<string | null>;
  /** Refunds money (KRW), once for each key; null if administrators do it by hand. */
  refund: ((money: { tid: string; amount: number; key: string }) => Promise<void>) | null;
  /** Whether a webhook is signed by the provider; null if it sends none. */
  verify: ((signature: string | undefined, result: PaymentResult) => boolean) | null;
}

/** Bank transfer: an administrator confirms the payment by hand. */
export const transferProvider: PaymentProvider = {
  name: 'transfer',
  methods: ['TRANSFER'],
  begin: async () => null,
  refund: null,
  verify: null,
};

/** For orders that points and coupons pay for in full. */
const pointsProvider: PaymentProvider = { ...transferProvider, name: 'points', methods: ['POINT'] };

export const createPaymentProviders = (others: readonly PaymentProvider[] = []) => {
  const all = [transferProvider, pointsProvider, ...others];
  return {
    /** Methods that a buyer can choose; transfer only if the setting has a bank account. */
    listMethods: (bank: BankAccount | null): PaymentMethod[] => [
      ...(bank ? (['TRANSFER'] as const) : []),
      ...others.flatMap(({ methods }) => methods),
    ],
    getByMethod: (method: PaymentMethod): PaymentProvider =>
      all.find(({ methods }) => methods.includes(method)) ?? throwApiError('payment_failed'),
    findByName: (name: string) => all.find((provider) => provider.name === name) ?? null,
  };
};

export type PaymentProviders = ReturnType<typeof createPaymentProviders>;
