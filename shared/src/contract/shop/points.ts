import { z } from 'zod';
import { deletion, listOf } from '../crud';
import { baseRecord, id, instant, singleLine } from '../fields';
import { route } from '../route';

/** Reason of a ledger entry. */
export const pointReasons = ['EARN', 'REVIEW', 'GRANT', 'USE', 'RETURN', 'TAKE', 'EXPIRE', 'RESERVE'] as const;
export type PointReason = (typeof pointReasons)[number];
/** `DONE` is a ledger entry; the others are states of a reservation. */
export const pointStatuses = ['DONE', 'RESERVED', 'USED', 'RELEASED', 'EXPIRED'] as const;
/** Default validity of earned and granted points. */
export const pointLifetimeDays = 365;
/** An unused reservation is released after this time. */
export const pointReservationMinutes = 30;
/** Points that expire within this time are shown as expiring soon. */
export const pointExpiryNoticeDays = 30;

const amount = z.int().min(1).max(100_000_000);

/** An immutable ledger entry, or a reservation of points for an order. */
export const Point = z.object({
  ...baseRecord.shape,
  _user: id,
  /** Negative where points were spent or taken. */
  amount: z.int(),
  /** Balance after this entry; for a reservation, what is left to spend. */
  balance: z.int(),
  reason: z.enum(pointReasons),
  status: z.enum(pointStatuses),
  /** Source and its action; unique in combination. */
  rel: z.object({ type: z.string(), _id: id, action: z.string() }).nullable(),
  /** For received points: when the remainder expires. For a reservation: when it is released. */
  expiresAt: instant.nullable(),
  /** For received points: the number that is not spent. */
  remaining: z.int().nullable(),
  memo: z.string().nullable(),
});
export type Point = z.infer<typeof Point>;

const totals = {
  balance: z.int(),
  /** Reserved points; `balance − reserved` can be spent. */
  reserved: z.int(),
  /** Points that expire within 30 days. */
  expiringSoon: z.int(),
};
const detail = z.object({ point: Point });

/** The caller’s own points. No route here creates points. */
export const points = {
  list: route({
    method: 'GET',
    path: '/v1/me/points',
    access: 'member',
    summary: 'The caller’s points: the ledger, newest first, with totals and open reservations',
    ...listOf('points', Point, {
      search: false,
      sorts: ['createdAt'],
      filters: { reason: z.enum(pointReasons).optional() },
      extra: { ...totals, reservations: z.array(Point) },
    }),
  }),
  get: route({
    method: 'GET',
    path: '/v1/me/points/:id',
    access: 'member',
    summary: 'An own ledger entry or reservation',
    response: detail,
  }),
  create: route({
    method: 'POST',
    path: '/v1/me/points',
    access: 'member',
    summary: 'Reserve points for an order, up to the spendable balance',
    body: z.strictObject({ amount }),
    response: detail,
    status: 201,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/me/points/:id',
    access: 'member',
    summary: 'Change the amount of an unused reservation',
    body: z.strictObject({ amount, version: z.int().min(0) }),
    response: detail,
  }),
  remove: deletion('/v1/me/points/:id', 'member', 'Release an unused reservation'),
};

export const ConsolePoint = Point.extend({ by: id.nullable(), byName: z.string().nullable() });

export const consolePoints = {
  list: route({
    method: 'GET',
    path: '/console/shop/points',
    access: 'console',
    summary: 'The ledger of a member, with totals',
    ...listOf('points', ConsolePoint, {
      search: false,
      sorts: ['createdAt'],
      filters: { _user: id, reason: z.enum(pointReasons).optional() },
      extra: totals,
    }),
    addition: true,
  }),
  grant: route({
    method: 'POST',
    path: '/console/shop/points',
    access: 'console',
    summary: 'Grant points to a member or take them, with a reason; the balance never becomes negative',
    body: z.strictObject({
      _user: id,
      amount: z
        .int()
        .min(-100_000_000)
        .max(100_000_000)
        .refine((value) => value !== 0, { params: { code: 'range' } }),
      memo: singleLine.min(1).max(200),
      /** A year from now by default. */
      expiresAt: instant.optional(),
    }),
    response: z.object({ point: ConsolePoint, ...totals }),
    status: 201,
    addition: true,
  }),
};
