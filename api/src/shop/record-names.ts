import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { users } from '../members/index';
import { inKorean, nameRecords } from '../platform/audit/record-names';
import { shopCategories } from './categories/table';
import { coupons } from './coupons/table';
import { inquiries } from './inquiries/table';
import { orders } from './orders/table';
import { refunds } from './payments/table';
import { points } from './points/table';
import { purchases } from './purchases/table';
import { reviews } from './reviews/table';
import { shopProducts } from './shop-products/table';

const nameOfProduct = (product: PgColumn) =>
  sql`(select ${shopProducts}.name ->> 'ko' from ${shopProducts} where ${shopProducts}._id = ${product})`;

/** The names of this domain's records in the audit log. */
export const shopRecordNames = {
  categories: nameRecords('categories', shopCategories, { name: inKorean(shopCategories.name) }),
  coupons: nameRecords('coupons', coupons, { name: inKorean(coupons.name) }),
  orders: nameRecords('orders', orders, { name: orders.orderNo }),
  purchases: nameRecords('purchases', purchases, {
    name: nameOfProduct(purchases._product),
    owner: { resource: 'orders', _id: purchases._order },
  }),
  refunds: nameRecords('refunds', refunds, {
    name: sql`(select ${orders}.order_no from ${orders} where ${orders}._id = ${refunds._order})`,
    owner: { resource: 'orders', _id: refunds._order },
  }),
  shopProducts: nameRecords('shopProducts', shopProducts, { name: inKorean(shopProducts.name) }),
  reviews: nameRecords('reviews', reviews, { name: nameOfProduct(reviews._product) }),
  inquiries: nameRecords('inquiries', inquiries, {
    name: sql`coalesce(${inquiries.subject}, ${nameOfProduct(inquiries._product as PgColumn)})`,
  }),
  points: nameRecords('points', points, {
    name: sql`(select ${users}.name from ${users} where ${users}._id = ${points._user})`,
    owner: { resource: 'users', _id: points._user },
  }),
};
