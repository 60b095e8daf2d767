import { z } from 'zod';
import { line } from '../fields';
import { route } from '../machine';

/** What became of what a provider told: booked, known already, or put before an administrator. */
export const webhookResults = ['PAID', 'REPEATED', 'FAILED', 'MISMATCH', 'LATE', 'UNKNOWN'] as const;

export const payments = {
  webhook: route({
    method: 'POST',
    path: '/v1/payments/webhook/:provider',
    access: 'public',
    summary: 'A provider tells of a payment, signed in the header payment-signature; told twice it is booked once',
    body: z.strictObject({
      tid: line.min(1).max(100),
      orderNo: line.min(1).max(40),
      amount: z.int().min(0),
      status: z.enum(['PAID', 'FAILED', 'CANCELLED']),
    }),
    response: z.object({ result: z.enum(webhookResults) }),
    ours: true,
  }),
};
