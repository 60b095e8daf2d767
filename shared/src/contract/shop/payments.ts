import { z } from 'zod';
import { singleLine } from '../fields';
import { route } from '../route';

/** Result of a provider’s notice: recorded, already known, or left to an administrator. */
export const webhookResults = ['PAID', 'REPEATED', 'FAILED', 'MISMATCH', 'LATE', 'UNKNOWN'] as const;

export const payments = {
  webhook: route({
    method: 'POST',
    path: '/v1/payments/webhook/:provider',
    access: 'public',
    summary:
      'Notice of a payment by a provider, signed in the header payment-signature; a repeated notice is recorded once',
    body: z.strictObject({
      tid: singleLine.min(1).max(100),
      orderNo: singleLine.min(1).max(40),
      amount: z.int().min(0),
      status: z.enum(['PAID', 'FAILED', 'CANCELLED']),
    }),
    response: z.object({ result: z.enum(webhookResults) }),
    addition: true,
  }),
};
