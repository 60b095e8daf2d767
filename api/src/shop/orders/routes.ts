import type { IncomingHttpHeaders } from 'node:http';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, pickText } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError } from '../../platform/http/errors';
import { runIdempotent } from '../../platform/http/idempotency';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import { buildPageUrl } from '../../platform/page-url';
import { lockUnsentRefund } from '../refunds/manual-refunds';
import { encryptAccount } from '../refunds/refund-account';
import type { ShopServices } from '../services';
import { getShopSettings } from '../settings';
import { beginPayment } from './begin-payment';
import { changeOrder } from './lifecycle/change-order';
import { closeUnpaidOrder } from './lifecycle/close-unpaid-order';
import { canConfirm, confirmLines } from './lifecycle/confirm-lines';
import { requestChange } from './lifecycle/line-actions';
import { lockOrderOfUser, type OrderWithLines } from './lifecycle/lock-order';
import { actionStatuses, throwWrongState } from './lifecycle/status';
import { createOrderNumber } from './order-number';
import { placeOrder } from './place-order';
import { quoteOrder, toPublicQuote } from './pricing/quote-order';
import { buildSearchCondition } from './search';
import { toBuyerOrders } from './serialise';
import { type OrderRow, orders } from './table';
import { setWinnerReceiver } from './winner-receiver';

/** More than anybody orders by hand. */
const memberLimit = { count: 60, windowS: 600 };

const getUserAgent = (headers: IncomingHttpHeaders) => (headers['user-agent'] ?? '').slice(0, 300);

export const serveOrders = (app: FastifyInstance, { db, keys, orderServices, publicUrl }: ShopServices) => {
  const serialise = async (tx: Database, order: OrderRow) => {
    const [serialised] = await toBuyerOrders(tx, [order]);
    return { order: serialised ?? throwApiError('internal') };
  };

  const cancel = (
    tx: Database,
    locked: OrderWithLines,
    { reason, account, by }: Omit<Parameters<typeof requestChange>[3], 'kind'>,
  ) => {
    const { status, kind } = locked.order;
    if (kind === 'AUCTION') throwWrongState(locked.order);
    if (status === 'PENDING_PAYMENT')
      return closeUnpaidOrder(tx, orderServices, locked, { to: 'CANCELLED', by, reason: reason ?? '주문자 취소' });
    const lines = locked.lines.filter((line) => actionStatuses.CANCEL.includes(line.status));
    return requestChange(tx, locked, lines, { kind: 'CANCEL', reason, account, by });
  };

  serve(app, contract.orders, {
    list: async ({ query: { q, ...query }, user: { sub } }) => {
      const { orders: rows, ...page } = await listRecords(db, orders, {
        query,
        many: 'orders',
        where: and(eq(orders._user, sub), buildSearchCondition(q)),
      });
      return { ...page, orders: await toBuyerOrders(db, rows) };
    },

    get: async ({ params, user: { sub } }) => {
      const order = await requireRow(db, orders, and(eq(orders._id, params.id), eq(orders._user, sub)));
      const { bank = null } = await getShopSettings(db);
      return {
        ...(await serialise(db, order)),
        methods: orderServices.providers.listMethods(bank),
      };
    },

    quote: async ({ body, user: { sub } }) => {
      const quote = await quoteOrder(db, { user: sub, input: body, providers: orderServices.providers });
      return { quote: toPublicQuote(quote) };
    },

    create: async ({ body, user: { sub }, ip, request: { headers } }) => {
      const key = headers['idempotency-key']?.toString();
      const ua = getUserAgent(headers);
      const prepare = async () => {
        await throttle(db, `orders:${sub}`, memberLimit);
        return createOrderNumber(db);
      };
      const request = { key, caller: sub, route: 'orders.create', body, prepare };
      return runIdempotent(db, request, async (tx, orderNo) => {
        const { order } = await placeOrder(tx, orderServices, { body, user: sub, orderNo, ip, ua });
        return { answer: await serialise(tx, order), target: order._id };
      });
    },

    pay: async ({ params, body, user: { sub }, language, ip, request: { headers } }) =>
      beginPayment(db, orderServices, {
        id: params.id,
        user: sub,
        ...body,
        ip,
        ua: getUserAgent(headers),
        returnUrl: buildPageUrl(publicUrl, `/my/orders/${params.id}`, language),
        toTitle: (name) => pickText(name, language),
      }),

    update: async ({ params, body: { action, reason, version, ...body }, user: { sub } }) => {
      const account = body.account && (await encryptAccount(keys, body.account));
      const { order } = await db.transaction(async (tx) => {
        const locked = await lockOrderOfUser(tx, params.id, sub);
        if (locked.order.version !== version) throwStale((await serialise(tx, locked.order)).order, locked.order);
        if (action === 'CANCEL') return cancel(tx, locked, { reason, account, by: sub });
        return confirmLines(tx, locked, locked.lines.filter(canConfirm), sub);
      });
      return serialise(db, order);
    },

    setReceiver: async ({ params, body, user: { sub }, ip, request: { headers } }) => {
      const input = { ...body, user: sub, ip, ua: getUserAgent(headers) };
      const { order } = await db.transaction((tx) => setWinnerReceiver(tx, params.id, input));
      return serialise(db, order);
    },

    setRefundAccount: async ({ params, body, user: { sub } }) => {
      const account = await encryptAccount(keys, body.account);
      const { order } = await db.transaction(async (tx) => {
        const locked = await lockOrderOfUser(tx, params.id, sub);
        const { paid, refunded } = locked.order;
        if (paid <= refunded && !(await lockUnsentRefund(tx, params.id))) throwWrongState(locked.order);
        return changeOrder(tx, locked, { order: { refundAccount: account }, by: sub });
      });
      return serialise(db, order);
    },
  });
};
