import { z } from 'zod';
import { derived, listOf } from '../crud';
import { baseRecord, id, instant, singleLine } from '../fields';
import { UserContact } from '../members/user-summary';
import { route } from '../route';

/** Who sends the money: the payment provider, or an administrator from the firm’s account. */
export const refundChannels = ['PROVIDER', 'TRANSFER'] as const;
export const refundStatuses = ['PENDING', 'DONE', 'FAILED'] as const;

/** The buyer’s account to which a refund is transferred. */
export const RefundAccount = z.strictObject({
  bank: singleLine.min(1).max(40),
  no: singleLine.regex(/^\d[\d -]{4,28}\d$/),
  holder: singleLine.min(1).max(60),
});
export type RefundAccount = z.infer<typeof RefundAccount>;

/** The same with most of the number and the name hidden. */
export const MaskedAccount = z.object({ bank: z.string(), no: z.string(), holder: z.string() });
export type MaskedAccount = z.infer<typeof MaskedAccount>;

/** A refund as its order shows it. */
export const OrderRefund = z.object({
  _id: id,
  /** Refunded lines. */
  lines: z.array(id),
  amount: z.int(),
  points: z.int(),
  reason: z.string(),
  at: instant,
  channel: z.enum(refundChannels),
  /** PENDING until the money is sent; FAILED: the provider refuses, an administrator has to send it. */
  status: z.enum(refundStatuses),
  /** When the money was sent; null before, and for refunds of which it was not recorded. */
  sentAt: instant.nullable(),
});

/** A refund that an administrator sends by bank transfer. */
export const ConsoleRefund = z.object({
  ...baseRecord.shape,
  _order: id,
  orderNo: z.string(),
  user: UserContact,
  amount: z.int(),
  reason: z.string(),
  channel: z.enum(refundChannels),
  status: z.enum(refundStatuses),
  /** Null where the buyer has not given one. */
  account: MaskedAccount.nullable(),
  sentAt: instant.nullable(),
});
export type ConsoleRefund = z.infer<typeof ConsoleRefund>;

const path = '/console/shop/refunds';

export const consoleRefunds = {
  list: route({
    method: 'GET',
    path,
    access: 'console',
    summary: 'Refunds by bank transfer, and those that a provider failed to send',
    ...listOf('refunds', ConsoleRefund, {
      search: false,
      sorts: ['createdAt', 'amount', 'sentAt', 'status', derived('orderNo'), derived('user.name')],
      filters: { status: z.enum(refundStatuses).optional() },
    }),
    addition: true,
  }),
  account: route({
    method: 'GET',
    path: `${path}/:id/account`,
    access: 'console',
    summary:
      'The whole account to transfer a refund to; null where the buyer has not given one. Recorded in the audit log',
    response: z.object({
      account: z.object(RefundAccount.shape).nullable(),
      /** Of the refund: another account raises it. */
      version: z.int(),
    }),
    addition: true,
  }),
  update: route({
    method: 'PUT',
    path: `${path}/:id`,
    access: 'console',
    summary: 'Record that the money was transferred; the buyer is notified',
    body: z.strictObject({ status: z.literal('DONE'), version: z.int().min(0) }),
    response: z.object({ refund: ConsoleRefund }),
    addition: true,
  }),
};
