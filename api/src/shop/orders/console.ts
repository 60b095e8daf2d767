import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import { fail, failField } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { answerList } from '../../platform/http/list';
import { type Caller, serve } from '../../platform/http/serve';
import { applyChange, lockAll, lockById, type Shop, type Whole } from './change';
import { direct, ship } from './direct';
import { refund } from './refund';
import { decide } from './requests';
import { foundBy } from './search';
import { asFirm } from './show';
import { type OrderRow, orders } from './table';

const resource = 'orders';
const sendable = ['PENDING_PAYMENT', 'PAID', 'PREPARING'];

export const serveConsoleOrders = (app: FastifyInstance, { db, shop }: { db: Database; shop: Shop }) => {
  const shown = async (tx: Database, order: OrderRow) => {
    const [one] = await asFirm(tx, [order]);
    return { order: one ?? fail('internal') };
  };

  const state = ({ status, paymentStatus, paid, refunded }: OrderRow) => ({ status, paymentStatus, paid, refunded });

  /** Changes an order that is as the caller read it, and writes down who did. */
  const change = async (
    { id, version, reason, caller }: { id: string; version: number; reason?: string; caller: Caller },
    work: (tx: Database, whole: Whole) => Promise<Whole>,
  ) => {
    const after = await db.transaction(async (tx) => {
      const whole = await lockById(tx, id);
      if (whole.order.version !== version) await refuseStale(tx, (await shown(tx, whole.order)).order, whole.order);
      const done = await work(tx, whole);
      await writeAudit(tx, caller, {
        action: 'STATUS',
        resource,
        target: id,
        before: state(whole.order),
        after: state(done.order),
        ...(reason && { reason }),
      });
      return done.order;
    });
    return shown(db, after);
  };

  serve(app, contract.console.orders, {
    list: async ({ query: { q, ...query } }) => {
      const { orders: rows, ...page } = await answerList(db, orders, {
        query,
        many: 'orders',
        where: foundBy(q),
        show: (row) => row,
      });
      return { ...page, orders: await asFirm(db, rows) };
    },

    get: async ({ params }) => {
      const [order] = await db.select().from(orders).where(eq(orders._id, params.id));
      return shown(db, order ?? fail('not_found'));
    },

    update: ({ params, body: { version, receiver, memo, alert }, ...caller }) =>
      change({ id: params.id, version, caller }, (tx, whole) => {
        if (receiver && !sendable.includes(whole.order.status))
          fail('wrong_state', { answer: { status: whole.order.status } });
        if (receiver && !receiver.address && !whole.order.pickup) failField('receiver.address', 'required');
        const values = {
          ...(memo !== undefined && { memo }),
          ...(receiver && { receiver }),
          ...(alert === false && { alert }),
        };
        return applyChange(tx, whole, { order: values, by: caller.user.sub });
      }),

    updateAll: async ({ body: { orders: given, status, reason }, ...caller }) => {
      const rows = await db.transaction(async (tx) => {
        await lockAll(
          tx,
          given.map(({ _id }) => _id),
        );
        const done: OrderRow[] = [];
        for (const { _id, version } of given) {
          const { order } = await direct(tx, shop, { _id, version, to: status, reason, by: caller.user.sub });
          await writeAudit(tx, caller, {
            action: 'STATUS',
            resource,
            target: _id,
            after: state(order),
            ...(reason && { reason }),
          });
          done.push(order);
        }
        return done;
      });
      return { orders: await asFirm(db, rows) };
    },

    ship: ({ params, body: { version, ...shipment }, ...caller }) =>
      change({ id: params.id, version, caller }, (tx, whole) =>
        ship(tx, shop, whole, { ...shipment, by: caller.user.sub }),
      ),

    refund: ({ params, body: { version, ...asked }, ...caller }) =>
      change({ id: params.id, version, reason: asked.reason, caller }, (tx, whole) =>
        refund(tx, shop, whole, { ...asked, by: caller.user.sub }),
      ),

    decide: ({ params, body: { version, ...decision }, ...caller }) =>
      change({ id: params.id, version, reason: decision.reason, caller }, (tx, whole) => {
        const line = whole.lines.find(({ _id }) => _id === params.line) ?? fail('not_found');
        return decide(tx, shop, whole, { ...decision, line, by: caller.user.sub });
      }),
  });
};
