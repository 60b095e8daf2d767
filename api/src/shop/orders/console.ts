import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { type Caller, serve } from '../../platform/http/serve';
import type { ShopServices } from '../services';
import { changeOrder } from './lifecycle/change-order';
import { decideRequest } from './lifecycle/decide-request';
import { lockOrderById, lockOrders, type OrderWithLines } from './lifecycle/lock-order';
import { refundOrder } from './lifecycle/refund-order';
import { shipOrder } from './lifecycle/ship-order';
import { throwWrongState } from './lifecycle/status';
import { updateOrderStatus } from './lifecycle/update-order-status';
import { buildSearchCondition } from './search';
import { toConsoleOrders, toListedOrders } from './serialise';
import { type OrderRow, orders } from './table';

const unsentStatuses = ['PENDING_PAYMENT', 'PAID', 'PREPARING'];

const serialise = async (tx: Database, order: OrderRow) => {
  const [serialised] = await toConsoleOrders(tx, [order]);
  return { order: serialised ?? throwApiError('internal') };
};

const toAuditValues = ({ status, paymentStatus, paid, refunded }: OrderRow) => ({
  status,
  paymentStatus,
  paid,
  refunded,
});

interface AuditedChange {
  before?: OrderRow;
  after: OrderRow;
  reason: string | undefined;
}

const auditChange = (tx: Database, caller: Caller, { before, after, reason }: AuditedChange) =>
  writeAudit(tx, caller, {
    action: 'STATUS',
    resource: 'orders',
    target: after._id,
    before: before ? toAuditValues(before) : null,
    after: toAuditValues(after),
    ...(reason && { reason }),
  });

export const serveConsoleOrders = (app: FastifyInstance, { db, orderServices }: ShopServices) => {
  /** Changes an order at the version that the caller has read, and writes it to the audit log. */
  const change = async (
    { id, version, reason, caller }: { id: string; version: number; reason?: string; caller: Caller },
    work: (tx: Database, locked: OrderWithLines) => Promise<OrderWithLines>,
  ) => {
    const after = await db.transaction(async (tx) => {
      const locked = await lockOrderById(tx, id);
      if (locked.order.version !== version) throwStale((await serialise(tx, locked.order)).order, locked.order);
      const changed = await work(tx, locked);
      await auditChange(tx, caller, { before: locked.order, after: changed.order, reason });
      return changed.order;
    });
    return serialise(db, after);
  };

  serve(app, contract.console.orders, {
    list: async ({ query: { q, ...query } }) => {
      const { orders: rows, ...page } = await listRecords(db, orders, {
        query,
        many: 'orders',
        where: buildSearchCondition(q),
      });
      return { ...page, orders: await toListedOrders(db, rows) };
    },

    get: async ({ params, ...caller }) => {
      const order = await requireRow(db, orders, eq(orders._id, params.id));
      await writeAudit(db, caller, { action: 'VIEW_PII', resource: 'orders', target: order._id });
      return serialise(db, order);
    },

    update: ({ params, body: { version, receiver, memo, alert }, ...caller }) =>
      change({ id: params.id, version, caller }, (tx, locked) => {
        if (receiver && !unsentStatuses.includes(locked.order.status)) throwWrongState(locked.order);
        if (receiver && !receiver.address && !locked.order.pickup) throwFieldError('receiver.address', 'required');
        const values = {
          ...(memo !== undefined && { memo }),
          ...(receiver && { receiver }),
          ...(alert === false && { alert }),
        };
        return changeOrder(tx, locked, { order: values, by: caller.user.sub });
      }),

    updateAll: async ({ body: { orders: versions, status, reason }, ...caller }) => {
      const rows = await db.transaction(async (tx) => {
        const ids = versions.map(({ _id }) => _id);
        await lockOrders(tx, ids);
        const changed: OrderRow[] = [];
        for (const { _id, version } of versions) {
          const update = { _id, version, to: status, reason, by: caller.user.sub };
          const { order } = await updateOrderStatus(tx, orderServices, update);
          await auditChange(tx, caller, { after: order, reason });
          changed.push(order);
        }
        return changed;
      });
      return { orders: await toListedOrders(db, rows) };
    },

    ship: ({ params, body: { version, ...shipment }, ...caller }) =>
      change({ id: params.id, version, caller }, (tx, locked) =>
        shipOrder(tx, orderServices, locked, { ...shipment, by: caller.user.sub }),
      ),

    refund: ({ params, body: { version, ...input }, ...caller }) =>
      change({ id: params.id, version, reason: input.reason, caller }, (tx, locked) =>
        refundOrder(tx, orderServices, locked, { ...input, by: caller.user.sub }),
      ),

    decide: ({ params, body: { version, ...decision }, ...caller }) =>
      change({ id: params.id, version, reason: decision.reason, caller }, (tx, locked) => {
        const line = locked.lines.find(({ _id }) => _id === params.line) ?? throwApiError('not_found');
        return decideRequest(tx, orderServices, locked, { ...decision, line, by: caller.user.sub });
      }),
  });
};
