import type { IncomingHttpHeaders } from 'node:http';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, pick } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { once } from '../../platform/http/idempotency';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import { lockOwn, type Shop, type Whole } from './change';
import { canConfirm, confirmLines } from './confirm';
import { place } from './create';
import { nextOrderNo } from './number';
import { beginPayment } from './pay';
import { quote, readShop, showQuote } from './quote';
import { ask } from './requests';
import { foundBy } from './search';
import { endUnpaid } from './settle';
import { asBuyer } from './show';
import { actionStates } from './states';
import { type OrderRow, orders } from './table';

/** Nobody orders faster by hand. */
const perMember = { count: 60, windowS: 600 };

const agentOf = (headers: IncomingHttpHeaders) => (headers['user-agent'] ?? '').slice(0, 300);

interface Options {
  db: Database;
  shop: Shop;
  publicUrl: string;
}

export const serveOrders = (app: FastifyInstance, { db, shop, publicUrl }: Options) => {
  const shown = async (tx: Database, order: OrderRow) => {
    const [one] = await asBuyer(tx, [order]);
    return { order: one ?? fail('internal') };
  };

  const cancel = (tx: Database, whole: Whole, reason: string | undefined, by: string) => {
    const { status, kind } = whole.order;
    if (kind === 'AUCTION') fail('wrong_state', { answer: { status } });
    if (status === 'PENDING_PAYMENT')
      return endUnpaid(tx, shop, whole, { to: 'CANCELLED', by, reason: reason ?? '주문자 취소' });
    const lines = whole.lines.filter((line) => actionStates.CANCEL.includes(line.status));
    return ask(tx, whole, lines, { kind: 'CANCEL', reason, by });
  };

  serve(app, contract.orders, {
    list: async ({ query: { q, ...query }, user: { sub } }) => {
      const { orders: rows, ...page } = await answerList(db, orders, {
        query,
        many: 'orders',
        where: and(eq(orders._user, sub), foundBy(q)),
        show: (row) => row,
      });
      return { ...page, orders: await asBuyer(db, rows) };
    },

    get: async ({ params, user: { sub } }) => {
      const [order] = await db
        .select()
        .from(orders)
        .where(and(eq(orders._id, params.id), eq(orders._user, sub)));
      const { bank = null } = await readShop(db);
      return { ...(await shown(db, order ?? fail('not_found'))), methods: shop.providers.methods(bank) };
    },

    quote: async ({ body, user: { sub } }) => {
      const quoted = await quote(db, { user: sub, asked: body, providers: shop.providers });
      return { quote: showQuote(quoted) };
    },

    create: async ({ body, user: { sub }, ip, request: { headers } }) => {
      await throttle(db, `orders:${sub}`, perMember);
      const key = headers['idempotency-key']?.toString();
      const orderNo = await nextOrderNo(db);
      const ua = agentOf(headers);
      return once(db, { key, caller: sub, route: 'orders.create', body }, async (tx) => {
        const { order } = await place(tx, shop, { body, user: sub, orderNo, ip, ua });
        return { answer: await shown(tx, order), target: order._id };
      });
    },

    pay: async ({ params, body, user: { sub }, language, ip, request: { headers } }) =>
      beginPayment(db, shop, {
        id: params.id,
        user: sub,
        ...body,
        ip,
        ua: agentOf(headers),
        returnUrl: `${publicUrl}/my/orders/${params.id}`,
        titleOf: (name) => pick(name, language),
      }),

    update: async ({ params, body: { action, reason, version }, user: { sub } }) => {
      const { order } = await db.transaction(async (tx) => {
        const whole = await lockOwn(tx, params.id, sub);
        if (whole.order.version !== version) await refuseStale(tx, (await shown(tx, whole.order)).order, whole.order);
        if (action === 'CANCEL') return cancel(tx, whole, reason, sub);
        const open = whole.lines.filter(canConfirm);
        return confirmLines(tx, whole, open, sub);
      });
      return shown(db, order);
    },
  });
};
