import { and, asc, desc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, type UserCouponStatus } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import { checkPeriod, issue } from './issue';
import { showHeld, withCoupons } from './show';
import { coupons, userCoupons } from './table';

/** Nobody finds a code by trying. */
const perMember = { count: 20, windowS: 600 };

/** By what it is at this moment: a coupon runs out before its row says so. */
const inState = (status: UserCouponStatus) => {
  const { status: column, expiresAt } = userCoupons;
  if (status === 'ISSUED') return and(eq(column, 'ISSUED'), gt(expiresAt, now()));
  if (status === 'EXPIRED') return or(eq(column, 'EXPIRED'), and(eq(column, 'ISSUED'), lte(expiresAt, now())));
  return eq(column, status);
};

export const serveCoupons = (app: FastifyInstance, db: Database) => {
  serve(app, contract.coupons, {
    list: async ({ query: { status, ...query }, user: { sub } }) => {
      const { coupons: rows, ...page } = await answerList(db, userCoupons, {
        query,
        many: 'coupons',
        where: and(eq(userCoupons._user, sub), status && inState(status)),
        order: [
          desc(sql`${userCoupons.status} = 'ISSUED' and ${userCoupons.expiresAt} > now()`),
          asc(userCoupons.expiresAt),
          desc(userCoupons._id),
        ],
        show: (row) => row,
      });
      return { ...page, coupons: await withCoupons(db, rows) };
    },

    create: async ({ body, user: { sub } }) => {
      await throttle(db, `coupons:${sub}`, perMember);
      return db.transaction(async (tx) => {
        const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, body.code.toUpperCase()));
        if (!coupon) fail('not_found');
        checkPeriod(coupon);
        return { coupon: showHeld(await issue(tx, coupon, sub), coupon) };
      });
    },
  });
};
