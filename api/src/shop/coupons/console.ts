import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Coupon, contract, pickText } from 'shared/contract';
import { formatEndLong } from 'shared/format';
import { users, withAuthors } from '../../members/index';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { crudHandlers } from '../../platform/http/crud-handlers';
import { assertNoFieldErrors, throwApiError, throwFieldError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import type { ShopServices } from '../services';
import { couponTrash } from '../trash';
import { assertCouponPeriod, issueCoupon } from './issue-coupon';
import { toPublicUserCoupon, toPublicUserCoupons } from './serialise';
import { type CouponRow, coupons, type UserCouponRow, userCoupons } from './table';

const resource = 'coupons';

/** Fields that cannot change once the coupon is issued. */
const fixedFields = ['kind', 'value', 'trunc', 'minimum', 'maximum', 'scope', 'startAt', 'validDays'] as const;

const assertCouponValid = (next: Partial<Coupon>, current: CouponRow | null) => {
  const merged = { ...current, ...next };
  const { type = 'ALL', ids = [] } = merged.scope ?? {};
  assertNoFieldErrors([
    merged.startAt && merged.endAt && merged.startAt >= merged.endAt && { field: 'endAt', code: 'period' },
    merged.kind === 'PERCENT' && (merged.value ?? 0) > 100 && { field: 'value', code: 'range' },
    type === 'ALL' && ids.length > 0 && { field: 'scope.ids', code: 'invalid' },
    type !== 'ALL' && ids.length === 0 && { field: 'scope.ids', code: 'required' },
  ]);
  if (!current || current.issued === 0) return;
  const changed = fixedFields.find(
    (key) => next[key] !== undefined && JSON.stringify(next[key]) !== JSON.stringify(current[key]),
  );
  if (changed) throwApiError('in_use', { errors: [{ field: changed, code: 'invalid' }] });
  if (next.limit && next.limit < current.issued) throwFieldError('limit', 'range');
};

export const serveConsoleCoupons = (app: FastifyInstance, { db, messenger }: ShopServices) => {
  const routes = contract.console.coupons;
  const getCoupon = (tx: Database, id: string) => requireRow(tx, coupons, eq(coupons._id, id));

  const notifyIssued = (tx: Database, { _id, _user, expiresAt }: UserCouponRow, { name }: CouponRow) =>
    messenger.notify(tx, {
      user: _user,
      template: 'coupon.issued',
      values: ({ language }) => ({ coupon: pickText(name, language), until: formatEndLong(expiresAt, language) }),
      link: '/my/coupons',
      ref: { type: resource, _id },
      dedupeKey: `coupon:${_id}`,
    });

  serve(app, routes, {
    ...crudHandlers(db, routes, coupons, {
      search: ['name', 'code'],
      trash: couponTrash,
      write: (body, { current }) => {
        assertCouponValid(body, current);
        return body;
      },
      beforeRemove: async ({ issued }) => {
        if (issued > 0) throwApiError('in_use');
      },
    }),

    issue: ({ params, body, ...caller }) =>
      db.transaction(async (tx) => {
        const coupon = await getCoupon(tx, params.id);
        assertCouponPeriod(coupon);
        const ids = [...new Set(body.users)].sort();
        const userRows = await tx.select({ _id: users._id }).from(users).where(inArray(users._id, ids));
        if (userRows.length < ids.length) throwFieldError('users', 'invalid');
        const issued: UserCouponRow[] = [];
        for (const user of ids) issued.push(await issueCoupon(tx, coupon, user));
        for (const row of issued) await notifyIssued(tx, row, coupon);
        await writeAudit(tx, caller, { action: 'SEND', resource, target: coupon._id, after: { users: ids } });
        return { coupons: issued.map((row) => toPublicUserCoupon(row, coupon)) };
      }),

    holders: async ({ params, query }) => {
      await getCoupon(db, params.id);
      const { holders: rows, ...page } = await listRecords(db, userCoupons, {
        query,
        many: 'holders',
        where: eq(userCoupons._coupon, params.id),
      });
      const holders = await withAuthors(db, await toPublicUserCoupons(db, rows));
      return {
        ...page,
        holders: holders.map(({ author, ...row }) => ({ ...row, user: { _id: row._user, ...author } })),
      };
    },
  });
};
