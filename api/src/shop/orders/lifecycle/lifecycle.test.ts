import { describe, expect, test } from '@jest/globals';
import { contract, type Order } from 'shared/contract';
import { setUp } from '../../../platform/testing';
import { issueCoupon } from '../../coupons/issue-coupon';
import { daysFromNow } from '../../days-from-now';
import { createOrderDeletionStep } from '../account-deletion';
import { confirmDeliveredLines, expireUnpaidOrders, processOrders } from '../jobs';
import { receiver, type ShopApi, startShop } from '../testing';
import { placeWonLotOrder } from '../won-lot-orders';
import { lockOrderById } from './lock-order';
import { refundOrder } from './refund-order';

const api = await setUp(startShop());

type Person = Awaited<ReturnType<ShopApi['createUser']>>;
const expirePayment = (id: string) =>
  api.pool.query(`update orders set due_at = now() - interval '1 millisecond' where _id = $1`, [id]);

/** Performs an action on the first line of an order. */
const act = async (
  user: Person,
  id: string,
  body: { action: 'CONFIRM' | 'CANCEL' | 'RETURN' | 'EXCHANGE' | 'UNDO'; reason?: string },
) => {
  const { lines } = await api.getOrder(id);
  const [line] = lines;
  return api.callAs(user, contract.purchases.update, {
    params: { id: line?._id ?? '' },
    body: { ...body, version: line?.version ?? 0 },
  });
};

const decide = async (id: string, body: { granted: boolean; reason: string }) => {
  const { lines } = await api.getOrder(id);
  return api.changeOrder(contract.console.orders.decide, id, body, { line: lines[0]?._id ?? '' });
};

const delivered = async (user: Person, price = 10_000) => {
  const lamp = await api.createProduct({ price });
  const { _id } = await api.placeOrder(user, [lamp]);
  await api.updateOrderStatus(_id, 'PAID', 'PREPARING', 'SHIPPED', 'DELIVERED');
  return { _id, lamp };
};

describe('an order that is not paid', () => {
  test('is cancelled by its buyer, which returns stock, coupon and points', async () => {
    const user = await api.createUser();
    const lamp = await api.createProduct({ stock: 4 });
    await api.grantPoints(user, 700);
    const coupon = await issueCoupon(api.db, await api.createCoupon(), user._id);
    const { _id, version } = await api.placeOrder(user, [{ _id: lamp._id, qty: 3 }], {
      _coupon: coupon._id,
      points: 700,
    });
    const { status, body } = await api.callAs(user, contract.orders.update, {
      params: { id: _id },
      body: { action: 'CANCEL', version },
    });
    expect([status, body.order.status, body.order.actions]).toEqual([200, 'CANCELLED', []]);
    expect(body.order.earns).toBe(0);
    expect([await api.getStock(lamp._id), await api.getBalance(user)]).toEqual([4, 700]);
    const { body: mine } = await api.callAs(user, contract.coupons.list, {});
    expect(mine.coupons[0]).toMatchObject({ status: 'ISSUED', _order: null });
    expect(await api.listNotifications(_id)).toEqual(['order.placed', 'order.cancelled']);
    // The coupon can be used again.
    await api.placeOrder(user, [lamp], { _coupon: coupon._id });
  });

  test('expires once after its due time, also with two processes', async () => {
    const user = await api.createUser();
    const lamp = await api.createProduct({ stock: 4 });
    const { _id } = await api.placeOrder(user, [lamp]);
    await expireUnpaidOrders(api.db, api.services);
    expect((await api.getOrder(_id)).status).toBe('PENDING_PAYMENT');
    await expirePayment(_id);
    await Promise.all([expireUnpaidOrders(api.db, api.services), expireUnpaidOrders(api.db, api.services)]);
    await processOrders(api.db, api.services);
    expect((await api.getOrder(_id)).status).toBe('EXPIRED');
    expect(await api.getStock(lamp._id)).toBe(4);
    expect(await api.listNotifications(_id)).toEqual(['order.placed', 'order.cancelled']);
  });

  test('is cancelled with the account, while a paid order prevents account deletion', async () => {
    const [user, other] = [await api.createUser(), await api.createUser()];
    const unpaid = await api.placeOrder(user, [await api.createProduct()]);
    const step = createOrderDeletionStep(api.services);
    expect(await step.countOpen?.(api.db, user._id)).toBe(1);
    const caller = { user: null, ip: '', requestId: 'test' };
    await api.db.transaction((tx) => step.run?.(tx, user._id, 'DELETED', caller) ?? Promise.resolve());
    expect((await api.getOrder(unpaid._id)).status).toBe('CANCELLED');
    const paid = await api.placeOrder(other, [await api.createProduct()]);
    await api.updateOrderStatus(paid._id, 'PAID');
    expect(await step.countOpen?.(api.db, other._id)).toBe(1);
  });
});

describe('the firm', () => {
  test('confirms a transfer, prepares, ships with a tracking number and delivers, each step once and in order', async () => {
    const user = await api.createUser();
    const lamp = await api.createProduct();
    const { _id } = await api.placeOrder(user, [lamp]);
    const paid = await api.updateOrderStatus(_id, 'PAID');
    expect(paid).toMatchObject({ status: 'PAID', amounts: { paid: 10_000 }, payment: { status: 'PAID' } });
    expect(paid.next).toEqual(['PREPARING']);
    await expect(api.updateOrderStatus(_id, 'DELIVERED')).rejects.toThrow('wrong_state');
    await api.updateOrderStatus(_id, 'PREPARING');
    const shipment = { company: 'CJ대한통운', no: '6892-1234-5678' };
    const { body } = await api.changeOrder(contract.console.orders.ship, _id, shipment);
    expect(body.order.lines[0]).toMatchObject({ status: 'SHIPPED', tracking: shipment });
    const last = await api.updateOrderStatus(_id, 'DELIVERED');
    expect(last.history.map(({ to }) => to)).toEqual(['PENDING_PAYMENT', 'PAID', 'PREPARING', 'SHIPPED', 'DELIVERED']);
    expect(last.history.at(-1)?.byName).toBe('관리자');
    expect(await api.listNotifications(_id)).toEqual(['order.placed', 'order.paid', 'order.shipped']);
  });

  test('changes the status of several orders all or none, and refuses stale versions', async () => {
    const user = await api.createUser();
    const [one, two] = [
      await api.placeOrder(user, [await api.createProduct()]),
      await api.placeOrder(user, [await api.createProduct()]),
    ];
    await api.updateOrderStatus(two._id, 'PAID');
    const send = async (status: 'PAID' | 'PREPARING', stale = 0) => {
      const versions = await Promise.all(
        [one, two].map(async ({ _id }) => ({ _id, version: (await api.getOrder(_id)).version - stale })),
      );
      return api.call(contract.console.orders.updateAll, { as: 'admin', body: { orders: versions, status } });
    };
    expect((await send('PAID')).error.code).toBe('wrong_state');
    expect((await api.getOrder(one._id)).status).toBe('PENDING_PAYMENT');
    await api.updateOrderStatus(one._id, 'PAID');
    expect((await send('PREPARING', 1)).error.code).toBe('stale');
    const { body } = await send('PREPARING');
    expect(body.orders.map(({ status }) => status)).toEqual(['PREPARING', 'PREPARING']);
  });

  test('marks only pickups as shipped without a tracking number', async () => {
    const user = await api.createUser();
    const lamp = await api.createProduct();
    const parcel = await api.placeOrder(user, [lamp]);
    const collected = await api.placeOrder(user, [lamp], { pickup: { place: '서울 사무소', at: daysFromNow(2) } });
    for (const { _id } of [parcel, collected]) await api.updateOrderStatus(_id, 'PAID');
    const markShipped = async (...ids: string[]) => {
      const versions = await Promise.all(ids.map(async (_id) => ({ _id, version: (await api.getOrder(_id)).version })));
      const body = { orders: versions, status: 'SHIPPED' as const };
      return api.call(contract.console.orders.updateAll, { as: 'admin', body });
    };
    expect((await markShipped(collected._id, parcel._id)).error.code).toBe('tracking_required');
    expect((await api.getOrder(collected._id)).status).toBe('PAID');
    expect((await markShipped(collected._id)).body.orders[0]?.status).toBe('SHIPPED');
  });

  test('ships lines separately, and corrects a number later: the order is shipped with the last one', async () => {
    const user = await api.createUser();
    const { _id, lines } = await api.placeOrder(user, [await api.createProduct(), await api.createProduct()]);
    await api.updateOrderStatus(_id, 'PAID');
    const send = (no: string, ...shipped: number[]) =>
      api.changeOrder(contract.console.orders.ship, _id, {
        company: '우체국',
        no,
        lines: shipped.map((line) => lines[line]?._id ?? ''),
      });
    const before = await api.getOrder(_id);
    const { order } = (await send('1111-2222', 0)).body;
    expect([order.status, order.lines[1]?.version]).toEqual(['PAID', before.lines[1]?.version]);
    const all = (await send('3333-4444', 0, 1)).body.order;
    expect([all.status, ...all.lines.map(({ tracking }) => tracking?.no)]).toEqual([
      'SHIPPED',
      '3333-4444',
      '3333-4444',
    ]);
    expect(await api.listNotifications(_id)).toEqual(['order.placed', 'order.paid', 'order.shipped', 'order.shipped']);
  });

  test('writes a memo, corrects the address until shipment, and finds orders by their search text', async () => {
    const user = await api.createUser({ name: '남궁하늘' });
    const { _id, orderNo } = await api.placeOrder(user, [await api.createProduct({ name: { ko: '달항아리 조명' } })]);
    const change = (body: { memo?: string; receiver?: Order['receiver'] & object }) =>
      api.changeOrder(contract.console.orders.update, _id, body);
    const moved = { name: '이사', phone: '01099998888', address: { zip: '06236', address1: '서울 강남구 테헤란로 1' } };
    expect((await change({ memo: '선물 포장', receiver: moved })).body.order).toMatchObject({
      memo: '선물 포장',
      receiver: moved,
    });
    await api.updateOrderStatus(_id, 'PAID', 'SHIPPED');
    expect((await change({ receiver: moved })).error.code).toBe('wrong_state');
    for (const q of ['남궁하늘', '달항아리', orderNo, orderNo.slice(-6), user.username]) {
      const { body } = await api.call(contract.console.orders.list, { as: 'admin', query: { q } });
      expect(body.orders.map((order) => order._id)).toContain(_id);
    }
    const { body } = await api.call(contract.console.orders.list, { as: 'admin', query: { q: '없는 물건' } });
    expect(body.total).toBe(0);
  });
});

describe('S9: a request of the buyer', () => {
  test('to cancel needs a reason, waits for a decision, and is refunded when granted', async () => {
    const user = await api.createUser();
    const lamp = await api.createProduct({ stock: 5 });
    const { _id } = await api.placeOrder(user, [lamp]);
    await api.updateOrderStatus(_id, 'PAID');
    expect((await act(user, _id, { action: 'CANCEL' })).error.errors?.[0]?.field).toBe('reason');
    const { body } = await act(user, _id, { action: 'CANCEL', reason: '다른 색을 고르려고요' });
    expect(body.purchase).toMatchObject({ status: 'CANCEL_REQUESTED', actions: ['UNDO'] });
    expect(
      (await api.call(contract.console.orders.list, { as: 'admin', query: { requested: 'true' } })).body.orders[0]?._id,
    ).toBe(_id);
    const { body: decided } = await decide(_id, { granted: true, reason: '요청대로 취소' });
    expect(decided.order).toMatchObject({
      status: 'CANCELLED',
      requested: false,
      amounts: { paid: 10_000, refunded: 10_000 },
      payment: { status: 'REFUNDED' },
      refunds: [{ amount: 10_000, status: 'PENDING' }],
    });
    expect(await api.getStock(lamp._id)).toBe(5);
    expect((await decide(_id, { granted: true, reason: '다시' })).error.code).toBe('wrong_state');
  });

  test('is undone by the buyer, or rejected with a reason that the buyer reads', async () => {
    const user = await api.createUser();
    const { _id } = await api.placeOrder(user, [await api.createProduct()]);
    await api.updateOrderStatus(_id, 'PAID', 'PREPARING');
    await act(user, _id, { action: 'CANCEL', reason: '마음이 바뀌어서' });
    expect((await act(user, _id, { action: 'UNDO' })).body.purchase).toMatchObject({
      status: 'PREPARING',
      request: null,
    });
    await act(user, _id, { action: 'CANCEL', reason: '다시 취소' });
    await decide(_id, { granted: false, reason: '이미 포장되었습니다' });
    const { lines } = await api.getOrder(_id);
    expect(lines[0]).toMatchObject({ status: 'PREPARING', request: { reject: '이미 포장되었습니다' } });
    expect(await api.listNotifications(_id)).toContain('order.refused');
  });

  test('to return is possible for seven days from delivery, to the millisecond', async () => {
    const user = await api.createUser();
    const { _id } = await delivered(user);
    const received = (age: string) =>
      api.pool.query(`update purchases set delivered_at = now() - $2::interval where _order = $1`, [_id, age]);
    await received('7 days 1 second');
    expect((await act(user, _id, { action: 'RETURN', reason: '늦었나요' })).error.code).toBe('return_over');
    await received('6 days 23:59:00');
    const { body } = await act(user, _id, { action: 'RETURN', reason: '생각과 달라요' });
    expect(body.purchase.status).toBe('RETURN_REQUESTED');
    const { body: decided } = await decide(_id, { granted: true, reason: '입고 확인' });
    expect(decided.order.status).toBe('RETURNED');
    expect(await api.listNotifications(_id)).toContain('order.refundAccount');
  });

  test('to return is possible after confirming receipt; earned points are taken back, and undoing it keeps it confirmed', async () => {
    const user = await api.createUser();
    const { _id } = await delivered(user, 50_000);
    await act(user, _id, { action: 'CONFIRM' });
    expect(await api.getBalance(user)).toBe(500);
    await act(user, _id, { action: 'RETURN', reason: '흠이 있어요' });
    expect((await act(user, _id, { action: 'UNDO' })).body.purchase.status).toBe('CONFIRMED');
    expect((await act(user, _id, { action: 'EXCHANGE', reason: '바꿔 주세요' })).error.code).toBe('wrong_state');
    const { body } = await act(user, _id, { action: 'RETURN', reason: '흠이 있어요' });
    expect(body.purchase.status).toBe('RETURN_REQUESTED');
    expect((await decide(_id, { granted: true, reason: '입고 확인' })).body.order.status).toBe('RETURNED');
    expect(await api.getBalance(user)).toBe(0);
  });

  test('to return exchanged goods is possible', async () => {
    const user = await api.createUser();
    const { _id } = await delivered(user);
    await act(user, _id, { action: 'EXCHANGE', reason: '흠이 있어요' });
    await decide(_id, { granted: true, reason: '새 상품 발송' });
    const { body } = await act(user, _id, { action: 'RETURN', reason: '또 흠이 있어요' });
    expect(body.purchase.status).toBe('RETURN_REQUESTED');
    expect((await act(user, _id, { action: 'UNDO' })).body.purchase.status).toBe('EXCHANGED');
  });

  test('to exchange ends with other goods, which can be confirmed like the first', async () => {
    const user = await api.createUser();
    const { _id } = await delivered(user);
    await act(user, _id, { action: 'EXCHANGE', reason: '흠이 있어요' });
    const { body } = await decide(_id, { granted: true, reason: '새 상품 발송' });
    expect(body.order).toMatchObject({ status: 'EXCHANGED', amounts: { refunded: 0 } });
    expect((await act(user, _id, { action: 'CONFIRM' })).body.purchase.status).toBe('CONFIRMED');
  });

  test('in the wrong status, or for a line of another member, is refused', async () => {
    const [user, stranger] = [await api.createUser(), await api.createUser()];
    const { _id, lines } = await api.placeOrder(user, [await api.createProduct()]);
    for (const action of ['CONFIRM', 'CANCEL', 'RETURN', 'EXCHANGE', 'UNDO'] as const)
      expect((await act(user, _id, { action, reason: '지금은 안 됩니다' })).error.code).toBe('wrong_state');
    const request = { params: { id: lines[0]?._id ?? '' }, body: { action: 'CONFIRM' as const, version: 0 } };
    expect((await api.callAs(stranger, contract.purchases.update, request)).status).toBe(404);
  });
});

describe('S4: points', () => {
  test('are earned once, when lines are confirmed and not when they are paid', async () => {
    const user = await api.createUser({ _level: await api.createLevel({ discountRate: 0, pointRate: 3 }) });
    const { _id, lamp } = await delivered(user);
    expect(await api.getBalance(user)).toBe(0);
    const getOwnOrder = async () => (await api.callAs(user, contract.orders.get, { params: { id: _id } })).body.order;
    expect(await getOwnOrder()).toMatchObject({ earns: 300, earned: 0, actions: ['CONFIRM'] });
    const { body } = await act(user, _id, { action: 'CONFIRM' });
    expect(await getOwnOrder()).toMatchObject({ earns: 0, earned: 300, actions: [] });
    expect(body.purchase).toMatchObject({ status: 'CONFIRMED', reviewable: true, actions: ['RETURN'] });
    expect(await api.getBalance(user)).toBe(300);
    const headers = { 'accept-language': 'en' };
    const { body: ledger } = await api.callAs(user, contract.points.list, { headers });
    expect(ledger.points).toMatchObject([{ reason: 'EARN', memo: lamp.name.en }]);
    expect((await act(user, _id, { action: 'CONFIRM' })).error.code).toBe('wrong_state');
    await confirmDeliveredLines(api.db);
    expect(await api.getBalance(user)).toBe(300);
  });

  test('are earned by the job after the days of the setting', async () => {
    const user = await api.createUser();
    const { _id } = await delivered(user, 20_000);
    await api.pool.query(`update purchases set delivered_at = now() - interval '6 days 23 hours' where _order = $1`, [
      _id,
    ]);
    await confirmDeliveredLines(api.db);
    expect((await api.getOrder(_id)).status).toBe('DELIVERED');
    await api.pool.query(
      `update purchases set delivered_at = now() - interval '7 days 1 millisecond' where _order = $1`,
      [_id],
    );
    await Promise.all([confirmDeliveredLines(api.db), confirmDeliveredLines(api.db)]);
    const order = await api.getOrder(_id);
    expect([order.status, order.history.at(-1)?.by]).toEqual(['CONFIRMED', null]);
    expect(await api.getBalance(user)).toBe(200);
  });

  test('that were earned are taken back with a refund', async () => {
    const user = await api.createUser();
    const { _id } = await delivered(user, 50_000);
    await act(user, _id, { action: 'CONFIRM' });
    expect(await api.getBalance(user)).toBe(500);
    await api.changeOrder(contract.console.orders.refund, _id, { reason: '하자' });
    expect(await api.getBalance(user)).toBe(0);
  });
});

describe('a lot that was won', () => {
  const win = (user: Person, dueAt: string) =>
    placeWonLotOrder(api.db, {
      work: { _id: `work-${user._id}` },
      user: user._id,
      title: { ko: '달항아리' },
      thumb: null,
      hammer: 3_000_000_000,
      premium: 540_000_000,
      vat: 54_000_000,
      dueAt,
    });

  test('is paid like any other order, and the auction is called', async () => {
    const user = await api.createUser();
    const id = await win(user, daysFromNow(1));
    const { body } = await api.callAs(user, contract.orders.get, { params: { id } });
    expect(body.order).toMatchObject({
      kind: 'AUCTION',
      status: 'PENDING_PAYMENT',
      won: { hammer: 3_000_000_000, premium: 540_000_000, vat: 54_000_000 },
      amounts: { items: 3_594_000_000, total: 3_594_000_000 },
      actions: ['PAY'],
    });
    const cancel = { params: { id }, body: { action: 'CANCEL' as const, version: 0 } };
    expect((await api.callAs(user, contract.orders.update, cancel)).error.code).toBe('wrong_state');
    const receiver = { name: '낙찰자', phone: '01011112222', address: { zip: '04524', address1: '서울 중구 1' } };
    const agreements = [{ termsCode: 'shop' as const, termsVersion: 1, agreed: true }];
    const pay = (input: object) => api.callAs(user, contract.orders.pay, { params: { id }, body: input });
    expect((await pay({ agreements })).error.errors).toMatchObject([{ field: 'receiver', code: 'required' }]);
    expect((await pay({ receiver })).error.code).toBe('consent_required');
    expect((await pay({ receiver, agreements })).body).toMatchObject({ payment: { method: 'TRANSFER' }, url: null });
    const stored = await api.getOrder(id);
    expect(stored.receiver).toMatchObject({ name: '낙찰자' });
    expect(stored.agreements).toMatchObject(agreements);
    // A later payment reuses the stored receiver.
    expect((await pay({ method: 'TRANSFER' })).status).toBe(200);
    await api.updateOrderStatus(id, 'PAID');
    expect((await api.listNotifications(id)).slice(-1)).toEqual(['order.paid']);
    await expect(win(user, daysFromNow(1))).rejects.toThrow();
  });

  test('and paid by hand without a receiver is shipped only once its winner has named one', async () => {
    const user = await api.createUser();
    const id = await win(user, daysFromNow(1));
    await api.updateOrderStatus(id, 'PAID');
    expect((await api.listNotifications(id)).slice(-2)).toEqual(['order.paid', 'order.receiver']);
    await api.updateOrderStatus(id, 'PREPARING');
    const ship = () => api.changeOrder(contract.console.orders.ship, id, { company: '우체국', no: '1111-2222' });
    expect((await ship()).error.code).toBe('receiver_missing');

    const name = (input: object) =>
      api.callAs(user, contract.orders.setReceiver, {
        params: { id },
        body: { receiver, agreements: api.agreements, ...input },
      });
    expect((await name({ agreements: [] })).error.code).toBe('consent_required');
    expect((await name({ receiver: { ...receiver, address: null } })).error.errors).toMatchObject([
      { field: 'receiver.address', code: 'required' },
    ]);
    expect((await name({})).body.order).toMatchObject({ receiver, status: 'PREPARING' });
    expect((await name({})).error.code).toBe('wrong_state');
    expect((await ship()).body.order.status).toBe('SHIPPED');
  });

  test('and refunded is reported to the auction', async () => {
    const user = await api.createUser();
    const id = await win(user, daysFromNow(1));
    await api.updateOrderStatus(id, 'PAID');
    const refundedLots: string[] = [];
    const onRefunded = async (_tx: unknown, work: string) => refundedLots.push(work);
    const services = { ...api.services, wonLots: { ...api.services.wonLots, onRefunded } };
    await api.db.transaction(async (tx) =>
      refundOrder(tx, services, await lockOrderById(tx, id), { reason: '하자', by: user._id }),
    );
    expect(refundedLots).toEqual([`work-${user._id}`]);
    expect((await api.getOrder(id)).status).toBe('CANCELLED');
  });

  test('and not paid in time is reported to the auction once', async () => {
    const user = await api.createUser();
    const id = await win(user, daysFromNow(1));
    await expirePayment(id);
    await Promise.all([expireUnpaidOrders(api.db, api.services), expireUnpaidOrders(api.db, api.services)]);
    expect(api.unpaidLots.filter((work) => work === `work-${user._id}`)).toHaveLength(1);
    expect((await api.getOrder(id)).status).toBe('EXPIRED');
  });
});
