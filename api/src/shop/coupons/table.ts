import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type Coupon, couponKinds, userCouponStatuses } from 'shared/contract';
import { instant, localised, now, ownedColumns, recordColumns } from '../../platform/database/columns';

export const coupons = pgTable('coupons', {
  ...ownedColumns(),
  name: localised().notNull(),
  code: text(),
  kind: text({ enum: couponKinds }).notNull(),
  value: integer().notNull(),
  trunc: integer().notNull().default(10),
  minimum: integer().notNull().default(0),
  maximum: integer(),
  scope: jsonb().$type<Coupon['scope']>().notNull().default({ type: 'ALL', ids: [] }),
  startAt: instant('start_at').notNull(),
  endAt: instant('end_at').notNull(),
  limit: integer(),
  issued: integer().notNull().default(0),
  used: integer().notNull().default(0),
  perUser: integer('per_user').notNull().default(1),
  validDays: integer('valid_days'),
  enabled: boolean().notNull().default(true),
});
export type CouponRow = typeof coupons.$inferSelect;

export const userCoupons = pgTable('user_coupons', {
  ...recordColumns(),
  _user: text('_user').notNull(),
  _coupon: text('_coupon').notNull(),
  n: integer().notNull(),
  status: text({ enum: userCouponStatuses }).notNull().default('ISSUED'),
  issuedAt: instant('issued_at').notNull().$defaultFn(now),
  expiresAt: instant('expires_at').notNull(),
  _order: text('_order'),
});
export type UserCouponRow = typeof userCoupons.$inferSelect;
