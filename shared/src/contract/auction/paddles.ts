import { z } from 'zod';
import { listOf } from '../crud';
import { baseRecord, id, instant, requiredText } from '../fields';
import { consentsInput } from '../members/terms';
import { UserContact } from '../members/user-summary';
import { route } from '../route';
import { auctionAmount } from './amounts';

export const paddleStatuses = ['APPLIED', 'APPROVED', 'REJECTED'] as const;

/** Permission of a member to bid in one programme, with the number that others see. */
export const Paddle = z.object({
  ...baseRecord.shape,
  _program: id,
  _user: id,
  no: z.int(),
  /** The number with leading zeros, `017`. */
  alias: z.string(),
  status: z.enum(paddleStatuses),
  /** Limit in KRW of the sum of maximum bids on lots that the member leads; null without a limit. */
  creditLimit: z.int().nullable(),
  /** Reason of a rejection. */
  reason: z.string().nullable(),
  decidedAt: instant.nullable(),
});

/** The reader’s own paddle; null for visitors and for members without one. */
export const OwnPaddle = Paddle.pick({
  _id: true,
  alias: true,
  status: true,
  creditLimit: true,
  reason: true,
}).nullable();
export type OwnPaddle = z.infer<typeof OwnPaddle>;

const detail = z.object({ paddle: OwnPaddle, serverTime: instant });

export const paddles = {
  get: route({
    method: 'GET',
    path: '/v1/auction/programs/:id/paddle',
    access: 'member',
    summary: 'The caller’s paddle for a programme; null before an application',
    response: detail,
    addition: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/auction/programs/:id/paddle',
    access: 'member',
    summary: 'Apply for a paddle and accept the auction terms; an existing one is returned unchanged',
    body: z.strictObject({
      /** Consent to the terms `auction`, in the edition in force. */
      consents: consentsInput,
    }),
    response: detail,
    status: 201,
    addition: true,
  }),
};

export const ConsolePaddle = Paddle.extend({
  bidder: UserContact,
  /** Null where the paddle was approved automatically. */
  decidedBy: id.nullable(),
});
export type ConsolePaddle = z.infer<typeof ConsolePaddle>;

export const consolePaddles = {
  list: route({
    method: 'GET',
    path: '/console/auction/programs/:id/paddles',
    access: 'console',
    summary: 'List the paddles of a programme',
    ...listOf('paddles', ConsolePaddle, {
      sorts: ['no', 'createdAt'],
      filters: { status: z.enum(paddleStatuses).optional() },
      extra: { serverTime: instant },
    }),
    addition: true,
  }),
  update: route({
    method: 'PUT',
    path: '/console/auction/paddles/:id',
    access: 'console',
    summary: 'Approve or reject a paddle, or change its limit; a rejection needs a reason',
    body: z.strictObject({
      status: z.enum(['APPROVED', 'REJECTED']).optional(),
      creditLimit: auctionAmount.nullish(),
      reason: requiredText(500).optional(),
      version: z.int().min(0),
    }),
    response: z.object({ paddle: ConsolePaddle, serverTime: instant }),
    addition: true,
  }),
};
