import { z } from 'zod';
import { derived, listOf } from '../crud';
import {
  Address,
  baseRecord,
  booleanFlag,
  FileRef,
  id,
  instant,
  krw,
  localisedText,
  phone,
  singleLine,
} from '../fields';
import { Consent, consentsInput, type TermsCode } from '../members/terms';
import { UserContact } from '../members/user-summary';
import { route } from '../route';
import { cartReasons } from './carts';
import { UserCoupon } from './coupons';
import { OwnPurchase, Purchase, purchaseStatuses } from './purchases';
import { MaskedAccount, OrderRefund, RefundAccount } from './refunds';
import { BankAccount } from './setting';

export const orderKinds = ['SHOP', 'AUCTION'] as const;
export const orderStatuses = purchaseStatuses;
export type OrderStatus = (typeof orderStatuses)[number];
/** `POINT`: points cover the whole amount. */
export const paymentMethods = ['TRANSFER', 'CARD', 'VBANK', 'POINT'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const paymentStatuses = ['READY', 'PAID', 'FAILED', 'CANCELLED', 'REFUNDED'] as const;
const orderActions = ['PAY', 'CANCEL', 'CONFIRM'] as const;
/** Terms that an order requires, and those that are optional. */
export const orderConsents: { required: readonly TermsCode[]; optional: readonly TermsCode[] } = {
  required: ['shop'],
  optional: ['marketing'],
};
const maxOrderLines = 50;

const reason = singleLine.min(1).max(500);

export const OrderItem = z.strictObject({
  _product: id,
  optionKey: z.string().max(40).default(''),
  qty: z.int().min(1).max(9999),
});
export type OrderItem = z.infer<typeof OrderItem>;

export const Receiver = z.object({
  name: singleLine.min(1).max(50),
  phone,
  /** Null for a pickup. */
  address: Address.nullish(),
  memo: z.string().trim().max(200).nullish(),
});
export type Receiver = z.infer<typeof Receiver>;

/** Place and time of a pickup. */
export const Pickup = z.object({ place: singleLine.min(1).max(100), at: instant });

export const QuoteAmounts = z.object({
  /** Σ price × quantity, after sale and level. */
  items: z.int(),
  /** Discount of the member’s level, already subtracted from `items`. */
  discount: z.int(),
  coupon: z.int(),
  points: z.int(),
  shipping: z.int(),
  /** `items − coupon − points + shipping`. */
  total: z.int(),
});

export const OrderAmounts = QuoteAmounts.extend({ paid: z.int(), refunded: z.int() });

export const Payment = z.object({
  method: z.enum(paymentMethods),
  status: z.enum(paymentStatuses),
  /** `transfer`, or the name of a payment provider. */
  provider: z.string(),
  /** The provider’s id of the payment. */
  tid: z.string().nullable(),
  paidAt: instant.nullable(),
  /** An unpaid order expires at this time. */
  dueAt: instant.nullable(),
  /** Account for a transfer. */
  bank: BankAccount.nullable(),
});

export const OrderHistoryEntry = z.object({
  at: instant,
  /** Null for changes by the system and by payment providers. */
  by: id.nullable(),
  /** Null for a change of the whole order. */
  line: id.nullable(),
  from: z.enum(orderStatuses).nullable(),
  to: z.enum(orderStatuses),
  reason: z.string().nullable(),
});

const orderFields = z.object({
  ...baseRecord.shape,
  /** `YYYYMMDD-######`, unique. */
  orderNo: z.string(),
  kind: z.enum(orderKinds),
  _work: id.nullable(),
  /** Only for a won lot: the parts of `items`. */
  won: z.object({ hammer: z.int(), premium: z.int(), vat: z.int() }).nullable(),
  status: z.enum(orderStatuses),
  amounts: OrderAmounts,
  /** The coupon that the order uses. */
  _coupon: id.nullable(),
  couponName: localisedText(80).nullable(),
  receiver: Receiver.nullable(),
  pickup: Pickup.nullable(),
  payment: Payment,
  agreements: z.array(Consent.extend({ at: instant })),
  placedAt: instant,
  paidAt: instant.nullable(),
  /** Only where it was cancelled before payment, or expired. */
  cancel: z.object({ at: instant, by: id.nullable(), reason: z.string() }).nullable(),
  refunds: z.array(OrderRefund),
  /** Account of the buyer for refunds by transfer. */
  refundAccount: MaskedAccount.nullable(),
  history: z.array(OrderHistoryEntry),
});

/** An order as its buyer sees it. */
export const Order = z.object({
  ...orderFields.shape,
  lines: z.array(OwnPurchase),
  actions: z.array(z.enum(orderActions)),
  /** Whether a cancellation should name the account to refund. */
  needsRefundAccount: z.boolean(),
  /** Points to be earned by the lines that can still be confirmed. */
  earns: z.int(),
  /** Points that the confirmed lines earned. */
  earned: z.int(),
});
export type Order = z.infer<typeof Order>;

const orderInput = z.object({
  items: z.array(OrderItem).min(1).max(maxOrderLines),
  /** A coupon of the caller. */
  _coupon: id.nullish(),
  points: krw.optional(),
  /** A reservation of points; its amount replaces `points`. */
  _reservation: id.nullish(),
  pickup: Pickup.nullish(),
});

export const QuoteLine = z.object({
  _product: id,
  optionKey: z.string(),
  name: localisedText(200),
  option: localisedText(200).nullable(),
  thumb: FileRef.nullable(),
  qty: z.int(),
  price: z.int(),
  regularPrice: z.int(),
  amount: z.int(),
  available: z.boolean(),
  reason: z.enum(cartReasons).nullable(),
  /** Null where there is no limit. */
  left: z.int().nullable(),
});

export const Quote = z.object({
  lines: z.array(QuoteLine),
  /** Sums of the lines that can be ordered. */
  amounts: QuoteAmounts,
  /** The caller’s unused coupons, best first; `reason` says why one cannot be used. */
  coupons: z.array(
    z.object({
      coupon: UserCoupon,
      usable: z.boolean(),
      /** Discount on this order in KRW. */
      discount: z.int(),
      reason: z.enum(['MINIMUM', 'SCOPE', 'PERIOD']).nullable(),
    }),
  ),
  points: z.object({
    balance: z.int(),
    /** Maximum to spend on this order. */
    usable: z.int(),
    /** Points asked for above `usable`, which the quote leaves out; an order with them is refused. */
    excess: z.int(),
  }),
  /** Points to be earned once confirmed. */
  earns: z.int(),
  /** Amount in KRW that is missing for free delivery; null where delivery is free or never is. */
  freeShippingIn: z.int().nullable(),
  /** A line is for pickup only. */
  pickupOnly: z.boolean(),
  methods: z.array(z.enum(paymentMethods)),
  bank: BankAccount.nullable(),
  /** Hours until an unpaid order expires. */
  paymentHours: z.int(),
});
export type Quote = z.infer<typeof Quote>;

const detail = z.object({ order: Order });

/** The caller’s own orders. */
export const orders = {
  list: route({
    method: 'GET',
    path: '/v1/me/orders',
    access: 'member',
    summary: 'The caller’s orders, newest first; `q` searches order numbers and product names',
    ...listOf('orders', Order, {
      sorts: ['createdAt'],
      filters: {
        status: z.enum(orderStatuses).optional(),
        kind: z.enum(orderKinds).optional(),
      },
    }),
    localised: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/me/orders/:id',
    access: 'member',
    summary: 'An own order, with the payment methods on offer',
    response: detail.extend({ methods: z.array(z.enum(paymentMethods)) }),
    localised: true,
  }),
  quote: route({
    method: 'POST',
    path: '/v1/me/orders/quote',
    access: 'member',
    summary: 'Calculate an order at current prices; nothing is stored',
    body: z.strictObject(orderInput.shape),
    response: z.object({ quote: Quote }),
    localised: true,
    addition: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/me/orders',
    access: 'member',
    summary:
      'Place an order; repeated with the same Idempotency-Key it is stored once, with a total other than quoted it is refused',
    body: z.strictObject({
      ...orderInput.shape,
      /** Total that the buyer was shown. */
      total: z.int().min(0),
      method: z.enum(paymentMethods),
      receiver: Receiver,
      agreements: consentsInput,
      /** Whether the lines are removed from the cart. */
      fromCart: z.boolean().optional(),
    }),
    response: detail,
    status: 201,
    localised: true,
    addition: true,
  }),
  pay: route({
    method: 'POST',
    path: '/v1/me/orders/:id/payment',
    access: 'member',
    summary: 'Start a payment; `url` leads to the provider and is null for a transfer',
    body: z.strictObject({
      method: z.enum(paymentMethods).optional(),
      /** For a won lot: receiver and consents, sent with the first attempt to pay. */
      receiver: Receiver.optional(),
      agreements: consentsInput.optional(),
    }),
    response: z.object({ payment: Payment, url: z.string().nullable() }),
    addition: true,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/me/orders/:id',
    access: 'member',
    summary: 'Cancel an unpaid order, request the cancellation of a paid one, or confirm receipt of all lines',
    body: z.strictObject({
      action: z.enum(['CANCEL', 'CONFIRM']),
      /** Required to cancel a paid order. */
      reason: reason.optional(),
      /** With a cancellation: where a refund by transfer is sent. */
      account: RefundAccount.optional(),
      version: z.int().min(0),
    }),
    response: detail,
    localised: true,
    addition: true,
  }),
  setReceiver: route({
    method: 'PUT',
    path: '/v1/me/orders/:id/receiver',
    access: 'member',
    summary: 'Name the receiver of a won lot that was paid without one, with the consents of an order',
    body: z.strictObject({ receiver: Receiver, agreements: consentsInput }),
    response: detail,
    localised: true,
    addition: true,
  }),
  setRefundAccount: route({
    method: 'PUT',
    path: '/v1/me/orders/:id/refundAccount',
    access: 'member',
    summary: 'Name or change the account to which refunds of an order are transferred, until they are sent',
    body: z.strictObject({ account: RefundAccount }),
    response: detail,
    localised: true,
    addition: true,
  }),
};

/** Notices of a provider that could not be recorded as a payment. */
export const paymentAlerts = ['MISMATCH', 'LATE', 'UNKNOWN'] as const;

/** An order as administrators see it. */
export const ConsoleOrder = z.object({
  ...orderFields.shape,
  _user: id,
  user: UserContact,
  lines: z.array(Purchase),
  memo: z.string().nullable(),
  /** Whether a request of the buyer waits for a decision. */
  requested: z.boolean(),
  history: z.array(OrderHistoryEntry.extend({ byName: z.string().nullable() })),
  /** Whether one of `alerts` is open. */
  alert: z.boolean(),
  alerts: z.array(
    z.object({
      at: instant,
      kind: z.enum(paymentAlerts),
      provider: z.string(),
      tid: z.string(),
      amount: z.int(),
    }),
  ),
  /** Statuses that `updateAll` can set at present. */
  next: z.array(z.enum(orderStatuses)),
});
export type ConsoleOrder = z.infer<typeof ConsoleOrder>;

/** An order in a list, with masked phone numbers. */
export const ListedOrder = ConsoleOrder.extend({ receiver: Receiver.extend({ phone: z.string() }).nullable() });

const path = '/console/shop/orders';
const consoleDetail = z.object({ order: ConsoleOrder });
/** Statuses that `updateAll` sets; PAID confirms a full transfer. */
export const bulkOrderStatuses = ['PAID', 'PREPARING', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const;
const version = z.int().min(0);

export const consoleOrders = {
  list: route({
    method: 'GET',
    path,
    access: 'console',
    summary: 'Orders; `q` searches order number, buyer, receiver and product names',
    ...listOf('orders', ListedOrder, {
      sorts: ['createdAt', 'updatedAt', 'placedAt', 'paidAt', derived('total'), 'status'],
      filters: {
        status: z.enum(orderStatuses).optional(),
        kind: z.enum(orderKinds).optional(),
        method: z.enum(paymentMethods).optional(),
        /** Only orders with an open request. */
        requested: booleanFlag.optional(),
        /** Only orders with an open payment alert. */
        alert: booleanFlag.optional(),
        _user: id.optional(),
      },
    }),
    addition: true,
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: 'console',
    summary: 'An order',
    response: consoleDetail,
    addition: true,
  }),
  update: route({
    method: 'PUT',
    path: `${path}/:id`,
    access: 'console',
    summary: 'Change the memo, close a payment alert or, before shipment, change the receiver',
    body: z.strictObject({
      memo: z.string().trim().max(2000).nullish(),
      receiver: Receiver.optional(),
      /** False closes the payment alert. */
      alert: z.literal(false).optional(),
      version,
    }),
    response: consoleDetail,
    addition: true,
  }),
  updateAll: route({
    method: 'PUT',
    path,
    access: 'console',
    summary:
      'Set the status of several orders: all or none; CANCELLED, only before payment, needs a reason; SHIPPED is for pickups',
    body: z.strictObject({
      orders: z
        .array(z.strictObject({ _id: id, version }))
        .min(1)
        .max(100),
      status: z.enum(bulkOrderStatuses),
      reason: reason.optional(),
    }),
    response: z.object({ orders: z.array(ListedOrder) }),
    addition: true,
  }),
  ship: route({
    method: 'POST',
    path: `${path}/:id/shipment`,
    access: 'console',
    summary: 'Ship all waiting lines or some, and notify the buyer; repeating it corrects the tracking number',
    body: z.strictObject({
      company: singleLine.min(1).max(40),
      no: singleLine.regex(/^[\w-]{4,40}$/),
      lines: z.array(id).min(1).max(maxOrderLines).optional(),
      version,
    }),
    response: consoleDetail,
    addition: true,
  }),
  refund: route({
    method: 'POST',
    path: `${path}/:id/refund`,
    access: 'console',
    summary: 'Refund money and points for the whole order or some lines, which become cancelled or returned',
    body: z.strictObject({
      lines: z.array(id).min(1).max(maxOrderLines).optional(),
      /** KRW; by default the price of the lines, never more than was paid. */
      amount: krw.optional(),
      reason,
      /** Whether the goods are added to the stock again; true by default. */
      restock: z.boolean().optional(),
      version,
    }),
    response: consoleDetail,
    addition: true,
  }),
  decide: route({
    method: 'PUT',
    path: `${path}/:id/lines/:line`,
    access: 'console',
    summary: 'Grant or reject a buyer’s request; a granted one is refunded',
    body: z.strictObject({
      granted: z.boolean(),
      /** Shown to the buyer. */
      reason,
      amount: krw.optional(),
      restock: z.boolean().optional(),
      version,
    }),
    response: consoleDetail,
    addition: true,
  }),
};
