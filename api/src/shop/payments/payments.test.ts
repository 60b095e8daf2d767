import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { applyChange, lockById } from '../orders/change';
import { refund } from '../orders/refund';
import { type ShopApi, startShop } from '../orders/testing';
import { httpProvider, signatureOf } from './http';
import { createProviders } from './providers';
import { sendRefunds } from './refunds';

let api: ShopApi;
beforeAll(async () => {
  api = await startShop();
}, 60_000);
afterAll(() => api.stop(), 30_000);

const byCard = async () => {
  const user = await api.person();
  const lamp = await api.product();
  const order = await api.ordered(user, [lamp], { method: 'CARD' });
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

describe('what a provider tells', () => {
  test('is booked once, however often it comes, and before the buyer comes back', async () => {
    const { order, told } = await byCard();
    expect(resultOf(await api.webhook(told))).toBe('PAID');
    expect(resultOf(await api.webhook(told))).toBe('REPEATED');
    expect(await api.read(order._id)).toMatchObject({
      status: 'PAID',
      payment: { provider: 'card', tid: told.tid, status: 'PAID' },
      alert: false,
    });
  });

  test('of another sum is not a payment: people look at it', async () => {
    const { order, told } = await byCard();
    expect(resultOf(await api.webhook({ ...told, amount: told.amount - 1 }))).toBe('MISMATCH');
    const after = await api.read(order._id);
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

  test('after the order was cancelled, or paid already, is put before the firm and changes nothing', async () => {
    const { user, order, told } = await byCard();
    await api.as(user, contract.orders.update, {
      params: { id: order._id },
      body: { action: 'CANCEL', version: order.version },
    });
    expect(resultOf(await api.webhook(told))).toBe('LATE');
    expect(await api.read(order._id)).toMatchObject({ status: 'CANCELLED', alert: true, amounts: { paid: 0 } });
    const paid = await byCard();
    await api.webhook(paid.told);
    expect(resultOf(await api.webhook({ ...paid.told, tid: 'another' }))).toBe('LATE');
    expect((await api.read(paid.order._id)).amounts.paid).toBe(10_000);
  });

  test('of an order that nobody knows is kept', async () => {
    const told = { tid: 'tid-unknown', orderNo: '20200101-000001', amount: 1, status: 'PAID' as const };
    expect(resultOf(await api.webhook(told))).toBe('UNKNOWN');
  });

  test('of a failure leaves the order to be paid again', async () => {
    const { order, told } = await byCard();
    expect(resultOf(await api.webhook({ ...told, status: 'FAILED' }))).toBe('FAILED');
    expect(await api.read(order._id)).toMatchObject({ status: 'PENDING_PAYMENT', payment: { status: 'FAILED' } });
    expect(resultOf(await api.webhook(told))).toBe('PAID');
  });

  test('unsigned, signed for something else or long ago, or by nobody we know is refused', async () => {
    const { order, told } = await byCard();
    const old = Math.floor(Date.now() / 1000) - 301;
    const signatures = [
      '',
      't=1,v1=0',
      signatureOf('wrong', told),
      signatureOf(api.secret, { ...told, amount: 1 }),
      signatureOf(api.secret, told, old),
    ];
    for (const signature of signatures) expect(resultOf(await api.webhook(told, { signature }))).toBe(403);
    const { status } = await api.send({ method: 'POST', path: '/api/v1/payments/webhook/transfer', payload: told });
    expect(status).toBe(404);
    expect((await api.read(order._id)).status).toBe('PENDING_PAYMENT');
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

  test('is told the bill and says where to pay; away, it is no way to pay', async () => {
    const provider = httpProvider({ url, secret: api.secret });
    const bill = { orderNo: '1', amount: 10, title: '등', returnUrl: 'https://portico.example/my/orders/1' };
    expect(await provider.begin(bill)).toBe('https://pay.example/go');
    expect(heard.at(-1)).toEqual({ url: '/payments', key: 'begin-1', body: bill });
    isUp = false;
    await expect(provider.begin(bill)).rejects.toThrow('payment_failed');
    isUp = true;
    // The API of the tests knows a provider that nobody answers for.
    const { user, order } = await byCard();
    const { error } = await api.as(user, contract.orders.pay, { params: { id: order._id }, body: {} });
    expect(error.code).toBe('payment_failed');
    const other = await api.as(user, contract.orders.pay, { params: { id: order._id }, body: { method: 'TRANSFER' } });
    expect(other.body).toMatchObject({ url: null, payment: { method: 'TRANSFER', bank: { bank: '한빛은행' } } });
  });

  test('sends money back once, and is asked again while it does not answer', async () => {
    const { order, told } = await byCard();
    await api.webhook(told);
    const providers = createProviders([httpProvider({ url, secret: api.secret })]);
    await api.db.transaction(async (tx) =>
      refund(tx, { ...api.shop, providers }, await lockById(tx, order._id), { reason: '환불', by: order._id }),
    );
    const state = async () => (await api.read(order._id)).refunds[0]?.status;
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

test('a change of an order that is written twice keeps one history', async () => {
  const { order } = await byCard();
  const whole = await api.db.transaction(async (tx) => applyChange(tx, await lockById(tx, order._id), { by: null }));
  expect(whole.order.history).toHaveLength(1);
});
