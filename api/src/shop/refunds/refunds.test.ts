import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { setUp } from '../../platform/testing';
import { requireSuccess, startShop } from '../orders/testing';
import { sendRefunds } from '../payments/send-refunds';
import { refunds } from '../payments/table';

const api = await setUp(startShop());
const { list, account: getAccount, update } = contract.console.refunds;

const account = { bank: '국민은행', no: '123-45-678901', holder: '김하늘' };
const masked = { bank: '국민은행', no: '*******8901', holder: '김*늘' };

/** An order that its buyer has paid by transfer. */
const placePaidOrder = async () => {
  const user = await api.createUser();
  const { _id } = await api.placeOrder(user, [await api.createProduct()]);
  await api.updateOrderStatus(_id, 'PAID');
  return { user, id: _id };
};

const requestCancellation = async ({ user, id }: Awaited<ReturnType<typeof placePaidOrder>>, input: object = {}) => {
  const { version } = await api.getOrder(id);
  const body = { action: 'CANCEL' as const, reason: '마음이 바뀌어서', version, ...input };
  return api.callAs(user, contract.orders.update, { params: { id }, body });
};

const grantRequest = async (id: string) => {
  const line = (await api.getOrder(id)).lines[0]?._id ?? '';
  const decision = { granted: true, reason: '요청대로 취소' };
  return requireSuccess(await api.changeOrder(contract.console.orders.decide, id, decision, { line })).order;
};

const getRefund = async (id: string) => {
  const { body } = await api.call(list, { as: 'admin', query: { limit: 100 } });
  const refund = body.refunds.find(({ _order }) => _order === id);
  if (!refund) throw new Error('no refund');
  return refund;
};

const markSent = ({ _id, version }: { _id: string; version: number }) =>
  api.call(update, { as: 'admin', params: { id: _id }, body: { status: 'DONE', version } });

test('a refund by transfer is pending until an administrator has sent it, and only then the buyer is told', async () => {
  const paid = await placePaidOrder();
  const { user, id } = paid;
  const before = await api.callAs(user, contract.orders.get, { params: { id } });
  expect(before.body.order).toMatchObject({ needsRefundAccount: true, lines: [{ needsRefundAccount: true }] });
  const { body } = await requestCancellation(paid, { account });
  expect(body.order).toMatchObject({ needsRefundAccount: false, refundAccount: masked });

  expect(await grantRequest(id)).toMatchObject({
    status: 'CANCELLED',
    refundAccount: masked,
    refunds: [{ amount: 10_000, channel: 'TRANSFER', status: 'PENDING', sentAt: null }],
  });
  await sendRefunds(api.db, api.services);
  const refund = await getRefund(id);
  expect(refund).toMatchObject({ status: 'PENDING', amount: 10_000, account: masked, user: { name: user.name } });
  expect(await api.listNotifications(id)).not.toContain('order.refunded');

  expect((await markSent(refund)).body.refund).toMatchObject({ status: 'DONE', sentAt: expect.any(String) });
  expect((await api.listNotifications(id)).slice(-2)).toEqual(['order.cancelled', 'order.refunded']);
  expect((await markSent(refund)).error.code).toBe('stale');
  expect((await markSent(await getRefund(id))).error.code).toBe('wrong_state');
  expect((await api.listNotifications(id)).filter((type) => type === 'order.refunded')).toHaveLength(1);
});

test('the account of a refund is stored encrypted, and read whole by administrators only, which is audited', async () => {
  const paid = await placePaidOrder();
  await requestCancellation(paid, { account });
  await grantRequest(paid.id);
  const { rows } = await api.pool.query('select to_jsonb(orders)::text as text from orders where _id = $1', [paid.id]);
  expect(rows[0].text).not.toMatch(/678901|김하늘.{0,20}국민|123-45/);
  const { _id } = await getRefund(paid.id);
  const { body } = await api.call(getAccount, { as: 'admin', params: { id: _id } });
  expect(body.account).toEqual(account);
  expect((await api.callAs(paid.user, getAccount, { params: { id: _id } })).status).toBe(403);
  const audited = await api.pool.query('select action, after from audit where target = $1', [_id]);
  expect(audited.rows).toEqual([{ action: 'VIEW_PII', after: null }]);
});

test('a buyer who has not named an account is asked for it, and names it on the order', async () => {
  const { user, id } = await placePaidOrder();
  await api.changeOrder(contract.console.orders.refund, id, { reason: '품절' });
  expect(await api.listNotifications(id)).toEqual([
    'order.placed',
    'order.paid',
    'order.cancelled',
    'order.refundAccount',
  ]);
  const refund = await getRefund(id);
  expect(refund.account).toBeNull();
  expect((await api.call(getAccount, { as: 'admin', params: { id: refund._id } })).body.account).toBeNull();
  const name = (person: typeof user, input: object) =>
    api.callAs(person, contract.orders.setRefundAccount, { params: { id }, body: { account: input } as never });
  expect((await name(user, { bank: '', no: '12', holder: '' })).error.errors?.map(({ field }) => field)).toEqual([
    'account.bank',
    'account.no',
    'account.holder',
  ]);
  expect((await name(await api.createUser(), account)).status).toBe(404);
  expect((await name(user, account)).body.order.refundAccount).toEqual(masked);
  expect((await getRefund(id)).account).toEqual(masked);
});

test('an account that the buyer changes is the one that counts: what was sent to the former one cannot be recorded', async () => {
  const paid = await placePaidOrder();
  const { user, id } = paid;
  await requestCancellation(paid, { account });
  await grantRequest(id);
  const former = await getRefund(id);
  const read = await api.call(getAccount, { as: 'admin', params: { id: former._id } });
  expect(read.body).toEqual({ account, version: former.version });

  const other = { bank: '신한은행', no: '110 234 567890', holder: '김하늘' };
  const change = () => api.callAs(user, contract.orders.setRefundAccount, { params: { id }, body: { account: other } });
  expect((await change()).status).toBe(200);
  expect((await markSent(former)).error.code).toBe('stale');
  expect((await getRefund(id)).status).toBe('PENDING');
  expect(await api.listNotifications(id)).not.toContain('order.refunded');

  const { body } = await api.call(getAccount, { as: 'admin', params: { id: former._id } });
  expect(body.account).toEqual(other);
  expect((await markSent({ ...former, version: body.version })).status).toBe(200);
  expect((await change()).error.code).toBe('wrong_state');
});

test('an account that comes with a later request counts for the refund that waits, too', async () => {
  const user = await api.createUser();
  const products = [await api.createProduct(), await api.createProduct()];
  const { _id: id } = await api.placeOrder(user, products);
  await api.updateOrderStatus(id, 'PAID');
  const line = (await api.getOrder(id)).lines[0]?._id;
  await api.changeOrder(contract.console.orders.refund, id, { reason: '품절', lines: [line] });
  const waiting = await getRefund(id);
  const second = (await api.getOrder(id)).lines[1];
  const body = { action: 'CANCEL' as const, reason: '마음이 바뀌어서', account, version: second?.version ?? 0 };
  const params = { id: second?._id ?? '' };
  expect((await api.callAs(user, contract.purchases.update, { params, body })).status).toBe(200);
  expect((await markSent(waiting)).error.code).toBe('stale');
  expect((await markSent(await getRefund(id))).status).toBe(200);
});

test('an order that was not paid takes no account', async () => {
  const user = await api.createUser();
  const { _id: id } = await api.placeOrder(user, [await api.createProduct()]);
  const { error } = await api.callAs(user, contract.orders.setRefundAccount, { params: { id }, body: { account } });
  expect(error.code).toBe('wrong_state');
});

test('a refund by card is told once the provider has sent it; one that it cannot send becomes a transfer', async () => {
  const user = await api.createUser();
  const order = await api.placeOrder(user, [await api.createProduct()], { method: 'CARD' });
  const { _id: id, orderNo } = order;
  await api.sendWebhook({ tid: `tid-${id}`, orderNo, amount: 10_000, status: 'PAID' });
  await api.changeOrder(contract.console.orders.refund, id, { reason: '품절' });
  expect((await api.getOrder(id)).refunds).toMatchObject([{ channel: 'PROVIDER', status: 'PENDING' }]);
  expect((await api.listNotifications(id)).at(-1)).toBe('order.cancelled');
  const { body } = await api.call(list, { as: 'admin', query: { limit: 100 } });
  expect(body.refunds.map(({ _order }) => _order)).not.toContain(id);

  // The tests' provider is unreachable.
  await api.db.update(refunds).set({ tries: 11 }).where(eq(refunds._order, id));
  await sendRefunds(api.db, api.services);
  const refund = await getRefund(id);
  expect(refund).toMatchObject({ channel: 'PROVIDER', status: 'FAILED' });
  expect((await api.listNotifications(id)).at(-1)).toBe('order.refundAccount');
  expect((await markSent(refund)).body.refund.status).toBe('DONE');
  expect((await api.listNotifications(id)).at(-1)).toBe('order.refunded');
});

test('points alone are given back at once, without a transfer', async () => {
  const user = await api.createUser();
  await api.grantPoints(user, 10_000);
  const { _id: id } = await api.placeOrder(user, [await api.createProduct()], { points: 10_000 });
  await api.changeOrder(contract.console.orders.refund, id, { reason: '품절' });
  expect((await api.getOrder(id)).refunds).toMatchObject([{ amount: 0, points: 10_000, status: 'DONE' }]);
  expect(await api.listNotifications(id)).not.toContain('order.refundAccount');
  await expect(getRefund(id)).rejects.toThrow('no refund');
});
