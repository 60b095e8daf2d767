import { z } from 'zod';
import { deletion, listOf } from '../crud';
import { baseRecord, id, instant, requiredText } from '../fields';
import { UserContact } from '../members/user-summary';
import { route } from '../route';
import { auctionAmount } from './amounts';
import { bidTypes, LotState, OwnBidState, OwnWorkResult, WorkCard } from './lots';

/** ACCEPTED: an absentee bid before the lot opens. OUTBID: no longer the leading bid. WON and LOST: the result. */
export const bidStatuses = ['ACCEPTED', 'OUTBID', 'LEADING', 'WON', 'LOST', 'VOID'] as const;

/** A bid as the public sees it. */
export const Bid = z.object({
  _id: id,
  _work: id,
  /** Paddle number of the bidder. */
  alias: z.string(),
  type: z.enum(bidTypes),
  /** The visible price after this bid; null before the lot opens. */
  price: z.int().nullable(),
  status: z.enum(bidStatuses),
  at: instant,
  mine: z.boolean(),
  /** The reader’s own maximum bid; null for bids of others. */
  amount: z.int().nullable(),
});
export type Bid = z.infer<typeof Bid>;

/** Answer of a bid that was placed or raised, with the new state of the lot. */
const bidAnswer = z.object({ bid: Bid, work: LotState, mine: OwnBidState, serverTime: instant });

export const bids = {
  list: route({
    method: 'GET',
    path: '/v1/auction/works/:work/bids',
    access: 'public',
    summary: 'Bids on a lot by paddle number, newest first; a bid before the opening is visible to its bidder only',
    ...listOf('bids', Bid, { sorts: ['at'], search: false, extra: { work: LotState, serverTime: instant } }),
  }),
  get: route({
    method: 'GET',
    path: '/v1/auction/works/:work/bids/:id',
    access: 'public',
    summary: 'A bid on a lot by its paddle number',
    response: z.object({ bid: Bid, serverTime: instant }),
  }),
  create: route({
    method: 'POST',
    path: '/v1/auction/works/:work/bids',
    access: 'member',
    summary: 'Place a bid: DIRECT at the amount, AUTO up to it, ABSENTEE up to it before the lot opens',
    body: z.strictObject({ amount: auctionAmount, type: z.enum(bidTypes).optional() }),
    response: bidAnswer,
    status: 201,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/auction/works/:work/bids/:id',
    access: 'member',
    summary: 'Raise the maximum of the leading bid, or of an absentee bid before the lot opens',
    body: z.strictObject({ amount: auctionAmount }),
    response: bidAnswer,
  }),
  remove: deletion(
    '/v1/auction/works/:work/bids/:id',
    'member',
    'Withdraw an absentee bid before the lot opens; other bids are binding',
  ),
};

/** State of a bidder’s bids on one lot. VOID: the firm declared all of them void. */
const bidStates = ['WAITING', 'LEADING', 'OUTBID', 'WON', 'LOST', 'VOID'] as const;
export type BidState = (typeof bidStates)[number];

export const OwnLotBids = z.object({
  _id: id,
  work: WorkCard,
  standing: z.enum(bidStates),
  max: z.int(),
  type: z.enum(bidTypes),
  count: z.int(),
  lastAt: instant,
  /** Of a lot that the reader has won. */
  result: OwnWorkResult.nullable(),
});

export const myBids = {
  list: route({
    method: 'GET',
    path: '/v1/me/bids',
    access: 'member',
    summary: 'The caller’s bids by lot, latest first',
    ...listOf('bids', OwnLotBids, {
      sorts: ['lastAt'],
      filters: { standing: z.enum(bidStates).optional(), program: id.optional() },
      extra: { serverTime: instant },
    }),
    localised: true,
  }),
};

export const ConsoleBid = z.object({
  ...baseRecord.shape,
  _work: id,
  _user: id,
  bidder: UserContact,
  alias: z.string(),
  /** Position among the bids of the lot in order of arrival. */
  seq: z.int(),
  type: z.enum(bidTypes),
  amount: z.int(),
  /** Maximum after raises. */
  max: z.int(),
  /** The bid only raises the bidder’s maximum and leaves the price unchanged. */
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
    summary: 'All bids and raises on a lot with their bidders, newest first',
    ...listOf('bids', ConsoleBid, {
      search: false,
      sorts: ['seq'],
      filters: { status: z.enum(bidStatuses).optional() },
      extra: { work: LotState, serverTime: instant },
    }),
  }),
  all: route({
    method: 'GET',
    path: '/console/auction/bids',
    access: 'console',
    summary: 'Bids on all lots, newest first',
    ...listOf('bids', ConsoleBid, {
      search: false,
      sorts: ['createdAt'],
      filters: { _user: id.optional(), _work: id.optional() },
      extra: { serverTime: instant },
    }),
    addition: true,
  }),
  get: route({
    method: 'GET',
    path: '/console/auction/bids/:id',
    access: 'console',
    summary: 'A bid with its bidder',
    response: detail,
  }),
  update: route({
    method: 'PUT',
    path: '/console/auction/bids/:id',
    access: 'console',
    summary: 'Void a bid for good; price and leader are recalculated from the remaining bids (B8)',
    body: z.strictObject({
      status: z.literal('VOID'),
      reason: requiredText(500),
      version: z.int().min(0),
    }),
    response: detail.extend({ work: LotState }),
    addition: true,
  }),
};
