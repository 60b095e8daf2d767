import { z } from 'zod';
import { id, instant, record } from '../fields';
import { listOf, listQuery, route } from '../machine';
import { termsCodes } from '../members/terms';
import { amount } from './increments';

export const paddleStatuses = ['APPLIED', 'APPROVED', 'REJECTED'] as const;
export type PaddleStatus = (typeof paddleStatuses)[number];

/** By what a member may bid in one programme, and under which number others see them. */
export const Paddle = z.object({
  ...record.shape,
  _program: id,
  _user: id,
  no: z.int(),
  /** The number as it stands in the history, `017`. */
  alias: z.string(),
  status: z.enum(paddleStatuses),
  /** Up to which the highest bids on lots that one leads may add up; null without a limit. */
  creditLimit: z.int().nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  decidedAt: instant.nullable(),
});
export type Paddle = z.infer<typeof Paddle>;

/** The reader’s own paddle; null for visitors and whoever has none. */
export const OwnPaddle = Paddle.pick({
  _id: true,
  alias: true,
  status: true,
  creditLimit: true,
  reason: true,
}).nullable();
export type OwnPaddle = z.infer<typeof OwnPaddle>;

const answer = z.object({ paddle: OwnPaddle, serverTime: instant });

export const paddles = {
  get: route({
    method: 'GET',
    path: '/v1/auction/programs/:id/paddle',
    access: 'member',
    summary: 'One’s own paddle of a programme; null before one has applied',
    response: answer,
    ours: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/auction/programs/:id/paddle',
    access: 'member',
    summary: 'Apply for a paddle under the auction terms; one that exists is answered as it is',
    body: z.strictObject({
      /** To the terms `auction`, in the edition in force. */
      consents: z
        .array(z.strictObject({ termsCode: z.enum(termsCodes), termsVersion: z.int(), agreed: z.boolean() }))
        .max(termsCodes.length),
    }),
    response: answer,
    status: 201,
    ours: true,
  }),
};

export const ConsolePaddle = Paddle.extend({
  bidder: z.object({ _id: id, name: z.string(), username: z.string(), email: z.string(), phone: z.string() }),
  /** Who decided; null where nobody had to. */
  decidedBy: id.nullable(),
});
export type ConsolePaddle = z.infer<typeof ConsolePaddle>;

export const consolePaddles = {
  list: route({
    method: 'GET',
    path: '/console/auction/programs/:id/paddles',
    access: 'console',
    summary: 'Paddles of a programme',
    query: listQuery(['no', 'createdAt'], { status: z.enum(paddleStatuses).optional() }),
    response: listOf('paddles', ConsolePaddle).extend({ serverTime: instant }),
    ours: true,
  }),
  update: route({
    method: 'PUT',
    path: '/console/auction/paddles/:id',
    access: 'console',
    summary: 'Approve or refuse a paddle, or change its limit; refusing needs a reason',
    body: z.strictObject({
      status: z.enum(['APPROVED', 'REJECTED']).optional(),
      creditLimit: amount.nullish(),
      reason: z.string().trim().min(1).max(500).optional(),
      version: z.int().min(0),
    }),
    response: z.object({ paddle: ConsolePaddle, serverTime: instant }),
    ours: true,
  }),
};
