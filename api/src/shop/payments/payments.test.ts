import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { setUp } from '../../platform/testing';
import { changeOrder } from '../orders/lifecycle/change-order';
import { lockOrderById } from '../orders/lifecycle/lock-order';
import { refundOrder } from '../orders/lifecycle/refund-order';
import { startShop } from '../orders/testing';
import { createHttpProvider, signPayment } from './http-provider';
import { createPaymentProviders } from './providers';
import { sendRefunds } from './send-refunds';

const api = await setUp(startShop());

const placeCardOrder = async () => {
  const user = await api.createUser();
  const lamp = await api.createProduct();
  const order = await api.placeOrder(user, [lamp], { method: 'CARD' });
  const payment = {
    tid: `tid-${order._id}`,
    orderNo: order.orderNo,
    amount: order.amounts.total,
    status: 'PAID' as const,
  };
  return { user, lamp, order, payment };
};
const getResult = ({ status, content }: { status: number; content: unknown }) =>
  status === 200 ? (content as { result: string }).result : status;

describe('a payment that a provider reports', () => {
  test('is booked once, however often it is reported, and before the buyer returns', async () => {
    const { order, payment } = await placeCardOrder();
    expect(getResult(await api.sendWebhook(payment))).toBe('PAID');
    expect(getResult(await api.sendWebhook(payment))).toBe('REPEATED');
    expect(await api.getOrder(order._id)).toMatchObject({
      status: 'PAID',
      payment: { provider: 'card', tid: payment.tid, status: 'PAID' },
      alert: false,
    });
  });

  test('of another amount is not booked but flagged', async () => {
    const { order, payment } = await placeCardOrder();
    expect(getResult(await api.sendWebhook({ ...payment, amount: payment.amount - 1 }))).toBe('MISMATCH');
    const after = await api.getOrder(order._id);
    expect(after).toMatchObject({ status: 'PENDING_PAYMENT', alert: true, amounts: { paid: 0 } });
    expect(after.alerts).toMatchObject([{ kind: 'MISMATCH', amount: payment.amount - 1, tid: payment.tid }]);
    const { rows } = await api.pool.query(
      `select recipients from outbox where target = $1 and dedupe_key like 'payment:%'`,
      [order._id],
    );
    expect(rows).toMatchObject([{ recipients: ['office@b.kr'] }]);
    const listed = await api.call(contract.console.orders.list, { as: 'admin', query: { alert: 'true' } });
    expect(listed.body.orders[0]?._id).toBe(order._id);
    const { body } = await api.changeOrder(contract.console.orders.update, order._id, { alert: false });
    expect(body.order.alert).toBe(false);
  });

  test('after the order was cancelled or paid is flagged and changes nothing', async () => {
    const { user, order, payment } = await placeCardOrder();
    await api.callAs(user, contract.orders.update, {
      params: { id: order._id },
      body: { action: 'CANCEL', version: order.version },
    });
    expect(getResult(await api.sendWebhook(payment))).toBe('LATE');
    expect(await api.getOrder(order._id)).toMatchObject({ status: 'CANCELLED', alert: true, amounts: { paid: 0 } });
    const paid = await placeCardOrder();
    await api.sendWebhook(paid.payment);
    expect(getResult(await api.sendWebhook({ ...paid.payment, tid: 'another' }))).toBe('LATE');
    expect((await api.getOrder(paid.order._id)).amounts.paid).toBe(10_000);
  });

  test('of an unknown order is stored', async () => {
    const payment = { tid: 'tid-unknown', orderNo: '20200101-000001', amount: 1, status: 'PAID' as const };
    expect(getResult(await api.sendWebhook(payment))).toBe('UNKNOWN');
  });

  test('as failed leaves the order payable', async () => {
    const { order, payment } = await placeCardOrder();
    expect(getResult(await api.sendWebhook({ ...payment, status: 'FAILED' }))).toBe('FAILED');
    expect(await api.getOrder(order._id)).toMatchObject({ status: 'PENDING_PAYMENT', payment: { status: 'FAILED' } });
    expect(getResult(await api.sendWebhook(payment))).toBe('PAID');
  });

  test('unsigned, with a wrong or old signature, or from an unknown provider is refused', async () => {
    const { order, payment } = await placeCardOrder();
    const old = Math.floor(Date.now() / 1000) - 301;
    const signatures = [
      '',
      't=1,v1=0',
      signPayment('wrong', payment),
      signPayment(api.secret, { ...payment, amount: 1 }),
      signPayment(api.secret, payment, old),
    ];
    for (const signature of signatures) expect(getResult(await api.sendWebhook(payment, { signature }))).toBe(403);
    const { status } = await api.send({ method: 'POST', path: '/api/v1/payments/webhook/transfer', payload: payment });
    expect(status).toBe(404);
    expect((await api.getOrder(order._id)).status).toBe('PENDING_PAYMENT');
  });
});

describe('a provider over HTTP', () => {
  const requests: { url: string; key: string | undefined; body: unknown }[] = [];
  let isUp = true;
  const server = createServer((request, answer) => {
    let text = '';
    request.on('data', (part) => {
      text += String(part);
    });
    request.on('end', () => {
      requests.push({
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
    expect(requests.at(-1)).toEqual({ url: '/payments', key: 'begin-1', body: bill });
    isUp = false;
    await expect(provider.begin(bill)).rejects.toThrow('payment_failed');
    isUp = true;
    // The tests' API has an unreachable provider.
    const { user, order } = await placeCardOrder();
    const { error } = await api.callAs(user, contract.orders.pay, { params: { id: order._id }, body: {} });
    expect(error.code).toBe('payment_failed');
    const other = await api.callAs(user, contract.orders.pay, {
      params: { id: order._id },
      body: { method: 'TRANSFER' },
    });
    expect(other.body).toMatchObject({ url: null, payment: { method: 'TRANSFER', bank: { bank: '한빛은행' } } });
  });

  test('refunds once, and is called again while it does not answer', async () => {
    const { order, payment } = await placeCardOrder();
    await api.sendWebhook(payment);
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
    const services = { ...api.services, providers };
    await sendRefunds(api.db, services);
    expect(await state()).toBe('PENDING');
    const { rows } = await api.pool.query(
      `select next_at between now() and now() + interval '3 minutes' as soon from refunds where _order = $1`,
      [order._id],
    );
    expect(rows).toEqual([{ soon: true }]);
    isUp = true;
    await api.pool.query(`update refunds set next_at = now() - interval '1 millisecond' where _order = $1`, [
      order._id,
    ]);
    const before = requests.length;
    await Promise.all([sendRefunds(api.db, services), sendRefunds(api.db, services)]);
    expect(await state()).toBe('DONE');
    expect(requests.slice(before)).toMatchObject([{ url: '/refunds', body: { tid: payment.tid, amount: 10_000 } }]);
    expect(requests.at(-1)?.key).toBe(requests.at(-2)?.key);
  });
});

test('an order that is changed twice has one history', async () => {
  const { order } = await placeCardOrder();
  const changed = await api.db.transaction(async (tx) =>
    changeOrder(tx, await lockOrderById(tx, order._id), { by: null }),
  );
  expect(changed.order.history).toHaveLength(1);
});
