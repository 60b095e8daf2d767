import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Coupon, contract, pick } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import type { Messenger } from '../../members/messages/tell';
import { users } from '../../members/users/table';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import { fail, failField } from '../../platform/http/errors';
import { crudHandlers } from '../../platform/http/handlers';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { checkPeriod, issue } from './issue';
import { showHeld, withCoupons } from './show';
import { type CouponRow, coupons, type UserCouponRow, userCoupons } from './table';

const resource = 'coupons';

/** What a coupon is worth is promised to whoever holds it. */
const promised = ['kind', 'value', 'trunc', 'minimum', 'maximum', 'scope', 'startAt', 'validDays'] as const;

const checkWritten = (next: Partial<Coupon>, current: CouponRow | null) => {
  const merged = { ...current, ...next };
  if (merged.startAt && merged.endAt && merged.startAt >= merged.endAt) failField('endAt', 'period');
  if (merged.kind === 'PERCENT' && (merged.value ?? 0) > 100) failField('value', 'range');
  const { type = 'ALL', ids = [] } = merged.scope ?? {};
  if ((type === 'ALL') !== (ids.length === 0)) failField('scope.ids', type === 'ALL' ? 'invalid' : 'required');
  if (!current || current.issued === 0) return;
  const changed = promised.find(
    (key) => next[key] !== undefined && JSON.stringify(next[key]) !== JSON.stringify(current[key]),
  );
  if (changed) fail('in_use', { errors: [{ field: changed, code: 'invalid' }] });
  if (next.limit && next.limit < current.issued) failField('limit', 'range');
};

export const serveConsoleCoupons = (
  app: FastifyInstance,
  { db, messenger }: { db: Database; messenger: Messenger },
) => {
  const routes = contract.console.coupons;
  const find = async (tx: Database, id: string) => {
    const [coupon] = await tx.select().from(coupons).where(eq(coupons._id, id));
    return coupon ?? fail('not_found');
  };

  const tell = (tx: Database, { _id, _user, expiresAt }: UserCouponRow, { name }: CouponRow) =>
    messenger.tell(tx, {
      user: _user,
      template: 'coupon.issued',
      values: ({ language }) => ({ coupon: pick(name, language), until: formatDateLong(expiresAt, language) }),
      link: '/my/coupons',
      ref: { type: resource, _id },
      dedupeKey: `coupon:${_id}`,
    });

  serve(app, routes, {
    ...crudHandlers(db, routes, coupons, {
      search: ['name', 'code'],
      write: (body, { current }) => {
        checkWritten(body, current);
        return body;
      },
      beforeRemove: async ({ issued }) => {
        if (issued > 0) fail('in_use');
      },
    }),

    issue: ({ params, body, ...caller }) =>
      db.transaction(async (tx) => {
        const coupon = await find(tx, params.id);
        checkPeriod(coupon);
        const ids = [...new Set(body.users)].sort();
        const known = await tx.select({ _id: users._id }).from(users).where(inArray(users._id, ids));
        if (known.length < ids.length) failField('users', 'invalid');
        const given: UserCouponRow[] = [];
        for (const user of ids) given.push(await issue(tx, coupon, user));
        for (const row of given) await tell(tx, row, coupon);
        await writeAudit(tx, caller, { action: 'SEND', resource, target: coupon._id, after: { users: ids } });
        return { coupons: given.map((row) => showHeld(row, coupon)) };
      }),

    holders: async ({ params, query }) => {
      await find(db, params.id);
      const { holders: rows, ...page } = await answerList(db, userCoupons, {
        query,
        many: 'holders',
        where: eq(userCoupons._coupon, params.id),
        show: (row) => row,
      });
      const ids = [...new Set(rows.map(({ _user }) => _user))];
      const known = ids.length
        ? await db
            .select({ _id: users._id, name: users.name, username: users.username })
            .from(users)
            .where(inArray(users._id, ids))
        : [];
      const held = await withCoupons(db, rows);
      return {
        ...page,
        holders: held.map((row) => ({
          ...row,
          user: known.find(({ _id }) => _id === row._user) ?? { _id: row._user, name: '', username: '' },
        })),
      };
    },
  });
};
