import { z } from 'zod';
import { listOf } from '../crud';
import { baseRecord, booleanFlag, FileRef, id, instant, localisedText, singleLine } from '../fields';
import { route } from '../route';
import { RefundAccount } from './refunds';

/** Statuses of an order line; the order’s own status follows from its lines. */
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
const requestKinds = ['CANCEL', 'RETURN', 'EXCHANGE'] as const;
export type RequestKind = (typeof requestKinds)[number];
/** Actions of a buyer on a line; UNDO withdraws a request that is not decided. */
export const purchaseActions = ['CONFIRM', 'CANCEL', 'RETURN', 'EXCHANGE', 'UNDO'] as const;
export type PurchaseAction = (typeof purchaseActions)[number];
/** Days after delivery in which goods can be returned (청약철회). */
export const withdrawalDays = 7;
export const maxRequestImages = 5;

const reason = singleLine.min(1).max(500);

export const PurchaseRequest = z.object({
  kind: z.enum(requestKinds),
  reason: z.string(),
  images: z.array(FileRef),
  at: instant,
  /** Status of the line before the request. */
  from: z.enum(purchaseStatuses),
  decidedAt: instant.nullable(),
  /** Reason of a rejection; null while undecided, or where it was granted. */
  reject: z.string().nullable(),
});
export type PurchaseRequest = z.infer<typeof PurchaseRequest>;

/** The product as it was when it was ordered. */
export const PurchaseSnapshot = z.object({
  name: localisedText(200),
  /** Null for a product without options. */
  option: localisedText(200).nullable(),
  /** Price of one piece after sale and level discount. */
  price: z.int(),
  /** Regular price of one piece. */
  regularPrice: z.int(),
  thumb: FileRef.nullable(),
});
export type PurchaseSnapshot = z.infer<typeof PurchaseSnapshot>;

/** A line of an order. */
export const Purchase = z.object({
  ...baseRecord.shape,
  _order: id,
  orderNo: z.string(),
  placedAt: instant,
  /** Null for a lot of an auction. */
  _product: id.nullable(),
  _work: id.nullable(),
  optionKey: z.string(),
  snapshot: PurchaseSnapshot,
  qty: z.int(),
  /** `price × qty`. */
  amount: z.int(),
  /** Parts of `amount` covered by coupon, points and money. */
  coupon: z.int(),
  points: z.int(),
  paid: z.int(),
  /** Refunded money. */
  refunded: z.int(),
  status: z.enum(purchaseStatuses),
  tracking: z.object({ company: z.string(), no: z.string(), at: instant }).nullable(),
  deliveredAt: instant.nullable(),
  confirmedAt: instant.nullable(),
  /** The latest request; earlier ones are in the order’s history. */
  request: PurchaseRequest.nullable(),
  reviewed: z.boolean(),
});
export type Purchase = z.infer<typeof Purchase>;

export const OwnPurchase = Purchase.extend({
  /** Actions open to the reader. */
  actions: z.array(z.enum(purchaseActions)),
  /** Deadline of a return; null where it is not delivered or cannot be returned. */
  returnUntil: instant.nullable(),
  /** Whether a cancellation or return should name the account to refund. */
  needsRefundAccount: z.boolean(),
  /** Whether a review can be written. */
  reviewable: z.boolean(),
});
export type OwnPurchase = z.infer<typeof OwnPurchase>;

const detail = z.object({ purchase: OwnPurchase });

/** The caller’s own order lines. */
export const purchases = {
  list: route({
    method: 'GET',
    path: '/v1/me/purchases',
    access: 'member',
    summary: 'Lines of the caller’s orders; `reviewable=true`: those without a review',
    ...listOf('purchases', OwnPurchase, {
      search: false,
      sorts: ['createdAt'],
      filters: {
        status: z.enum(purchaseStatuses).optional(),
        reviewable: booleanFlag.optional(),
      },
    }),
    localised: true,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/me/purchases/:id',
    access: 'member',
    summary: 'Confirm receipt, or request cancellation, return or exchange; a request needs a reason',
    body: z.strictObject({
      action: z.enum(purchaseActions),
      reason: reason.optional(),
      /** With a cancellation or return: where a refund by transfer is sent. */
      account: RefundAccount.optional(),
      version: z.int().min(0),
    }),
    response: detail,
    localised: true,
  }),
  setImage: route({
    method: 'POST',
    path: '/v1/me/purchases/:id/images/:index',
    access: 'member',
    summary: 'Set or append a picture of a request that is not decided',
    part: 'image',
    response: detail,
    localised: true,
    addition: true,
  }),
};
