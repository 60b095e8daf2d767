import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  type FileRef,
  type Shipping,
  type ShopOption,
  type ShopProduct,
  type Slugs,
  shopProductLabels,
  shopProductStatuses,
} from 'shared/contract';
import { instant, localised, ownedColumns, richText } from '../../platform/database/columns';

export const shopProducts = pgTable('shop_products', {
  ...ownedColumns(),
  name: localised().notNull(),
  slugs: jsonb().$type<Slugs>(),
  code: text().notNull(),
  _category: text('_category').notNull(),
  summary: localised(),
  content: richText(),
  /** Regular price, KRW; `getPrice` decides on the price at a time. */
  price: integer().notNull(),
  salePrice: integer('sale_price'),
  saleFrom: instant('sale_from'),
  saleTo: instant('sale_to'),
  /** Present price, only to sort and filter by; a job updates it when a sale begins or ends. */
  currentPrice: integer('current_price').notNull(),
  priceTurnsAt: instant('price_turns_at'),
  /** Null is unlimited. */
  stock: integer(),
  options: jsonb().$type<ShopOption[]>().notNull().default([]),
  minQty: integer('min_qty').notNull().default(1),
  maxQty: integer('max_qty').notNull().default(99),
  shipping: jsonb().$type<Shipping>().notNull(),
  taxFree: boolean('tax_free').notNull().default(false),
  info: jsonb().$type<ShopProduct['info']>().notNull().default([]),
  thumb: jsonb().$type<FileRef>(),
  images: jsonb().$type<FileRef[]>().notNull().default([]),
  labels: text({ enum: shopProductLabels }).array().notNull().default([]),
  status: text({ enum: shopProductStatuses }).notNull().default('DRAFT'),
  pointRate: doublePrecision('point_rate'),
  noCoupon: boolean('no_coupon').notNull().default(false),
  /** Sum over visible reviews, kept by a trigger. */
  ratingSum: integer('rating_sum').notNull().default(0),
  ratingCount: integer('rating_count').notNull().default(0),
  rating: doublePrecision().notNull().generatedAlwaysAs(sql`0`),
  likes: integer().notNull().default(0),
  sales: integer().notNull().default(0),
  order: integer().notNull().default(0),
  deletedAt: instant('deleted_at'),
  /** Text to search in, in lower case. */
  search: text().notNull().generatedAlwaysAs(sql`''`),
});

export type ShopProductRow = typeof shopProducts.$inferSelect;
