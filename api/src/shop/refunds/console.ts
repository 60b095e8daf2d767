import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type ConsoleRefund, contract } from 'shared/contract';
import { users, withMaskedPhone } from '../../members/index';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import { findRow, requireRow } from '../../platform/database/rows';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import { orders } from '../orders/table';
import { type RefundRow, refunds } from '../payments/table';
import type { ShopServices } from '../services';
import { completeRefund } from './complete-refund';
import { isManual } from './manual-refunds';
import { decryptAccount, toMaskedAccount } from './refund-account';

const resource = 'refunds';

const toConsoleRefunds = async (db: Database, rows: RefundRow[]): Promise<ConsoleRefund[]> => {
  const { _id, name, username, email, phone } = users;
  const found = await db
    .select({ order: orders, user: { _id, name, username, email, phone } })
    .from(orders)
    .innerJoin(users, eq(users._id, orders._user))
    .where(
      inArray(
        orders._id,
        rows.map(({ _order }) => _order),
      ),
    );
  const byOrder = new Map(found.map((row) => [row.order._id, row]));
  return rows.map((row) => {
    const { order, user } = byOrder.get(row._order) ?? throwApiError('internal');
    return {
      ...row,
      orderNo: order.orderNo,
      user: withMaskedPhone(user),
      account: toMaskedAccount(order.refundAccount),
    };
  });
};

export const serveConsoleRefunds = (app: FastifyInstance, { db, keys, orderServices }: ShopServices) =>
  serve(app, contract.console.refunds, {
    list: async ({ query }) => {
      const { refunds: rows, ...page } = await listRecords(db, refunds, {
        query,
        many: 'refunds',
        where: isManual,
        sorts: {
          orderNo: sql`(select order_no from orders where _id = ${refunds._order})`,
          'user.name': sql`(select name from users where _id = (select _user from orders where _id = ${refunds._order}))`,
        },
      });
      return { ...page, refunds: await toConsoleRefunds(db, rows) };
    },

    account: async ({ params, ...caller }) => {
      // Read before the account, so that a change in between makes this version stale.
      const refund = await requireRow(db, refunds, and(eq(refunds._id, params.id), isManual));
      const { refundAccount } = await requireRow(db, orders, eq(orders._id, refund._order));
      await writeAudit(db, caller, { action: 'VIEW_PII', resource, target: refund._id });
      const account = refundAccount && (await decryptAccount(keys, refundAccount));
      return { account, version: refund.version };
    },

    update: ({ params, body: { version }, ...caller }) =>
      db.transaction(async (tx) => {
        const where = and(eq(refunds._id, params.id), isManual);
        const refund = (await findRow(tx, refunds, where, 'update')) ?? throwApiError('not_found');
        const show = async (row: RefundRow) => (await toConsoleRefunds(tx, [row]))[0] ?? throwApiError('internal');
        if (refund.version !== version) throwStale(await show(refund), refund);
        if (refund.status === 'DONE') throwApiError('wrong_state', { body: { status: refund.status } });
        const order = await requireRow(tx, orders, eq(orders._id, refund._order));
        const after = await completeRefund(tx, orderServices, { order, refund, by: caller.user.sub });
        await writeAudit(tx, caller, {
          action: 'STATUS',
          resource,
          target: refund._id,
          before: { status: refund.status },
          after: { status: after.status, amount: after.amount, orderNo: order.orderNo },
        });
        return { refund: await show(after) };
      }),
  });
