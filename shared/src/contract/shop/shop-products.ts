import { z } from 'zod';
import { FileRef, flag, html, id, instant, L, order, owned } from '../fields';
import { crud, listOf, listQuery, route } from '../machine';
import { CategoryStep } from './categories';

export const shopStatuses = ['DRAFT', 'ON', 'SOLDOUT', 'HIDDEN'] as const;
export const shopLabels = ['NEW', 'BEST', 'PICK', 'LIMITED', 'HANDMADE', 'ECO'] as const;
export const shippingTypes = ['FREE', 'FLAT', 'CONDITIONAL', 'PICKUP'] as const;
export const shopImageCount = 10;
export const shopOptionCount = 50;
/** Where something is asked of them, a list counts products up to here; `more` says that there are others. */
export const countedProducts = 300;

/** There are more than the total says, which is counted no further. */
const more = z.boolean();

const won = z.int().min(0).max(2_000_000_000);
/** Null is without limit. */
const stock = z.int().min(0).max(1_000_000).nullable();
const qty = z.int().min(1).max(999);

const isEachOnce = (options: { key: string }[]) => new Set(options.map(({ key }) => key)).size === options.length;

const Option = z.object({
  /** What carts and orders name it by. */
  key: z.string().regex(/^[\w.-]{1,40}$/),
  name: L(100),
  /** On top of the price of the product. */
  addPrice: won,
  stock,
});

const Shipping = z.object({
  type: z.enum(shippingTypes),
  /** For FLAT and CONDITIONAL. */
  fee: won,
  /** CONDITIONAL is free from this sum. */
  freeOver: won.nullish(),
});

const written = z.object({
  name: L(120),
  /** SKU. */
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9._-]{0,39}$/),
  _category: id,
  summary: L(300).nullish(),
  content: html().nullish(),
  /** The regular one. */
  price: won,
  /** Instead of the regular one, from `saleFrom` until before `saleTo`; a bound that is null is open. */
  salePrice: won.nullish(),
  saleFrom: instant.nullish(),
  saleTo: instant.nullish(),
  stock,
  /** Where there are some, one is chosen; each has a stock of its own beside that of the product. */
  options: z
    .array(Option)
    .max(shopOptionCount)
    .refine(isEachOnce, { params: { code: 'taken' } }),
  minQty: qty,
  maxQty: qty,
  shipping: Shipping,
  taxFree: z.boolean(),
  /** What the law has sellers tell of a product (상품정보고시). */
  info: z.array(z.object({ key: z.string().trim().min(1).max(60), value: z.string().trim().min(1).max(500) })).max(30),
  labels: z.array(z.enum(shopLabels)).max(shopLabels.length),
  status: z.enum(shopStatuses),
  /** Percent; null earns what the setting says. */
  pointRate: z.number().min(0).max(100).nullish(),
  /** No coupon applies to it. */
  noCoupon: z.boolean(),
  order,
});

const Rating = z.object({
  /** Mean score with one decimal; 0 where nobody has judged yet. */
  avg: z.number(),
  count: z.int(),
});

export const ShopProduct = z.object({
  ...owned.shape,
  ...written.shape,
  thumb: FileRef.nullable(),
  images: z.array(FileRef),
  rating: Rating,
  likes: z.int(),
  /** Pieces sold and paid. */
  sales: z.int(),
  /** What it costs at this moment, without an option. */
  priceNow: z.int(),
});
export type ShopProduct = z.infer<typeof ShopProduct>;
export type ShopOption = z.infer<typeof Option>;
export type Shipping = z.infer<typeof Shipping>;

const detail = z.object({ shopProduct: ShopProduct });
const item = '/console/shop/products/:id';
const base = crud(
  '/console/shop/products',
  {
    one: 'shopProduct',
    many: 'shopProducts',
    entity: ShopProduct,
    write: written.partial({
      options: true,
      minQty: true,
      maxQty: true,
      shipping: true,
      taxFree: true,
      info: true,
      labels: true,
      status: true,
      noCoupon: true,
      order: true,
      stock: true,
    }),
    sorts: ['createdAt', 'updatedAt', 'code', 'price', 'stock', 'sales', 'likes', 'order', 'status'],
    filters: { status: z.enum(shopStatuses).optional(), _category: id.optional() },
  },
  'console',
);

export const consoleShopProducts = {
  ...base,
  list: route({
    ...base.list,
    query: base.list.query.extend({
      label: z.enum(shopLabels).optional(),
      /** Of the product or one of its options: none left. */
      soldOut: flag.optional(),
    }),
    response: base.list.response.extend({ more }),
  }),
  setThumb: route({
    method: 'POST',
    path: `${item}/thumb`,
    access: 'console',
    summary: 'Set the picture of a product',
    part: 'thumb',
    response: detail,
  }),
  removeThumb: route({
    method: 'DELETE',
    path: `${item}/thumb`,
    access: 'console',
    summary: 'Take the picture away',
    response: null,
  }),
  setImage: route({
    method: 'POST',
    path: `${item}/images/:index`,
    access: 'console',
    summary: 'Set or append a further picture (C-6)',
    part: 'image',
    response: detail,
  }),
  removeImage: route({
    method: 'DELETE',
    path: `${item}/images/:index`,
    access: 'console',
    summary: 'Take a further picture away; later ones move up',
    response: null,
  }),
  reorder: route({
    method: 'PUT',
    path: `${item}/images`,
    access: 'console',
    summary: 'Bring the further pictures into an order: all of them, by id',
    body: z.strictObject({ images: z.array(id).max(shopImageCount), version: z.int().min(0) }),
    response: detail,
    ours: true,
  }),
};

/** What a card shows. `price` is the regular one, `priceNow` what is to be paid at this moment. */
export const ShopCard = z.object({
  ...ShopProduct.pick({
    _id: true,
    createdAt: true,
    name: true,
    code: true,
    _category: true,
    summary: true,
    thumb: true,
    price: true,
    priceNow: true,
    minQty: true,
    maxQty: true,
    shipping: true,
    labels: true,
    rating: true,
    likes: true,
    sales: true,
  }).shape,
  /** When the price that is shown ends; null where it is the regular one, or without end. */
  saleTo: instant.nullable(),
  soldOut: z.boolean(),
  /** Whether one of several is to be chosen. */
  hasOptions: z.boolean(),
});
export type ShopCard = z.infer<typeof ShopCard>;

/** How many are left is told when they are few: up to this many. */
export const fewLeft = 10;
const left = z.int().nullable();

const shownOption = Option.pick({ key: true, name: true, addPrice: true }).extend({
  priceNow: z.int(),
  soldOut: z.boolean(),
  /** Null where there are more than a few. */
  left,
});

const shown = z.object({
  ...ShopCard.shape,
  ...ShopProduct.pick({
    content: true,
    images: true,
    taxFree: true,
    info: true,
    pointRate: true,
    noCoupon: true,
    updatedAt: true,
  }).shape,
  options: z.array(shownOption),
  left,
  /** From the top category to its own. */
  path: z.array(CategoryStep),
});
export type ShownShopProduct = z.infer<typeof shown>;

const sum = z.coerce.number<number>().int().min(0).max(2_000_000_000);

export const shopProducts = {
  list: route({
    method: 'GET',
    path: '/v1/shop/products',
    access: 'public',
    summary: 'Products on sale or sold out; `facets` counts them by category without regard to the category asked for',
    query: listQuery(['createdAt', 'price', 'sales', 'rating', 'likes'], {
      /** Id or code; with everything below it. */
      category: id.optional(),
      label: z.enum(shopLabels).optional(),
      /** At this moment, inclusive (KRW). */
      priceFrom: sum.optional(),
      priceTo: sum.optional(),
    }),
    response: listOf('shopProducts', ShopCard).extend({
      more,
      facets: z.array(z.object({ _category: id, count: z.int() })),
    }),
    localised: true,
    ours: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/shop/products/:id',
    access: 'public',
    summary: 'A product that is on sale or sold out',
    response: z.object({ shopProduct: shown }),
    localised: true,
    ours: true,
  }),
};
