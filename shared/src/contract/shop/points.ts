import { z } from 'zod';
import { id, instant, line, record } from '../fields';
import { listOf, listQuery, route } from '../machine';

/** Why points came or went. */
export const pointReasons = ['EARN', 'REVIEW', 'GRANT', 'USE', 'RETURN', 'TAKE', 'EXPIRE', 'RESERVE'] as const;
export type PointReason = (typeof pointReasons)[number];
/** `DONE` is a row of the ledger; the others are states of a reservation. */
export const pointStatuses = ['DONE', 'RESERVED', 'USED', 'RELEASED', 'EXPIRED'] as const;
/** Earned and granted points live so long, unless an administrator says otherwise. */
export const pointLifeDays = 365;
/** A reservation that no order has used falls back after this. */
export const reservationMinutes = 30;
/** Points that expire within so many days are called out. */
export const expiringSoonDays = 30;

const amount = z.int().min(1).max(100_000_000);

/** A row of the ledger, which is never changed, or a reservation of points for an order to come. */
export const Point = z.object({
  ...record.shape,
  _user: id,
  /** Below 0 where points went. */
  amount: z.int(),
  /** Of the ledger after this row; of a reservation, what is left to spend. */
  balance: z.int(),
  reason: z.enum(pointReasons),
  status: z.enum(pointStatuses),
  /** What it comes from, and which of its actions; no two rows share all three. */
  rel: z.object({ type: z.string(), _id: id, action: z.string() }).nullable(),
  /** Of points that came: when what remains of them goes. Of a reservation: when it falls back. */
  expiresAt: instant.nullable(),
  /** Of points that came: how many are still there. */
  remaining: z.int().nullable(),
  memo: z.string().nullable(),
});
export type Point = z.infer<typeof Point>;

const totals = {
  balance: z.int(),
  /** Held by reservations; `balance − reserved` can be spent. */
  reserved: z.int(),
  /** What goes within 30 days unless it is used. */
  expiringSoon: z.int(),
};
const detail = z.object({ point: Point });

/** One's own. Nothing here makes points. */
export const points = {
  list: route({
    method: 'GET',
    path: '/v1/me/points',
    access: 'member',
    summary: 'One’s own points: the ledger, newest first, what it adds up to, and open reservations',
    query: listQuery(['createdAt'], { reason: z.enum(pointReasons).optional() }),
    response: listOf('points', Point).extend({ ...totals, reservations: z.array(Point) }),
  }),
  get: route({
    method: 'GET',
    path: '/v1/me/points/:id',
    access: 'member',
    summary: 'A row of one’s own ledger, or a reservation',
    response: detail,
  }),
  create: route({
    method: 'POST',
    path: '/v1/me/points',
    access: 'member',
    summary: 'Reserve points of one’s own for an order; no more than can be spent',
    body: z.strictObject({ amount }),
    response: detail,
    status: 201,
  }),
  update: route({
    method: 'PUT',
    path: '/v1/me/points/:id',
    access: 'member',
    summary: 'Change the amount of a reservation that no order has used',
    body: z.strictObject({ amount, version: z.int().min(0) }),
    response: detail,
  }),
  remove: route({
    method: 'DELETE',
    path: '/v1/me/points/:id',
    access: 'member',
    summary: 'Release a reservation that no order has used',
    response: null,
  }),
};

const Entry = Point.extend({ by: id.nullable(), byName: z.string().nullable() });

export const consolePoints = {
  list: route({
    method: 'GET',
    path: '/console/shop/points',
    access: 'console',
    summary: 'The ledger of a member and what it adds up to',
    query: listQuery(['createdAt'], { _user: id, reason: z.enum(pointReasons).optional() }),
    response: listOf('points', Entry).extend(totals),
    ours: true,
  }),
  grant: route({
    method: 'POST',
    path: '/console/shop/points',
    access: 'console',
    summary: 'Give points to a member or take them, with the reason; never more than there are',
    body: z.strictObject({
      _user: id,
      amount: z
        .int()
        .min(-100_000_000)
        .max(100_000_000)
        .refine((value) => value !== 0, { params: { code: 'range' } }),
      memo: line.min(1).max(200),
      /** A year from now where it is left out. */
      expiresAt: instant.optional(),
    }),
    response: z.object({ point: Entry, ...totals }),
    status: 201,
    ours: true,
  }),
};
