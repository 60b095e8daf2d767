import { z } from 'zod';
import { crud } from '../crud';
import { baseRecord, FileRef, id, localisedText } from '../fields';
import { route } from '../route';

/** Maximum of lines in a cart. */
export const maxCartLines = 100;

/** Why a line cannot be ordered. */
export const cartReasons = [
  /** The product is deleted. */
  'GONE',
  /** The product is not on sale. */
  'HIDDEN',
  /** The chosen option is deleted, or an option is required. */
  'OPTION_GONE',
  'SOLD_OUT',
  /** The stock is less than the quantity; `left` has the stock. */
  'TOO_FEW',
  /** The quantity is outside the limits of one order. */
  'QUANTITY',
] as const;

const cartItemInput = z.strictObject({
  _product: id,
  /** Empty for a product without options. */
  optionKey: z.string().max(40).optional(),
  qty: z.int().min(1).max(999),
  selected: z.boolean().optional(),
});

export const CartLine = z.object({
  _product: id,
  optionKey: z.string(),
  qty: z.int(),
  selected: z.boolean(),
  /** Null where the product is not public any more. */
  product: z
    .object({
      name: localisedText(120),
      code: z.string(),
      _category: id,
      thumb: FileRef.nullable(),
      option: localisedText(100).nullable(),
      minQty: z.int(),
      maxQty: z.int(),
      noCoupon: z.boolean(),
    })
    .nullable(),
  /** Per piece with its option, in KRW: the regular price and the current one. */
  price: z.int(),
  priceNow: z.int(),
  amount: z.int(),
  available: z.boolean(),
  reason: z.enum(cartReasons).nullable(),
  /** Null where there is no limit. */
  left: z.int().nullable(),
});

export const Cart = z.object({ ...baseRecord.shape, ...CartLine.shape });
export type CartItemInput = z.infer<typeof cartItemInput>;
export type CartReason = (typeof cartReasons)[number];

const cartItems = z.array(cartItemInput).max(maxCartLines);
const base = crud(
  '/v1/me/carts',
  { one: 'cart', many: 'carts', entity: Cart, write: cartItemInput, sorts: ['createdAt', 'updatedAt'], search: false },
  'member',
);

/** Each record is one line of the member’s cart. */
export const carts = {
  list: route({ ...base.list, summary: 'The lines of the caller’s cart with current prices', localised: true }),
  get: route({ ...base.get, localised: true }),
  create: route({
    ...base.create,
    summary: 'Add a product to the cart; the quantity of an existing line grows, up to the limit of one order',
    localised: true,
  }),
  update: route({
    ...base.update,
    summary: 'Change quantity or selection of a line; DELETE removes it',
    body: z.strictObject({
      ...cartItemInput.pick({ qty: true, selected: true }).partial().shape,
      version: z.int().min(0),
    }),
    localised: true,
  }),
  remove: base.remove,
  merge: route({
    method: 'POST',
    path: '/v1/me/carts/merge',
    access: 'member',
    summary: 'Merge a visitor’s cart into the member’s: the larger quantity counts, unavailable products are left out',
    body: z.strictObject({ items: cartItems }),
    response: z.object({ carts: z.array(Cart) }),
    localised: true,
    addition: true,
  }),
  preview: route({
    method: 'POST',
    path: '/v1/shop/carts/preview',
    access: 'public',
    summary: 'A visitor’s cart with current prices and delivery of the selected lines; nothing is stored',
    body: z.strictObject({ items: cartItems }),
    response: z.object({
      lines: z.array(CartLine),
      /** What delivery of the selected lines costs, in KRW. */
      shipping: z.int(),
      /** Amount in KRW that is missing for free delivery; null where delivery is free or never is. */
      freeShippingIn: z.int().nullable(),
    }),
    localised: true,
    addition: true,
  }),
};
