import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { contract, type Order } from 'shared/contract';
import { issue } from '../coupons/issue';
import { confirmDelivered, expireOrders, tendOrders } from './jobs';
import { orderLeaving } from './leaving';
import { type ShopApi, startShop } from './testing';
import { placeWonLot } from './won-lots';

let api: ShopApi;
beforeAll(async () => {
  api = await startShop();
}, 60_000);
afterAll(() => api.stop(), 30_000);

type Person = Awaited<ReturnType<ShopApi['person']>>;
const told = async (id: string) => {
  const { rows } = await api.pool.query<{ type: string }>('select type from inbox where target = $1 order by _id', [
    id,
  ]);
  return rows.map(({ type }) => type);
};
const late = (id: string) =>
  api.pool.query(`update orders set due_at = now() - interval '1 millisecond' where _id = $1`, [id]);

/** What a buyer does with the first line of an order. */
const act = async (
  user: Person,
  id: string,
  body: { action: 'CONFIRM' | 'CANCEL' | 'RETURN' | 'EXCHANGE' | 'UNDO'; reason?: string },
) => {
  const { lines } = await api.read(id);
  const [line] = lines;
  return api.as(user, contract.purchases.update, {
    params: { id: line?._id ?? '' },
    body: { ...body, version: line?.version ?? 0 },
  });
};

const decide = async (id: string, body: { granted: boolean; reason: string }) => {
  const { version, lines } = await api.read(id);
  const params = { id, line: lines[0]?._id ?? '' };
  return api.call(contract.console.orders.decide, { as: 'admin', params, body: { ...body, version } });
};

const delivered = async (user: Person, price = 10_000) => {
  const lamp = await api.product({ price });
  const { _id } = await api.ordered(user, [lamp]);
  await api.directed(_id, 'PAID', 'PREPARING', 'SHIPPED', 'DELIVERED');
  return { _id, lamp };
};

describe('an order that is not paid', () => {
  test('is cancelled by its buyer, and everything it held comes back', async () => {
    const user = await api.person();
    const lamp = await api.product({ stock: 4 });
    await api.granted(user, 700);
    const held = await issue(api.db, await api.coupon(), user._id);
    const { _id, version } = await api.ordered(user, [{ _id: lamp._id, qty: 3 }], { _coupon: held._id, points: 700 });
    const { status, body } = await api.as(user, contract.orders.update, {
      params: { id: _id },
      body: { action: 'CANCEL', version },
    });
    expect([status, body.order.status, body.order.actions]).toEqual([200, 'CANCELLED', []]);
    expect([await api.stockOf(lamp._id), await api.balanceOf(user)]).toEqual([4, 700]);
    const { body: mine } = await api.as(user, contract.coupons.list, {});
    expect(mine.coupons[0]).toMatchObject({ status: 'ISSUED', _order: null });
    expect(await told(_id)).toEqual(['order.placed', 'order.cancelled']);
    // The coupon serves again.
    await api.ordered(user, [lamp], { _coupon: held._id });
  });

  test('expires when its time is over, once, whichever process comes by', async () => {
    const user = await api.person();
    const lamp = await api.product({ stock: 4 });
    const { _id } = await api.ordered(user, [lamp]);
    await expireOrders(api.db, api.shop);
    expect((await api.read(_id)).status).toBe('PENDING_PAYMENT');
    await late(_id);
    await Promise.all([expireOrders(api.db, api.shop), expireOrders(api.db, api.shop)]);
    await tendOrders(api.db, api.shop);
    expect((await api.read(_id)).status).toBe('EXPIRED');
    expect(await api.stockOf(lamp._id)).toBe(4);
    expect(await told(_id)).toEqual(['order.placed', 'order.cancelled']);
  });

  test('ends with the membership, while one that is paid keeps a member from leaving', async () => {
    const [user, other] = [await api.person(), await api.person()];
    const unpaid = await api.ordered(user, [await api.product()]);
    const leaving = orderLeaving(api.shop);
    expect(await leaving.check?.(api.db, user._id)).toBe(1);
    const caller = { user: null, ip: '', requestId: 'test' };
    await api.db.transaction((tx) => leaving.effect?.(tx, user._id, 'DELETED', caller) ?? Promise.resolve());
    expect((await api.read(unpaid._id)).status).toBe('CANCELLED');
    const paid = await api.ordered(other, [await api.product()]);
    await api.directed(paid._id, 'PAID');
    expect(await leaving.check?.(api.db, other._id)).toBe(1);
  });
});

describe('the firm', () => {
  test('confirms a transfer, prepares, ships with a number, delivers; each step once and in order', async () => {
    const user = await api.person();
    const lamp = await api.product();
    const { _id } = await api.ordered(user, [lamp]);
    const paid = await api.directed(_id, 'PAID');
    expect(paid).toMatchObject({ status: 'PAID', amounts: { paid: 10_000 }, payment: { status: 'PAID' } });
    expect(paid.next).toEqual(['PREPARING', 'SHIPPED']);
    await expect(api.directed(_id, 'DELIVERED')).rejects.toThrow('wrong_state');
    const { version } = await api.directed(_id, 'PREPARING');
    const shipment = { company: 'CJ대한통운', no: '6892-1234-5678' };
    const { body } = await api.call(contract.console.orders.ship, {
      as: 'admin',
      params: { id: _id },
      body: { ...shipment, version },
    });
    expect(body.order.lines[0]).toMatchObject({ status: 'SHIPPED', tracking: shipment });
    const last = await api.directed(_id, 'DELIVERED');
    expect(last.history.map(({ to }) => to)).toEqual(['PENDING_PAYMENT', 'PAID', 'PREPARING', 'SHIPPED', 'DELIVERED']);
    expect(last.history.at(-1)?.byName).toBe('관리자');
    expect(await told(_id)).toEqual(['order.placed', 'order.paid', 'order.shipped']);
  });

  test('puts several orders into a state all or none, and not over the head of somebody else', async () => {
    const user = await api.person();
    const [one, two] = [await api.ordered(user, [await api.product()]), await api.ordered(user, [await api.product()])];
    await api.directed(two._id, 'PAID');
    const send = async (status: 'PAID' | 'PREPARING', stale = 0) => {
      const given = await Promise.all(
        [one, two].map(async ({ _id }) => ({ _id, version: (await api.read(_id)).version - stale })),
      );
      return api.call(contract.console.orders.updateAll, { as: 'admin', body: { orders: given, status } });
    };
    expect((await send('PAID')).error.code).toBe('wrong_state');
    expect((await api.read(one._id)).status).toBe('PENDING_PAYMENT');
    await api.directed(one._id, 'PAID');
    expect((await send('PREPARING', 1)).error.code).toBe('stale');
    const { body } = await send('PREPARING');
    expect(body.orders.map(({ status }) => status)).toEqual(['PREPARING', 'PREPARING']);
  });

  test('sends the lines apart: the order waits for the last', async () => {
    const user = await api.person();
    const { _id, lines } = await api.ordered(user, [await api.product(), await api.product()]);
    await api.directed(_id, 'PAID');
    const send = async (line: number, no: string) =>
      api.call(contract.console.orders.ship, {
        as: 'admin',
        params: { id: _id },
        body: { company: '우체국', no, lines: [lines[line]?._id ?? ''], version: (await api.read(_id)).version },
      });
    expect((await send(0, '1111-2222')).body.order.status).toBe('PAID');
    expect((await send(1, '3333-4444')).body.order.status).toBe('SHIPPED');
    expect(await told(_id)).toEqual(['order.placed', 'order.paid', 'order.shipped', 'order.shipped']);
  });

  test('writes a memo and corrects the address until the goods are sent; finds orders by what is known of them', async () => {
    const user = await api.person({ name: '남궁하늘' });
    const { _id, orderNo } = await api.ordered(user, [await api.product({ name: { ko: '달항아리 조명' } })]);
    const change = async (body: { memo?: string; receiver?: Order['receiver'] & object }) =>
      api.call(contract.console.orders.update, {
        as: 'admin',
        params: { id: _id },
        body: { ...body, version: (await api.read(_id)).version },
      });
    const moved = { name: '이사', phone: '01099998888', address: { zip: '06236', address1: '서울 강남구 테헤란로 1' } };
    expect((await change({ memo: '선물 포장', receiver: moved })).body.order).toMatchObject({
      memo: '선물 포장',
      receiver: moved,
    });
    await api.directed(_id, 'PAID', 'SHIPPED');
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
  test('to cancel needs its reason, waits for a decision, and is refunded when it is granted', async () => {
    const user = await api.person();
    const lamp = await api.product({ stock: 5 });
    const { _id } = await api.ordered(user, [lamp]);
    await api.directed(_id, 'PAID');
    expect((await act(user, _id, { action: 'CANCEL' })).error.errors?.[0]?.field).toBe('reason');
    const { body } = await act(user, _id, { action: 'CANCEL', reason: '다른 색을 고르려고요' });
    expect(body.purchase).toMatchObject({ status: 'CANCEL_REQUESTED', actions: ['UNDO'] });
    expect(
      (await api.call(contract.console.orders.list, { as: 'admin', query: { requested: 'true' } })).body.orders[0]?._id,
    ).toBe(_id);
    const { body: done } = await decide(_id, { granted: true, reason: '요청대로 취소' });
    expect(done.order).toMatchObject({
      status: 'CANCELLED',
      requested: false,
      amounts: { paid: 10_000, refunded: 10_000 },
      payment: { status: 'REFUNDED' },
      refunds: [{ amount: 10_000, status: 'DONE' }],
    });
    expect(await api.stockOf(lamp._id)).toBe(5);
    expect((await decide(_id, { granted: true, reason: '다시' })).error.code).toBe('wrong_state');
  });

  test('is taken back, or refused with words that the buyer reads', async () => {
    const user = await api.person();
    const { _id } = await api.ordered(user, [await api.product()]);
    await api.directed(_id, 'PAID', 'PREPARING');
    await act(user, _id, { action: 'CANCEL', reason: '마음이 바뀌어서' });
    expect((await act(user, _id, { action: 'UNDO' })).body.purchase).toMatchObject({
      status: 'PREPARING',
      request: null,
    });
    await act(user, _id, { action: 'CANCEL', reason: '다시 취소' });
    await decide(_id, { granted: false, reason: '이미 포장되었습니다' });
    const { lines } = await api.read(_id);
    expect(lines[0]).toMatchObject({ status: 'PREPARING', request: { reject: '이미 포장되었습니다' } });
    expect(await told(_id)).toContain('order.refused');
  });

  test('to send back is possible for seven days from receipt, to the millisecond', async () => {
    const user = await api.person();
    const { _id } = await delivered(user);
    const received = (age: string) =>
      api.pool.query(`update purchases set delivered_at = now() - $2::interval where _order = $1`, [_id, age]);
    await received('7 days 1 second');
    expect((await act(user, _id, { action: 'RETURN', reason: '늦었나요' })).error.code).toBe('return_over');
    await received('6 days 23:59:00');
    const { body } = await act(user, _id, { action: 'RETURN', reason: '생각과 달라요' });
    expect(body.purchase.status).toBe('RETURN_REQUESTED');
    const { body: done } = await decide(_id, { granted: true, reason: '입고 확인' });
    expect(done.order.status).toBe('RETURNED');
    expect(await told(_id)).toContain('order.refunded');
  });

  test('to exchange ends with other goods, which are kept or confirmed like the first', async () => {
    const user = await api.person();
    const { _id } = await delivered(user);
    await act(user, _id, { action: 'EXCHANGE', reason: '흠이 있어요' });
    const { body } = await decide(_id, { granted: true, reason: '새 상품 발송' });
    expect(body.order).toMatchObject({ status: 'EXCHANGED', amounts: { refunded: 0 } });
    expect((await act(user, _id, { action: 'CONFIRM' })).body.purchase.status).toBe('CONFIRMED');
  });

  test('outside of its state, or for the goods of somebody else, is refused', async () => {
    const [user, stranger] = [await api.person(), await api.person()];
    const { _id, lines } = await api.ordered(user, [await api.product()]);
    for (const action of ['CONFIRM', 'CANCEL', 'RETURN', 'EXCHANGE', 'UNDO'] as const)
      expect((await act(user, _id, { action, reason: '지금은 안 됩니다' })).error.code).toBe('wrong_state');
    const given = { params: { id: lines[0]?._id ?? '' }, body: { action: 'CONFIRM' as const, version: 0 } };
    expect((await api.as(stranger, contract.purchases.update, given)).status).toBe(404);
  });
});

describe('S4: points', () => {
  test('are earned when the goods are confirmed, not when they are paid, once', async () => {
    const user = await api.person({ _level: await api.level({ discountRate: 0, pointRate: 3 }) });
    const { _id } = await delivered(user);
    expect(await api.balanceOf(user)).toBe(0);
    const { body } = await act(user, _id, { action: 'CONFIRM' });
    expect(body.purchase).toMatchObject({ status: 'CONFIRMED', reviewable: true, actions: [] });
    expect(await api.balanceOf(user)).toBe(300);
    expect((await act(user, _id, { action: 'CONFIRM' })).error.code).toBe('wrong_state');
    await confirmDelivered(api.db);
    expect(await api.balanceOf(user)).toBe(300);
  });

  test('follow by themselves after the days of the setting', async () => {
    const user = await api.person();
    const { _id } = await delivered(user, 20_000);
    await api.pool.query(`update purchases set delivered_at = now() - interval '6 days 23 hours' where _order = $1`, [
      _id,
    ]);
    await confirmDelivered(api.db);
    expect((await api.read(_id)).status).toBe('DELIVERED');
    await api.pool.query(
      `update purchases set delivered_at = now() - interval '7 days 1 millisecond' where _order = $1`,
      [_id],
    );
    await Promise.all([confirmDelivered(api.db), confirmDelivered(api.db)]);
    const order = await api.read(_id);
    expect([order.status, order.history.at(-1)?.by]).toEqual(['CONFIRMED', null]);
    expect(await api.balanceOf(user)).toBe(200);
  });

  test('that were earned go again with the goods', async () => {
    const user = await api.person();
    const { _id } = await delivered(user, 50_000);
    await act(user, _id, { action: 'CONFIRM' });
    expect(await api.balanceOf(user)).toBe(500);
    const { version } = await api.read(_id);
    await api.call(contract.console.orders.refund, {
      as: 'admin',
      params: { id: _id },
      body: { reason: '하자', version },
    });
    expect(await api.balanceOf(user)).toBe(0);
  });
});

describe('a lot that was won', () => {
  const win = (user: Person, dueAt: string) =>
    placeWonLot(api.db, {
      work: { _id: `work-${user._id}` },
      user: user._id,
      title: { ko: '달항아리' },
      thumb: null,
      hammer: 3_000_000_000,
      premium: 540_000_000,
      vat: 54_000_000,
      dueAt,
    });
  const soon = () => new Date(Date.now() + 86_400_000).toISOString();

  test('is an order that is paid like any other, and the auction hears of it', async () => {
    const user = await api.person();
    const id = await win(user, soon());
    const { body } = await api.as(user, contract.orders.get, { params: { id } });
    expect(body.order).toMatchObject({
      kind: 'AUCTION',
      status: 'PENDING_PAYMENT',
      won: { hammer: 3_000_000_000, premium: 540_000_000, vat: 54_000_000 },
      amounts: { items: 3_594_000_000, total: 3_594_000_000 },
      actions: ['PAY'],
    });
    const cancel = { params: { id }, body: { action: 'CANCEL' as const, version: 0 } };
    expect((await api.as(user, contract.orders.update, cancel)).error.code).toBe('wrong_state');
    const receiver = { name: '낙찰자', phone: '01011112222', address: { zip: '04524', address1: '서울 중구 1' } };
    const agreements = [{ termsCode: 'shop' as const, termsVersion: 1, agreed: true }];
    const pay = (given: object) => api.as(user, contract.orders.pay, { params: { id }, body: given });
    expect((await pay({ agreements })).error.errors).toMatchObject([{ field: 'receiver', code: 'required' }]);
    expect((await pay({ receiver })).error.code).toBe('consent_required');
    expect((await pay({ receiver, agreements })).body).toMatchObject({ payment: { method: 'TRANSFER' }, url: null });
    const said = await api.read(id);
    expect(said.receiver).toMatchObject({ name: '낙찰자' });
    expect(said.agreements).toMatchObject(agreements);
    // Whoever begins anew has said it.
    expect((await pay({ method: 'TRANSFER' })).status).toBe(200);
    await api.directed(id, 'PAID');
    expect((await told(id)).slice(-1)).toEqual(['order.paid']);
    await expect(win(user, soon())).rejects.toThrow();
  });

  test('and not paid in time is told to the auction once', async () => {
    const user = await api.person();
    const id = await win(user, soon());
    await late(id);
    await Promise.all([expireOrders(api.db, api.shop), expireOrders(api.db, api.shop)]);
    expect(api.lots.unpaid.filter((work) => work === `work-${user._id}`)).toHaveLength(1);
    expect((await api.read(id)).status).toBe('EXPIRED');
  });
});
