import { z } from 'zod';
import { flag, id, instant, L, line, owned, record } from '../fields';
import { crud, listOf, listQuery, route } from '../machine';

/** What a coupon takes off: won, a percentage of the goods, or the delivery. */
export const couponKinds = ['AMOUNT', 'PERCENT', 'SHIPPING'] as const;
export const couponScopes = ['ALL', 'CATEGORY', 'PRODUCT'] as const;
export const userCouponStatuses = ['ISSUED', 'RESERVED', 'USED', 'EXPIRED'] as const;
export type UserCouponStatus = (typeof userCouponStatuses)[number];

const won = z.int().min(0).max(2_000_000_000);

/** Upper-case, without the letters and digits that are mistaken for each other: 0, O, 1, I. */
export const couponCode = z
  .string()
  .overwrite((text) => text.trim().toUpperCase())
  .regex(/^[A-HJ-NP-Z2-9-]{4,20}$/);

const rule = z.object({
  kind: z.enum(couponKinds),
  /** KRW, or percent; of a delivery the most it takes off. */
  value: z.int().min(1).max(2_000_000_000),
  /** A percentage is rounded down to this unit of KRW. */
  trunc: z.int().min(1).max(10_000),
  /** What the goods it applies to must cost at least. */
  minimum: won,
  /** The most a percentage takes off; null: no such bound. */
  maximum: won.nullish(),
  scope: z.object({ type: z.enum(couponScopes), ids: z.array(id).max(200) }),
});

const written = z.object({
  ...rule.shape,
  name: L(80),
  /** By which members take it themselves; null: only the firm issues it. */
  code: couponCode.nullish(),
  startAt: instant,
  endAt: instant,
  /** How many there are; null: as many as are asked for. */
  limit: z.int().min(1).max(10_000_000).nullish(),
  perUser: z.int().min(1).max(100),
  /** Days from its issue on, not beyond `endAt`; null: until `endAt`. */
  validDays: z.int().min(1).max(3650).nullish(),
  enabled: z.boolean(),
});

export const Coupon = z.object({
  ...owned.shape,
  ...written.shape,
  /** Members hold or held so many; never above `limit`. */
  issued: z.int(),
  /** Orders stand on so many. */
  used: z.int(),
});
export type Coupon = z.infer<typeof Coupon>;

/** A coupon in the hands of a member. */
export const UserCoupon = z.object({
  ...record.shape,
  _user: id,
  _coupon: id,
  /** How often this member has had it, from 1. */
  n: z.int(),
  status: z.enum(userCouponStatuses),
  issuedAt: instant,
  expiresAt: instant,
  /** Where it is reserved or used. */
  _order: id.nullable(),
  coupon: z.object({ _id: id, name: L(80), ...rule.shape, startAt: instant }),
});
export type UserCoupon = z.infer<typeof UserCoupon>;

const path = '/console/shop/coupons';
const base = crud(
  path,
  {
    one: 'coupon',
    many: 'coupons',
    entity: Coupon,
    write: written.partial({ trunc: true, minimum: true, perUser: true, enabled: true, scope: true }),
    sorts: ['createdAt', 'updatedAt', 'startAt', 'endAt', 'code', 'issued', 'used'],
    filters: { kind: z.enum(couponKinds).optional(), enabled: flag.optional() },
  },
  'console',
);

const holder = z.object({ _id: id, name: z.string(), username: z.string() });

export const consoleCoupons = {
  list: route({ ...base.list, ours: true }),
  get: route({ ...base.get, ours: true }),
  create: route({ ...base.create, ours: true }),
  update: route({
    ...base.update,
    summary: 'Change a coupon; what it is worth stands still once members hold it',
    ours: true,
  }),
  remove: route({ ...base.remove, summary: 'Delete a coupon that nobody ever held', ours: true }),
  issue: route({
    method: 'POST',
    path: `${path}/:id/issue`,
    access: 'console',
    summary: 'Give a coupon to members and tell them: all or none',
    body: z.strictObject({ users: z.array(id).min(1).max(100) }),
    response: z.object({ coupons: z.array(UserCoupon) }),
    status: 201,
    ours: true,
  }),
  holders: route({
    method: 'GET',
    path: `${path}/:id/holders`,
    access: 'console',
    summary: 'Who holds or held a coupon',
    query: listQuery(['createdAt', 'expiresAt'], { status: z.enum(userCouponStatuses).optional() }),
    response: listOf('holders', UserCoupon.extend({ user: holder })),
    ours: true,
  }),
};

/** One's own. */
export const coupons = {
  list: route({
    method: 'GET',
    path: '/v1/me/coupons',
    access: 'member',
    summary: 'One’s own coupons, those that can be used first',
    query: listQuery(['createdAt', 'expiresAt'], { status: z.enum(userCouponStatuses).optional() }),
    response: listOf('coupons', UserCoupon),
    localised: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/me/coupons',
    access: 'member',
    summary: 'Take a coupon by its code',
    body: z.strictObject({ code: line.min(1).max(40) }),
    response: z.object({ coupon: UserCoupon }),
    status: 201,
    localised: true,
  }),
};
