import { z } from 'zod';
import { FileRef, id, L, record } from '../fields';
import { crud, route } from '../machine';

/** Lines of one cart. */
export const cartLimit = 100;

/** Why a line cannot be ordered as it stands. */
export const cartReasons = [
  /** The product is no more. */
  'GONE',
  /** The product is not on sale at the moment. */
  'HIDDEN',
  /** The option that was chosen is no more, or one has to be chosen now. */
  'OPTION_GONE',
  'SOLD_OUT',
  /** Fewer are left than wanted; `left` says how many. */
  'TOO_FEW',
  /** Fewer or more are wanted than one order of it takes. */
  'QUANTITY',
] as const;

const wanted = z.strictObject({
  _product: id,
  /** Empty where the product has no options. */
  optionKey: z.string().max(40).optional(),
  qty: z.int().min(1).max(999),
  selected: z.boolean().optional(),
});

const line = z.object({
  _product: id,
  optionKey: z.string(),
  qty: z.int(),
  selected: z.boolean(),
  /** Null where nothing of the product may be shown any more. */
  product: z
    .object({
      name: L(120),
      code: z.string(),
      _category: id,
      thumb: FileRef.nullable(),
      option: L(100).nullable(),
      minQty: z.int(),
      maxQty: z.int(),
      noCoupon: z.boolean(),
    })
    .nullable(),
  /** Of one piece with its option (KRW): the regular price and the one of this moment. */
  price: z.int(),
  priceNow: z.int(),
  amount: z.int(),
  available: z.boolean(),
  reason: z.enum(cartReasons).nullable(),
  /** Null where there is no limit. */
  left: z.int().nullable(),
});

export const Cart = z.object({ ...record.shape, ...line.shape });
export type Cart = z.infer<typeof Cart>;
export type CartLine = z.infer<typeof line>;
export type CartWish = z.infer<typeof wanted>;
export type CartReason = (typeof cartReasons)[number];

const items = z.array(wanted).max(cartLimit);
const base = crud(
  '/v1/me/carts',
  { one: 'cart', many: 'carts', entity: Cart, write: wanted, sorts: ['createdAt', 'updatedAt'] },
  'member',
);

/** Each record is one line of the member’s cart. */
export const carts = {
  list: route({ ...base.list, summary: 'The lines of one’s cart with the prices of this moment', localised: true }),
  get: route({ ...base.get, localised: true }),
  create: route({
    ...base.create,
    summary: 'Put a product into the cart; what is there already grows, up to what one order takes',
    localised: true,
  }),
  update: route({
    ...base.update,
    summary: 'Change how many, or whether it is to be ordered next; to take it out there is DELETE',
    body: z.strictObject({
      ...wanted.pick({ qty: true, selected: true }).partial().shape,
      version: z.int().min(0),
    }),
    localised: true,
  }),
  remove: base.remove,
  merge: route({
    method: 'POST',
    path: '/v1/me/carts/merge',
    access: 'member',
    summary: 'Bring along what a visitor had chosen: of each the larger number stays; what is gone is left out',
    body: z.strictObject({ items }),
    response: z.object({ carts: z.array(Cart) }),
    localised: true,
    ours: true,
  }),
  preview: route({
    method: 'POST',
    path: '/v1/shop/carts/preview',
    access: 'public',
    summary: 'What a visitor has chosen, with the prices of this moment; stores nothing',
    body: z.strictObject({ items }),
    response: z.object({ lines: z.array(line) }),
    localised: true,
    ours: true,
  }),
};
