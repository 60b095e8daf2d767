import { z } from 'zod';
import { crud, deletion, listOf } from '../crud';
import {
  auditedRecord,
  booleanFlag,
  FileRef,
  InfoText,
  id,
  instant,
  krw,
  localisedHtml,
  localisedText,
  sortOrder,
} from '../fields';
import { route } from '../route';
import { publicSlugs, Slugs, WritableSlugs } from '../slugs';
import { CategoryPathItem } from './categories';

export const shopProductStatuses = ['DRAFT', 'ON', 'SOLDOUT', 'HIDDEN'] as const;
export const shopProductLabels = ['NEW', 'BEST', 'PICK', 'LIMITED', 'HANDMADE', 'ECO'] as const;
export const shippingTypes = ['FREE', 'FLAT', 'CONDITIONAL', 'PICKUP'] as const;
export const maxShopProductImages = 10;
const maxShopProductOptions = 50;
/** A filtered list counts products up to this number; `more` says that there are others. */
export const maxCountedProducts = 300;

/** More products match than `total` counts. */
const more = z.boolean();

/** Null is unlimited. */
const stock = z.int().min(0).max(1_000_000).nullable();
const quantity = z.int().min(1).max(999);

const hasUniqueKeys = (options: { key: string }[]) => new Set(options.map(({ key }) => key)).size === options.length;

/** A line of the product information that the law requires (상품정보고시), in Korean and where it is written in other languages. */
export const InfoLine = InfoText.extend({ en: InfoText.nullish(), cn: InfoText.nullish() });

export const ProductOption = z.object({
  /** Identifies the option in carts and orders. */
  key: z.string().regex(/^[\w.-]{1,40}$/),
  name: localisedText(100),
  /** Surcharge in KRW. */
  addPrice: krw,
  stock,
});

export const Shipping = z.object({
  type: z.enum(shippingTypes),
  /** For FLAT and CONDITIONAL. */
  fee: krw,
  /** Free delivery from this sum in KRW, for CONDITIONAL; left out or 0, the sum of the setting is stored. */
  freeOver: krw.nullish(),
});

const writable = z.object({
  name: localisedText(120),
  slugs: WritableSlugs.nullish(),
  /** SKU. */
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9._-]{0,39}$/),
  _category: id,
  summary: localisedText(300).nullish(),
  content: localisedHtml().nullish(),
  /** Regular price. */
  price: krw,
  /** Price from `saleFrom` until before `saleTo`; a null bound is open. */
  salePrice: krw.nullish(),
  saleFrom: instant.nullish(),
  saleTo: instant.nullish(),
  stock,
  /** A buyer chooses one of them; each has its own stock beside the product’s. */
  options: z
    .array(ProductOption)
    .max(maxShopProductOptions)
    .refine(hasUniqueKeys, { params: { code: 'taken' } }),
  minQty: quantity,
  maxQty: quantity,
  shipping: Shipping,
  taxFree: z.boolean(),
  info: z.array(InfoLine).max(30),
  labels: z.array(z.enum(shopProductLabels)).max(shopProductLabels.length),
  status: z.enum(shopProductStatuses),
  /** Percent; null takes the rate of the setting. */
  pointRate: z.number().min(0).max(100).nullish(),
  /** Coupons do not apply. */
  noCoupon: z.boolean(),
  order: sortOrder,
});

export const Rating = z.object({
  /** Average score with one decimal; 0 without reviews. */
  avg: z.number(),
  count: z.int(),
});

export const ShopProduct = z.object({
  ...auditedRecord.shape,
  ...writable.shape,
  slugs: Slugs.nullable(),
  thumb: FileRef.nullable(),
  images: z.array(FileRef),
  rating: Rating,
  likes: z.int(),
  /** Paid pieces. */
  sales: z.int(),
  /** Current price without an option. */
  priceNow: z.int(),
});
export type ShopProduct = z.infer<typeof ShopProduct>;
export type ShopOption = z.infer<typeof ProductOption>;
export type Shipping = z.infer<typeof Shipping>;

const detail = z.object({ shopProduct: ShopProduct });
const item = '/console/shop/products/:id';
const base = crud(
  '/console/shop/products',
  {
    one: 'shopProduct',
    many: 'shopProducts',
    entity: ShopProduct,
    write: writable.partial({
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
    filters: { status: z.enum(shopProductStatuses).optional(), _category: id.optional() },
  },
  'console',
);

export const consoleShopProducts = {
  ...base,
  list: route({
    ...base.list,
    query: base.list.query.extend({
      label: z.enum(shopProductLabels).optional(),
      /** The product or one of its options is out of stock. */
      soldOut: booleanFlag.optional(),
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
  removeThumb: deletion(`${item}/thumb`, 'console', 'Remove the picture of a product'),
  setImage: route({
    method: 'POST',
    path: `${item}/images/:index`,
    access: 'console',
    summary: 'Set or append a further picture (C-6)',
    part: 'image',
    response: detail,
  }),
  removeImage: deletion(`${item}/images/:index`, 'console', 'Remove a further picture; later ones move up'),
  reorder: route({
    method: 'PUT',
    path: `${item}/images`,
    access: 'console',
    summary: 'Reorder the further pictures: all of them, by id',
    body: z.strictObject({ images: z.array(id).max(maxShopProductImages), version: z.int().min(0) }),
    response: detail,
    addition: true,
  }),
};

/** A product in a list. `price` is the regular price, `priceNow` the current one. */
export const ShopProductCard = z.object({
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
  ...publicSlugs,
  /** End of the current sale price; null for the regular price, or without an end. */
  saleTo: instant.nullable(),
  soldOut: z.boolean(),
  /** Whether the buyer has to choose an option. */
  hasOptions: z.boolean(),
});

/** The stock is shown up to this number. */
export const lowStockLimit = 10;
const left = z.int().nullable();

export const PublicOption = ProductOption.pick({ key: true, name: true, addPrice: true }).extend({
  priceNow: z.int(),
  soldOut: z.boolean(),
  /** Null where the stock is not low. */
  left,
});

export const PublicShopProduct = z.object({
  ...ShopProductCard.shape,
  ...ShopProduct.pick({
    content: true,
    images: true,
    taxFree: true,
    pointRate: true,
    noCoupon: true,
    updatedAt: true,
  }).shape,
  info: z.array(z.object({ key: localisedText(60), value: localisedText(500) })),
  options: z.array(PublicOption),
  left,
  /** From the top-level category to the product’s own. */
  path: z.array(CategoryPathItem),
});

const priceFilter = z.coerce.number<number>().int().min(0).max(2_000_000_000);

export const shopProducts = {
  list: route({
    method: 'GET',
    path: '/v1/shop/products',
    access: 'public',
    summary: 'Products on sale or sold out; `facets` counts them by category, ignoring the category filter',
    ...listOf('shopProducts', ShopProductCard, {
      sorts: ['createdAt', 'price', 'sales', 'rating', 'likes'],
      filters: {
        /** Id or code; includes subcategories. */
        category: id.optional(),
        label: z.enum(shopProductLabels).optional(),
        /** Inclusive bounds of the current price in KRW. */
        priceFrom: priceFilter.optional(),
        priceTo: priceFilter.optional(),
      },
      extra: {
        more,
        facets: z.array(z.object({ _category: id, count: z.int() })),
      },
    }),
    localised: true,
    addition: true,
  }),
  get: route({
    method: 'GET',
    path: '/v1/shop/products/:id',
    access: 'public',
    summary: 'A product that is on sale or sold out, by id or slug',
    response: z.object({ shopProduct: PublicShopProduct }),
    localised: true,
    bySlug: true,
    addition: true,
  }),
};
