import { z } from 'zod';
import { requiredText } from '../fields';

const krw = z.int().min(0);

/** The account to which buyers transfer money. */
export const BankAccount = z.object({
  bank: requiredText(40),
  no: z.string().trim().min(4).max(40),
  holder: requiredText(60),
});
export type BankAccount = z.infer<typeof BankAccount>;

export const ShopSetting = z.object({
  shippingFee: krw,
  /** Delivery is free from this sum of goods; 0: it never is. */
  freeOver: krw,
  /** Percent of the money paid. */
  pointRate: z.number().min(0).max(100),
  /** Days after delivery until a line is confirmed by itself. */
  confirmDays: z.int().min(1),
  /** Hours until an unpaid order expires. */
  paymentHours: z.int().min(1),
  /** Null: nothing can be paid by transfer. */
  bank: BankAccount.nullish(),
});
