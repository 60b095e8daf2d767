import type { BankAccount, PaymentMethod } from 'shared/contract';
import { fail } from '../../platform/http/errors';

/** What a provider is told of an order that is to be paid. */
export interface Bill {
  orderNo: string;
  amount: number;
  title: string;
  /** Where the buyer comes back to. */
  returnUrl: string;
}

/** What a provider tells of a payment. */
export interface Told {
  tid: string;
  orderNo: string;
  amount: number;
  status: 'PAID' | 'FAILED' | 'CANCELLED';
}

/** Somebody who takes money. */
export interface Provider {
  name: string;
  methods: readonly PaymentMethod[];
  /** Where the buyer goes to pay; null where there is nowhere to go. */
  begin: (bill: Bill) => Promise<string | null>;
  /** Sends money back, once under one key; null where people do that by hand. */
  refund: ((money: { tid: string; amount: number; key: string }) => Promise<void>) | null;
  /** Whether a message is really from it; null where it sends none. */
  verify: ((signature: string | undefined, told: Told) => boolean) | null;
}

/** Works without anybody: the buyer transfers the money, an administrator sees it on the account and confirms. */
export const transfer: Provider = {
  name: 'transfer',
  methods: ['TRANSFER'],
  begin: async () => null,
  refund: null,
  verify: null,
};

/** Points and coupons paid for all of it. */
const nothing: Provider = { ...transfer, name: 'points', methods: ['POINT'] };

export const createProviders = (others: readonly Provider[] = []) => {
  const all = [transfer, nothing, ...others];
  return {
    /** Ways to pay that can be offered; by transfer only where there is an account. */
    methods: (bank: BankAccount | null): PaymentMethod[] => [
      ...(bank ? (['TRANSFER'] as const) : []),
      ...others.flatMap(({ methods }) => methods),
    ],
    of: (method: PaymentMethod): Provider =>
      all.find(({ methods }) => methods.includes(method)) ?? fail('payment_failed'),
    named: (name: string) => all.find((provider) => provider.name === name) ?? null,
  };
};

export type Providers = ReturnType<typeof createProviders>;
