import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { changeOrder } from '../orders/lifecycle/change-order';
import { lockOrderById } from '../orders/lifecycle/lock-order';
import { refundOrder } from '../orders/lifecycle/refund-order';
import { type ShopApi, startShop } from '../orders/testing';
import { createHttpProvider, signPayment } from './http-provider';
import { createPaymentProviders } from './providers';
import { sendRefunds } from './send-refunds';

let api: ShopApi;
beforeAll(async () => {
  api = await startShop();
}, 60_000);
afterAll(() => api.stop(), 30_000);

const byCard = async () => {
  const user = await api.createUser();
  const lamp = await api.createProduct();
  const order = await api.placeOrder(user, [lamp], { method: 'CARD' });
  const told = {
    tid: `tid-${order._id}`,
    orderNo: order.orderNo,
    amount: order.amounts.total,
    status: 'PAID' as const,
  };
  return { user, lamp, order, told };
};
const resultOf = ({ status, content }: { status: number; content: unknown }) =>
  status === 200 ? (content as { result: string }).result : status;

describe('a payment that a provider reports', () => {
  test('is booked once, however often it is reported, and before the buyer returns', async () => {
    const { order, told } = await byCard();
    expect(resultOf(await api.sendWebhook(told))).toBe('PAID');
    expect(resultOf(await api.sendWebhook(told))).toBe('REPEATED');
    expect(await api.getOrder(order._id)).toMatchObject({
      status: 'PAID',
      payment: { provider: 'card', tid: told.tid, status: 'PAID' },
      alert: false,
    });
  });

  test('of another amount is not booked but flagged', async () => {
    const { order, told } = await byCard();
    expect(resultOf(await api.sendWebhook({ ...told, amount: told.amount - 1 }))).toBe('MISMATCH');
    const after = await api.getOrder(order._id);
    expect(after).toMatchObject({ status: 'PENDING_PAYMENT', alert: true, amounts: { paid: 0 } });
    expect(after.alerts).toMatchObject([{ kind: 'MISMATCH', amount: told.amount - 1, tid: told.tid }]);
    const { rows } = await api.pool.query(
      `select recipients from outbox where target = $1 and dedupe_key like 'payment:%'`,
      [order._id],
    );
    expect(rows).toMatchObject([{ recipients: ['office@b.kr'] }]);
    const listed = await api.call(contract.console.orders.list, { as: 'admin', query: { alert: 'true' } });
    expect(listed.body.orders[0]?._id).toBe(order._id);
    const seen = { params: { id: order._id }, body: { alert: false as const, version: after.version } };
    expect((await api.call(contract.console.orders.update, { as: 'admin', ...seen })).body.order.alert).toBe(false);
  });

  test('after the order was cancelled or paid is flagged and changes nothing', async () => {
    const { user, order, told } = await byCard();
    await api.callAs(user, contract.orders.update, {
      params: { id: order._id },
      body: { action: 'CANCEL', version: order.version },
    });
    expect(resultOf(await api.sendWebhook(told))).toBe('LATE');
    expect(await api.getOrder(order._id)).toMatchObject({ status: 'CANCELLED', alert: true, amounts: { paid: 0 } });
    const paid = await byCard();
    await api.sendWebhook(paid.told);
    expect(resultOf(await api.sendWebhook({ ...paid.told, tid: 'another' }))).toBe('LATE');
    expect((await api.getOrder(paid.order._id)).amounts.paid).toBe(10_000);
  });

  test('of an unknown order is stored', async () => {
    const told = { tid: 'tid-unknown', orderNo: '20200101-000001', amount: 1, status: 'PAID' as const };
    expect(resultOf(await api.sendWebhook(told))).toBe('UNKNOWN');
  });

  test('as failed leaves the order payable', async () => {
    const { order, told } = await byCard();
    expect(resultOf(await api.sendWebhook({ ...told, status: 'FAILED' }))).toBe('FAILED');
    expect(await api.getOrder(order._id)).toMatchObject({ status: 'PENDING_PAYMENT', payment: { status: 'FAILED' } });
    expect(resultOf(await api.sendWebhook(told))).toBe('PAID');
  });

  test('unsigned, with a wrong or old signature, or from an unknown provider is refused', async () => {
    const { order, told } = await byCard();
    const old = Math.floor(Date.now() / 1000) - 301;
    const signatures = [
      '',
      't=1,v1=0',
      signPayment('wrong', told),
      signPayment(api.secret, { ...told, amount: 1 }),
      signPayment(api.secret, told, old),
    ];
    for (const signature of signatures) expect(resultOf(await api.sendWebhook(told, { signature }))).toBe(403);
    const { status } = await api.send({ method: 'POST', path: '/api/v1/payments/webhook/transfer', payload: told });
    expect(status).toBe(404);
    expect((await api.getOrder(order._id)).status).toBe('PENDING_PAYMENT');
  });
});

describe('a provider over HTTP', () => {
  const heard: { url: string; key: string | undefined; body: unknown }[] = [];
  let isUp = true;
  const server = createServer((request, answer) => {
    let text = '';
    request.on('data', (part) => {
      text += String(part);
    });
    request.on('end', () => {
      heard.push({
        url: request.url ?? '',
        key: request.headers['idempotency-key']?.toString(),
        body: JSON.parse(text),
      });
      answer.writeHead(isUp ? 200 : 500, { 'content-type': 'application/json' });
      answer.end(JSON.stringify({ url: 'https://pay.example/go' }));
    });
  });
  let url = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(() => {
    server.close();
  });

  test('receives the amount and answers the payment page; if it is unreachable, the payment fails', async () => {
    const provider = createHttpProvider({ url, secret: api.secret });
    const bill = { orderNo: '1', amount: 10, title: '등', returnUrl: 'https://portico.example/my/orders/1' };
    expect(await provider.begin(bill)).toBe('https://pay.example/go');
    expect(heard.at(-1)).toEqual({ url: '/payments', key: 'begin-1', body: bill });
    isUp = false;
    await expect(provider.begin(bill)).rejects.toThrow('payment_failed');
    isUp = true;
    // The tests' API has an unreachable provider.
    const { user, order } = await byCard();
    const { error } = await api.callAs(user, contract.orders.pay, { params: { id: order._id }, body: {} });
    expect(error.code).toBe('payment_failed');
    const other = await api.callAs(user, contract.orders.pay, {
      params: { id: order._id },
      body: { method: 'TRANSFER' },
    });
    expect(other.body).toMatchObject({ url: null, payment: { method: 'TRANSFER', bank: { bank: '한빛은행' } } });
  });

  test('refunds once, and is called again while it does not answer', async () => {
    const { order, told } = await byCard();
    await api.sendWebhook(told);
    const providers = createPaymentProviders([createHttpProvider({ url, secret: api.secret })]);
    await api.db.transaction(async (tx) =>
      refundOrder(tx, { ...api.services, providers }, await lockOrderById(tx, order._id), {
        reason: '환불',
        by: order._id,
      }),
    );
    const state = async () => (await api.getOrder(order._id)).refunds[0]?.status;
    expect(await state()).toBe('PENDING');
    isUp = false;
    await sendRefunds(api.db, providers);
    expect(await state()).toBe('PENDING');
    isUp = true;
    await api.pool.query(`update refunds set next_at = now() - interval '1 millisecond' where _order = $1`, [
      order._id,
    ]);
    const before = heard.length;
    await Promise.all([sendRefunds(api.db, providers), sendRefunds(api.db, providers)]);
    expect(await state()).toBe('DONE');
    expect(heard.slice(before)).toMatchObject([{ url: '/refunds', body: { tid: told.tid, amount: 10_000 } }]);
    expect(heard.at(-1)?.key).toBe(heard.at(-2)?.key);
  });
});

test('an order that is changed twice has one history', async () => {
  const { order } = await byCard();
  const whole = await api.db.transaction(async (tx) =>
    changeOrder(tx, await lockOrderById(tx, order._id), { by: null }),
  );
  expect(whole.order.history).toHaveLength(1);
});
