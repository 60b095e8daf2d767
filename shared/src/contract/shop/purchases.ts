import { z } from 'zod';
import { FileRef, flag, id, instant, L, line, record } from '../fields';
import { listOf, listQuery, route } from '../machine';

/** States of a line. An order's own state follows from those of its lines. */
export const purchaseStatuses = [
  'PENDING_PAYMENT',
  'PAID',
  'PREPARING',
  'SHIPPED',
  'DELIVERED',
  'CONFIRMED',
  'EXPIRED',
  'CANCEL_REQUESTED',
  'CANCELLED',
  'RETURN_REQUESTED',
  'RETURNED',
  'EXCHANGE_REQUESTED',
  'EXCHANGED',
] as const;
export type PurchaseStatus = (typeof purchaseStatuses)[number];
export const requestKinds = ['CANCEL', 'RETURN', 'EXCHANGE'] as const;
export type RequestKind = (typeof requestKinds)[number];
/** What a buyer does with a line; UNDO takes back a request that nobody has decided on. */
export const purchaseActions = ['CONFIRM', 'CANCEL', 'RETURN', 'EXCHANGE', 'UNDO'] as const;
export type PurchaseAction = (typeof purchaseActions)[number];
/** Days from receipt in which goods may be sent back (청약철회). */
export const withdrawalDays = 7;
export const requestImageCount = 5;

const reason = line.min(1).max(500);

export const PurchaseRequest = z.object({
  kind: z.enum(requestKinds),
  reason: z.string(),
  images: z.array(FileRef),
  at: instant,
  /** Where the line stood. */
  from: z.enum(purchaseStatuses),
  decidedAt: instant.nullable(),
  /** Null while nobody has decided, or where it was granted. */
  reject: z.string().nullable(),
});
export type PurchaseRequest = z.infer<typeof PurchaseRequest>;

/** What was bought, as it was when it was ordered. */
export const Snapshot = z.object({
  name: L(200),
  /** Null where the product has none. */
  option: L(200).nullable(),
  /** What one cost, after sale and level. */
  price: z.int(),
  /** What one costs everybody, without sale and level. */
  regularPrice: z.int(),
  thumb: FileRef.nullable(),
});
export type Snapshot = z.infer<typeof Snapshot>;

/** A line of an order. */
export const Purchase = z.object({
  ...record.shape,
  _order: id,
  orderNo: z.string(),
  placedAt: instant,
  /** Null for a lot of an auction. */
  _product: id.nullable(),
  _work: id.nullable(),
  optionKey: z.string(),
  snapshot: Snapshot,
  qty: z.int(),
  /** `price × qty`. */
  amount: z.int(),
  /** What coupon, points and money each carried of `amount`. */
  coupon: z.int(),
  points: z.int(),
  paid: z.int(),
  /** Money given back. */
  refunded: z.int(),
  status: z.enum(purchaseStatuses),
  tracking: z.object({ company: z.string(), no: z.string(), at: instant }).nullable(),
  deliveredAt: instant.nullable(),
  confirmedAt: instant.nullable(),
  /** The latest; earlier ones stand in the history of the order. */
  request: PurchaseRequest.nullable(),
  reviewed: z.boolean(),
});
export type Purchase = z.infer<typeof Purchase>;

export const OwnPurchase = Purchase.extend({
  /** What the reader may do now. */
  actions: z.array(z.enum(purchaseActions)),
  /** Until then it may be sent back; null where it has not come yet or cannot be sent back. */
  returnUntil: instant.nullable(),
  /** A review may be written now. */
  reviewable: z.boolean(),
});
export type OwnPurchase = z.infer<typeof OwnPurchase>;

const detail = z.object({ purchase: OwnPurchase });

/** One's own. */
export const purchases = {
  list: route({
    method: 'GET',
    path: '/v1/me/purchases',
    access: 'member',
    summary: 'Lines of one’s own orders; `reviewable=true` those that wait for a review',
    query: listQuery(['createdAt'], {
      status: z.enum(purchaseStatuses).optional(),
      reviewable: flag.optional(),
    }),
    response: listOf('purchases', OwnPurchase),
    localised: true,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/me/purchases/:id',
    access: 'member',
    summary: 'Confirm receipt, or ask to cancel, return or exchange; a request needs its reason',
    body: z.strictObject({
      action: z.enum(purchaseActions),
      reason: reason.optional(),
      version: z.int().min(0),
    }),
    response: detail,
    localised: true,
  }),
  setImage: route({
    method: 'POST',
    path: '/v1/me/purchases/:id/images/:index',
    access: 'member',
    summary: 'Set or append a picture to a request that nobody has decided on',
    part: 'image',
    response: detail,
    localised: true,
    ours: true,
  }),
};
