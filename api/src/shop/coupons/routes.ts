import { and, asc, desc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type UserCouponStatus } from 'shared/contract';
import { now } from '../../platform/database/columns';
import { requireRow } from '../../platform/database/rows';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import type { ShopServices } from '../services';
import { assertCouponPeriod, issueCoupon } from './issue-coupon';
import { toPublicUserCoupon, toPublicUserCoupons } from './serialise';
import { coupons, userCoupons } from './table';

/** Against guessing of codes. */
const memberLimit = { count: 20, windowS: 600 };

/** Condition by the present status: a coupon expires before the job updates its row. */
const hasStatus = (status: UserCouponStatus) => {
  const { status: column, expiresAt } = userCoupons;
  if (status === 'ISSUED') return and(eq(column, 'ISSUED'), gt(expiresAt, now()));
  if (status === 'EXPIRED') return or(eq(column, 'EXPIRED'), and(eq(column, 'ISSUED'), lte(expiresAt, now())));
  return eq(column, status);
};

export const serveCoupons = (app: FastifyInstance, { db }: ShopServices) =>
  serve(app, contract.coupons, {
    list: async ({ query: { status, ...query }, user: { sub } }) => {
      const { coupons: rows, ...page } = await listRecords(db, userCoupons, {
        query,
        many: 'coupons',
        where: and(eq(userCoupons._user, sub), status && hasStatus(status)),
        order: [
          desc(sql`${userCoupons.status} = 'ISSUED' and ${userCoupons.expiresAt} > now()`),
          asc(userCoupons.expiresAt),
          desc(userCoupons._id),
        ],
      });
      return { ...page, coupons: await toPublicUserCoupons(db, rows) };
    },

    create: async ({ body, user: { sub } }) => {
      await throttle(db, `coupons:${sub}`, memberLimit);
      return db.transaction(async (tx) => {
        const coupon = await requireRow(tx, coupons, eq(coupons.code, body.code.toUpperCase()));
        assertCouponPeriod(coupon);
        return { coupon: toPublicUserCoupon(await issueCoupon(tx, coupon, sub), coupon) };
      });
    },
  });
