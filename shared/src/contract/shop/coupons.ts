import { z } from 'zod';
import { crud, listOf } from '../crud';
import { auditedRecord, baseRecord, booleanFlag, id, instant, krw, localisedText, singleLine } from '../fields';
import { UserSummary } from '../members/user-summary';
import { route } from '../route';

/** What a coupon reduces: an amount in KRW, a percentage of the goods, or the delivery fee. */
export const couponKinds = ['AMOUNT', 'PERCENT', 'SHIPPING'] as const;
export const couponScopes = ['ALL', 'CATEGORY', 'PRODUCT'] as const;
export const userCouponStatuses = ['ISSUED', 'RESERVED', 'USED', 'EXPIRED'] as const;
export type UserCouponStatus = (typeof userCouponStatuses)[number];

/** Upper case, without the ambiguous characters 0, O, 1 and I. */
const couponCode = z
  .string()
  .overwrite((text) => text.trim().toUpperCase())
  .regex(/^[A-HJ-NP-Z2-9-]{4,20}$/);

/** What a coupon is for. */
export const CouponTargets = z.object({ type: z.enum(couponScopes), ids: z.array(id).max(200) });

export const DiscountRule = z.object({
  kind: z.enum(couponKinds),
  /** KRW or percent; for SHIPPING the maximum in KRW. */
  value: z.int().min(1).max(2_000_000_000),
  /** Unit in KRW to which a percentage is rounded down. */
  trunc: z.int().min(1).max(10_000),
  /** Minimum sum in KRW of the goods that it applies to. */
  minimum: krw,
  /** Maximum discount of a percentage in KRW; null without a limit. */
  maximum: krw.nullish(),
  scope: CouponTargets,
});

const writable = z.object({
  ...DiscountRule.shape,
  name: localisedText(80),
  /** Code with which members claim it; null: only administrators issue it. */
  code: couponCode.nullish(),
  startAt: instant,
  endAt: instant,
  /** Number of coupons; null without a limit. */
  limit: z.int().min(1).max(10_000_000).nullish(),
  perUser: z.int().min(1).max(100),
  /** Days of validity from issue, not beyond `endAt`; null until `endAt`. */
  validDays: z.int().min(1).max(3650).nullish(),
  enabled: z.boolean(),
});

export const Coupon = z.object({
  ...auditedRecord.shape,
  ...writable.shape,
  /** Number issued to members; never above `limit`. */
  issued: z.int(),
  /** Number used in orders. */
  used: z.int(),
});
export type Coupon = z.infer<typeof Coupon>;

/** A coupon that was issued to a member. */
export const UserCoupon = z.object({
  ...baseRecord.shape,
  _user: id,
  _coupon: id,
  /** Counts the coupons of this kind that the member received, from 1. */
  n: z.int(),
  status: z.enum(userCouponStatuses),
  issuedAt: instant,
  expiresAt: instant,
  /** The order that reserves or uses it. */
  _order: id.nullable(),
  coupon: z.object({ _id: id, name: localisedText(80), ...DiscountRule.shape, startAt: instant }),
});
export type UserCoupon = z.infer<typeof UserCoupon>;

const userCouponList = {
  search: false,
  sorts: ['createdAt', 'expiresAt'],
  filters: { status: z.enum(userCouponStatuses).optional() },
} as const;

const path = '/console/shop/coupons';
const base = crud(
  path,
  {
    one: 'coupon',
    many: 'coupons',
    entity: Coupon,
    write: writable.partial({ trunc: true, minimum: true, perUser: true, enabled: true, scope: true }),
    sorts: ['createdAt', 'updatedAt', 'startAt', 'endAt', 'code', 'issued', 'used', 'name', 'kind', 'value', 'enabled'],
    filters: { kind: z.enum(couponKinds).optional(), enabled: booleanFlag.optional() },
  },
  'console',
);

export const consoleCoupons = {
  list: route({ ...base.list, addition: true }),
  get: route({ ...base.get, addition: true }),
  create: route({ ...base.create, addition: true }),
  update: route({
    ...base.update,
    summary: 'Change a coupon; its value cannot change once it is issued',
    addition: true,
  }),
  remove: route({ ...base.remove, summary: 'Delete a coupon that was never issued', addition: true }),
  issue: route({
    method: 'POST',
    path: `${path}/:id/issue`,
    access: 'console',
    summary: 'Issue a coupon to members and notify them: all or none',
    body: z.strictObject({ users: z.array(id).min(1).max(100) }),
    response: z.object({ coupons: z.array(UserCoupon) }),
    status: 201,
    addition: true,
  }),
  holders: route({
    method: 'GET',
    path: `${path}/:id/holders`,
    access: 'console',
    summary: 'Members who hold or held a coupon',
    ...listOf('holders', UserCoupon.extend({ user: UserSummary }), userCouponList),
    addition: true,
  }),
};

/** The caller’s own coupons. */
export const coupons = {
  list: route({
    method: 'GET',
    path: '/v1/me/coupons',
    access: 'member',
    summary: 'The caller’s coupons, usable ones first',
    ...listOf('coupons', UserCoupon, userCouponList),
    localised: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/me/coupons',
    access: 'member',
    summary: 'Claim a coupon by its code',
    body: z.strictObject({ code: singleLine.min(1).max(40) }),
    response: z.object({ coupon: UserCoupon }),
    status: 201,
    localised: true,
  }),
};
