import { and, eq, isNull } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { businessSectorCodes, certificateTypes, type FileRef, type Product, productStatuses } from 'shared/contract';
import { instant, localised, ownedColumns, recordColumns } from '../../platform/database/columns';

export const products = pgTable('products', {
  ...ownedColumns(),
  _user: text('_user').notNull(),
  name: localised().notNull(),
  ingredients: text(),
  color: text(),
  size: text(),
  origin: text().notNull(),
  releasedAt: date('released_at', { mode: 'string' }),
  manufacturing: text(),
  awardSelectedAt: date('award_selected_at', { mode: 'string' }),
  certificate: text({ enum: certificateTypes }),
  salesSite: text('sales_site'),
  /** KRW. */
  retailPrice: integer('retail_price'),
  features: localised(),
  essentialInfo: jsonb('essential_info').$type<Product['essentialInfo']>().notNull().default([]),
  category: text({ enum: businessSectorCodes }).notNull(),
  status: text({ enum: productStatuses }).notNull().default('DRAFT'),
  order: integer().notNull().default(0),
  thumb: jsonb().$type<FileRef>(),
  images: jsonb().$type<FileRef[]>().notNull().default([]),
  deletedAt: instant('deleted_at'),
});

/** Condition: a published product of a seller. */
export const isPublished = (seller: string) =>
  and(eq(products._user, seller), eq(products.status, 'PUBLISHED'), isNull(products.deletedAt));

export type ProductRow = typeof products.$inferSelect;

/** Products listed at a fair. */
export const fairProducts = pgTable('fair_products', {
  ...recordColumns(),
  _fair: text('_fair').notNull(),
  _product: text('_product').notNull(),
  /** The seller. */
  _user: text('_user').notNull(),
  order: integer().notNull().default(0),
  visible: boolean().notNull().default(true),
});
