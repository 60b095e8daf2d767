import { z } from 'zod';
import { id, instant, record } from '../fields';
import { listOf, listQuery, route } from '../machine';
import { amount } from './increments';
import { bidTypes, LotState, OwnResult, OwnStanding, WorkCard } from './lots';

/** ACCEPTED waits for its lot to open; OUTBID does not lead; WON and LOST are what became of it. */
export const bidStatuses = ['ACCEPTED', 'OUTBID', 'LEADING', 'WON', 'LOST', 'VOID'] as const;
export type BidStatus = (typeof bidStatuses)[number];

/** A bid as everybody sees it. */
export const Bid = z.object({
  _id: id,
  _work: id,
  /** Paddle of the bidder. */
  alias: z.string(),
  type: z.enum(bidTypes),
  /** The visible price that it led to; null for one that waits for its lot to open. */
  price: z.int().nullable(),
  status: z.enum(bidStatuses),
  at: instant,
  mine: z.boolean(),
  /** One’s own highest amount; null for everybody else’s. */
  amount: z.int().nullable(),
});
export type Bid = z.infer<typeof Bid>;

const lot = LotState;
/** Of a bid that was placed or raised: what has become of the lot with it. */
const placed = z.object({ bid: Bid, work: lot, mine: OwnStanding, serverTime: instant });

export const bids = {
  list: route({
    method: 'GET',
    path: '/v1/auction/works/:work/bids',
    access: 'public',
    summary:
      'Bids on a lot under their paddles, the newest first; those before its opening are shown to their bidder alone',
    query: listQuery(['at']),
    response: listOf('bids', Bid).extend({ work: lot, serverTime: instant }),
  }),
  get: route({
    method: 'GET',
    path: '/v1/auction/works/:work/bids/:id',
    access: 'public',
    summary: 'One bid on a lot under its paddle',
    response: z.object({ bid: Bid, serverTime: instant }),
  }),
  create: route({
    method: 'POST',
    path: '/v1/auction/works/:work/bids',
    access: 'member',
    summary: 'Bid on a lot: DIRECT that amount, AUTO up to it, ABSENTEE up to it before the lot opens',
    body: z.strictObject({ amount, type: z.enum(bidTypes).optional() }),
    response: placed,
    status: 201,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/auction/works/:work/bids/:id',
    access: 'member',
    summary: 'Raise the highest amount of the bid by which one leads, or of an absentee bid before the lot opens',
    body: z.strictObject({ amount }),
    response: placed,
  }),
  remove: route({
    method: 'DELETE',
    path: '/v1/auction/works/:work/bids/:id',
    access: 'member',
    summary: 'Take back an absentee bid before the lot opens; any other is binding',
    response: null,
  }),
};

/** What became of one’s bids on a lot. */
export const standings = ['WAITING', 'LEADING', 'OUTBID', 'WON', 'LOST'] as const;
export type Standing = (typeof standings)[number];

export const OwnBids = z.object({
  _id: id,
  work: WorkCard,
  standing: z.enum(standings),
  max: z.int(),
  type: z.enum(bidTypes),
  count: z.int(),
  lastAt: instant,
  /** Of a lot that one has won. */
  result: OwnResult.nullable(),
});
export type OwnBids = z.infer<typeof OwnBids>;

export const myBids = {
  list: route({
    method: 'GET',
    path: '/v1/me/bids',
    access: 'member',
    summary: 'One’s own bids by lot, the latest first',
    query: listQuery(['lastAt'], { standing: z.enum(standings).optional(), program: id.optional() }),
    response: listOf('bids', OwnBids).extend({ serverTime: instant }),
    localised: true,
  }),
};

export const ConsoleBid = z.object({
  ...record.shape,
  _work: id,
  _user: id,
  bidder: z.object({ _id: id, name: z.string(), username: z.string(), email: z.string(), phone: z.string() }),
  alias: z.string(),
  /** Of its arrival among the bids of the lot. */
  seq: z.int(),
  type: z.enum(bidTypes),
  amount: z.int(),
  /** Raises one’s own highest amount and no price. */
  raise: z.boolean(),
  price: z.int().nullable(),
  status: z.enum(bidStatuses),
  ip: z.string(),
  at: instant,
  voided: z.object({ reason: z.string(), at: instant, by: id.nullable() }).nullable(),
});
export type ConsoleBid = z.infer<typeof ConsoleBid>;

const detail = z.object({ bid: ConsoleBid, serverTime: instant });

export const consoleBids = {
  list: route({
    method: 'GET',
    path: '/console/auction/works/:work/bids',
    access: 'console',
    summary: 'Every bid and raise on a lot with its bidder, the newest first',
    query: listQuery(['seq'], { status: z.enum(bidStatuses).optional() }),
    response: listOf('bids', ConsoleBid).extend({ work: lot, serverTime: instant }),
  }),
  all: route({
    method: 'GET',
    path: '/console/auction/bids',
    access: 'console',
    summary: 'Bids on all lots, the newest first',
    query: listQuery(['createdAt'], { _user: id.optional(), _work: id.optional() }),
    response: listOf('bids', ConsoleBid).extend({ serverTime: instant }),
    ours: true,
  }),
  get: route({
    method: 'GET',
    path: '/console/auction/bids/:id',
    access: 'console',
    summary: 'One bid with its bidder',
    response: detail,
  }),
  update: route({
    method: 'PUT',
    path: '/console/auction/bids/:id',
    access: 'console',
    summary: 'Declare a bid void; price and leader follow from those that remain (B8)',
    body: z.strictObject({ status: z.literal('VOID'), reason: z.string().trim().min(1).max(500) }),
    response: detail.extend({ work: lot }),
    ours: true,
  }),
};
