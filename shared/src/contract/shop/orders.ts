import { z } from 'zod';
import { Address, FileRef, flag, id, instant, L, line, phone, record } from '../fields';
import { BankAccount } from '../firm/setting';
import { listOf, listQuery, route } from '../machine';
import { type TermsCode, termsCodes } from '../members/terms';
import { cartReasons } from './carts';
import { UserCoupon } from './coupons';
import { OwnPurchase, Purchase, purchaseStatuses } from './purchases';

export const orderKinds = ['SHOP', 'AUCTION'] as const;
export const orderStatuses = purchaseStatuses;
export type OrderStatus = (typeof orderStatuses)[number];
/** `POINT`: nothing was left to pay. */
export const paymentMethods = ['TRANSFER', 'CARD', 'VBANK', 'POINT'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const paymentStatuses = ['READY', 'PAID', 'FAILED', 'CANCELLED', 'REFUNDED'] as const;
export const orderActions = ['PAY', 'CANCEL', 'CONFIRM'] as const;
/** What an order asks for: the terms that must be agreed to and those that may be. */
export const orderConsents: { required: readonly TermsCode[]; optional: readonly TermsCode[] } = {
  required: ['shop'],
  optional: ['marketing'],
};
export const orderLineCount = 50;

const reason = line.min(1).max(500);
const won = z.int().min(0).max(2_000_000_000);

export const Item = z.strictObject({
  _product: id,
  optionKey: z.string().max(40).default(''),
  qty: z.int().min(1).max(9999),
});
export type Item = z.infer<typeof Item>;

export const Receiver = z.object({
  name: line.min(1).max(50),
  phone,
  /** Null where the goods are picked up. */
  address: Address.nullish(),
  memo: z.string().trim().max(200).nullish(),
});
export type Receiver = z.infer<typeof Receiver>;

/** Where and when the goods are fetched instead of sent. */
export const Pickup = z.object({ place: line.min(1).max(100), at: instant });

const Consent = z.object({ termsCode: z.enum(termsCodes), termsVersion: z.int(), agreed: z.boolean() });

const agreements = z.array(z.strictObject(Consent.shape)).max(termsCodes.length);

export const Amounts = z.object({
  /** Σ price × quantity, after sale and level. */
  items: z.int(),
  /** What the member's level took off; `items` is after it. */
  discount: z.int(),
  coupon: z.int(),
  points: z.int(),
  shipping: z.int(),
  /** `items − coupon − points + shipping`. */
  total: z.int(),
});

export const OrderAmounts = Amounts.extend({ paid: z.int(), refunded: z.int() });

export const Payment = z.object({
  method: z.enum(paymentMethods),
  status: z.enum(paymentStatuses),
  /** Who takes the money: `transfer`, or the name of a provider. */
  provider: z.string(),
  /** The provider's number of the payment. */
  tid: z.string().nullable(),
  paidAt: instant.nullable(),
  /** Unpaid, the order expires then. */
  dueAt: instant.nullable(),
  /** Where to transfer the money. */
  bank: BankAccount.nullable(),
});

const refund = z.object({
  _id: id,
  /** Lines whose money it was. */
  lines: z.array(id),
  amount: z.int(),
  points: z.int(),
  reason: z.string(),
  at: instant,
  /** PENDING until the provider has sent the money back; of a transfer an administrator sends it. */
  status: z.enum(['PENDING', 'DONE', 'FAILED']),
});

const history = z.object({
  at: instant,
  /** Null for the clock and for providers. */
  by: id.nullable(),
  /** Null where the whole order went. */
  line: id.nullable(),
  from: z.enum(orderStatuses).nullable(),
  to: z.enum(orderStatuses),
  reason: z.string().nullable(),
});

const core = z.object({
  ...record.shape,
  /** `YYYYMMDD-######`, unique. */
  orderNo: z.string(),
  kind: z.enum(orderKinds),
  _work: id.nullable(),
  /** Of a lot that was won: what `items` is made of. */
  won: z.object({ hammer: z.int(), premium: z.int(), vat: z.int() }).nullable(),
  status: z.enum(orderStatuses),
  amounts: OrderAmounts,
  /** One's coupon it stands on. */
  _coupon: id.nullable(),
  couponName: L(80).nullable(),
  receiver: Receiver.nullable(),
  pickup: Pickup.nullable(),
  payment: Payment,
  agreements: z.array(Consent.extend({ at: instant })),
  placedAt: instant,
  paidAt: instant.nullable(),
  /** Where it was cancelled before it was paid, or expired. */
  cancel: z.object({ at: instant, by: id.nullable(), reason: z.string() }).nullable(),
  refunds: z.array(refund),
  history: z.array(history),
});

/** An order as its buyer sees it. */
export const Order = z.object({
  ...core.shape,
  lines: z.array(OwnPurchase),
  actions: z.array(z.enum(orderActions)),
  /** Points that its lines earn once they are confirmed. */
  earns: z.int(),
});
export type Order = z.infer<typeof Order>;

const asked = z.object({
  items: z.array(Item).min(1).max(orderLineCount),
  /** One of one's own. */
  _coupon: id.nullish(),
  points: won.optional(),
  /** Points that were reserved beforehand; their amount is used instead of `points`. */
  _reservation: id.nullish(),
  pickup: Pickup.nullish(),
});

const QuoteLine = z.object({
  _product: id,
  optionKey: z.string(),
  name: L(200),
  option: L(200).nullable(),
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
  /** Of the lines that can be ordered. */
  amounts: Amounts,
  /** Every coupon of one's own that is not used up, best first; what keeps it from being used stands in `reason`. */
  coupons: z.array(
    z.object({
      coupon: UserCoupon,
      usable: z.boolean(),
      /** KRW it takes off here. */
      discount: z.int(),
      reason: z.enum(['MINIMUM', 'SCOPE', 'PERIOD']).nullable(),
    }),
  ),
  points: z.object({
    balance: z.int(),
    /** What can be spent on this order. */
    usable: z.int(),
  }),
  /** Points it earns once confirmed. */
  earns: z.int(),
  /** So much more and delivery is free; null where it is, or never will be. */
  freeShippingIn: z.int().nullable(),
  /** A line can only be fetched. */
  pickupOnly: z.boolean(),
  methods: z.array(z.enum(paymentMethods)),
  bank: BankAccount.nullable(),
  /** Hours in which it must be paid. */
  paymentHours: z.int(),
});
export type Quote = z.infer<typeof Quote>;

const detail = z.object({ order: Order });

/** One's own. */
export const orders = {
  list: route({
    method: 'GET',
    path: '/v1/me/orders',
    access: 'member',
    summary: 'One’s own orders, newest first; `q` is looked for in number and names of goods',
    query: listQuery(['createdAt'], {
      status: z.enum(orderStatuses).optional(),
      kind: z.enum(orderKinds).optional(),
    }),
    response: listOf('orders', Order),
    localised: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/me/orders/:id',
    access: 'member',
    summary: 'An order of one’s own, with the ways to pay that are offered',
    response: detail.extend({ methods: z.array(z.enum(paymentMethods)) }),
    localised: true,
  }),
  quote: route({
    method: 'POST',
    path: '/v1/me/orders/quote',
    access: 'member',
    summary: 'What an order would cost now; nothing is kept',
    body: z.strictObject(asked.shape),
    response: z.object({ quote: Quote }),
    localised: true,
    ours: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/me/orders',
    access: 'member',
    summary: 'Order; repeated under one Idempotency-Key it is placed once, at another total than quoted not at all',
    body: z.strictObject({
      ...asked.shape,
      /** What the buyer was shown. */
      total: z.int().min(0),
      method: z.enum(paymentMethods),
      receiver: Receiver,
      agreements,
      /** The lines leave the cart. */
      fromCart: z.boolean().optional(),
    }),
    response: detail,
    status: 201,
    localised: true,
    ours: true,
  }),
  pay: route({
    method: 'POST',
    path: '/v1/me/orders/:id/payment',
    access: 'member',
    summary: 'Begin to pay; `url` leads to the provider, null where the money is transferred',
    body: z.strictObject({
      method: z.enum(paymentMethods).optional(),
      /** Where a lot that was won is to be sent, and what its winner agrees to: said with the first try to pay it. */
      receiver: Receiver.optional(),
      agreements: agreements.optional(),
    }),
    response: z.object({ payment: Payment, url: z.string().nullable() }),
    ours: true,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/me/orders/:id',
    access: 'member',
    summary: 'Cancel an unpaid order at once, ask to cancel a paid one, or confirm that everything has come',
    body: z.strictObject({
      action: z.enum(['CANCEL', 'CONFIRM']),
      /** A request to cancel what is paid needs one. */
      reason: reason.optional(),
      version: z.int().min(0),
    }),
    response: detail,
    localised: true,
    ours: true,
  }),
};

const buyer = z.object({
  _id: id,
  name: z.string(),
  username: z.string(),
  email: z.string(),
  phone: z.string(),
});

/** What came from a provider and could not be booked as a payment. */
export const paymentAlerts = ['MISMATCH', 'LATE', 'UNKNOWN'] as const;

/** An order as the firm sees it. */
export const ConsoleOrder = z.object({
  ...core.shape,
  _user: id,
  user: buyer,
  lines: z.array(Purchase),
  memo: z.string().nullable(),
  /** A request of the buyer waits for a decision. */
  requested: z.boolean(),
  history: z.array(history.extend({ byName: z.string().nullable() })),
  /** One of `alerts` waits for somebody. */
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
  /** States that the whole order may be put into now, by `updateAll`. */
  next: z.array(z.enum(orderStatuses)),
});
export type ConsoleOrder = z.infer<typeof ConsoleOrder>;

const path = '/console/shop/orders';
const consoleDetail = z.object({ order: ConsoleOrder });
/** What `updateAll` puts orders into: PAID confirms that a transfer has come in full. */
export const bulkStatuses = ['PAID', 'PREPARING', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const;
const version = z.int().min(0);

export const consoleOrders = {
  list: route({
    method: 'GET',
    path,
    access: 'console',
    summary: 'Orders; `q` is looked for in number, buyer, receiver and names of goods',
    query: listQuery(['createdAt', 'updatedAt', 'placedAt', 'paidAt', 'total', 'status'], {
      status: z.enum(orderStatuses).optional(),
      kind: z.enum(orderKinds).optional(),
      method: z.enum(paymentMethods).optional(),
      /** A request waits for a decision. */
      requested: flag.optional(),
      /** Something of its payment is not right. */
      alert: flag.optional(),
      _user: id.optional(),
    }),
    response: listOf('orders', ConsoleOrder),
    ours: true,
  }),
  get: route({
    method: 'GET',
    path: `${path}/:id`,
    access: 'console',
    summary: 'One order',
    response: consoleDetail,
    ours: true,
  }),
  update: route({
    method: 'PUT',
    path: `${path}/:id`,
    access: 'console',
    summary: 'Change the memo, put an alert aside, or before it is sent the receiver',
    body: z.strictObject({
      memo: z.string().trim().max(2000).nullish(),
      receiver: Receiver.optional(),
      /** False: what was not right about its payment has been seen to. */
      alert: z.literal(false).optional(),
      version,
    }),
    response: consoleDetail,
    ours: true,
  }),
  updateAll: route({
    method: 'PUT',
    path,
    access: 'console',
    summary: 'Put several orders into a state: all or none; CANCELLED, before they are paid, needs a reason',
    body: z.strictObject({
      orders: z
        .array(z.strictObject({ _id: id, version }))
        .min(1)
        .max(100),
      status: z.enum(bulkStatuses),
      reason: reason.optional(),
    }),
    response: z.object({ orders: z.array(ConsoleOrder) }),
    ours: true,
  }),
  ship: route({
    method: 'POST',
    path: `${path}/:id/shipment`,
    access: 'console',
    summary: 'Send the lines that wait, or some of them, and tell the buyer; again, it corrects the number',
    body: z.strictObject({
      company: line.min(1).max(40),
      no: line.regex(/^[\w-]{4,40}$/),
      lines: z.array(id).min(1).max(orderLineCount).optional(),
      version,
    }),
    response: consoleDetail,
    ours: true,
  }),
  refund: route({
    method: 'POST',
    path: `${path}/:id/refund`,
    access: 'console',
    summary: 'Give money and points back for the whole order or some of its lines, which are cancelled or returned',
    body: z.strictObject({
      lines: z.array(id).min(1).max(orderLineCount).optional(),
      /** KRW; what the lines cost where it is left out. Never more than was paid. */
      amount: won.optional(),
      reason,
      /** Whether the goods go back on sale; they do unless it says no. */
      restock: z.boolean().optional(),
      version,
    }),
    response: consoleDetail,
    ours: true,
  }),
  decide: route({
    method: 'PUT',
    path: `${path}/:id/lines/:line`,
    access: 'console',
    summary: 'Grant or refuse what the buyer asks for; what is granted is refunded',
    body: z.strictObject({
      granted: z.boolean(),
      /** The buyer reads it. */
      reason,
      amount: won.optional(),
      restock: z.boolean().optional(),
      version,
    }),
    response: consoleDetail,
    ours: true,
  }),
};
