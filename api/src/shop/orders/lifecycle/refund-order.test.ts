import { describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { setUp } from '../../../platform/testing';
import { issueCoupon } from '../../coupons/issue-coupon';
import { daysFromNow } from '../../days-from-now';
import { allocateAmount, reallocateCoupon } from '../pricing/allocate';
import { startShop } from '../testing';

const api = await setUp(startShop());

const refund = (id: string, body: { lines?: string[]; amount?: number; restock?: boolean } = {}) =>
  api.changeOrder(contract.console.orders.refund, id, { ...body, reason: '환불 시험' });

/** Two lines of these prices, paid, with a coupon of 20,000 from 100,000 on. */
const placePaidOrder = async (prices: number[], options: { coupon?: boolean; points?: number; fee?: number } = {}) => {
  const user = await api.createUser();
  const { coupon = false, points = 0, fee = 0 } = options;
  if (points) await api.grantPoints(user, points);
  const userCoupon = coupon
    ? await issueCoupon(api.db, await api.createCoupon({ value: 20_000, minimum: 100_000 }), user._id)
    : null;
  const goods = [];
  for (const price of prices) goods.push(await api.createProduct({ price, shipping: { type: 'FLAT', fee } }));
  const order = await api.placeOrder(user, goods, {
    ...(userCoupon && { _coupon: userCoupon._id }),
    ...(points && { points }),
  });
  await api.updateOrderStatus(order._id, 'PAID');
  const getCouponStatus = async () => (await api.callAs(user, contract.coupons.list, {})).body.coupons[0]?.status;
  return { user, goods, id: order._id, lines: order.lines.map(({ _id }) => _id), getCouponStatus };
};

describe('a refund', () => {
  test('of the whole order returns money with shipping, points, coupon and stock', async () => {
    const { user, goods, id, getCouponStatus } = await placePaidOrder([60_000, 50_000], {
      coupon: true,
      points: 5000,
      fee: 3000,
    });
    const { body } = await refund(id);
    expect(body.order).toMatchObject({
      status: 'CANCELLED',
      amounts: { total: 88_000, paid: 88_000, refunded: 88_000 },
      refunds: [{ amount: 88_000, points: 5000 }],
    });
    expect([await api.getBalance(user), await getCouponStatus()]).toEqual([5000, 'ISSUED']);
    for (const { _id } of goods) expect(await api.getStock(_id)).toBe(100);
    expect((await refund(id)).error.code).toBe('wrong_state');
  });

  test("of one line, with the rest above the coupon's minimum, returns its share and keeps the coupon", async () => {
    const { id, lines, getCouponStatus } = await placePaidOrder([120_000, 40_000], { coupon: true, fee: 3000 });
    const { body } = await refund(id, { lines: [lines[1] ?? ''] });
    // A quarter of the amount carries a quarter of the coupon.
    expect(body.order).toMatchObject({ status: 'PAID', amounts: { refunded: 35_000 } });
    expect(await getCouponStatus()).toBe('USED');
    const { body: rest } = await refund(id);
    expect(rest.order.amounts).toMatchObject({ paid: 143_000, refunded: 143_000 });
    expect(await getCouponStatus()).toBe('ISSUED');
  });

  test("S3: below the coupon's minimum charges the rest in full and releases the coupon", async () => {
    const { id, lines, getCouponStatus } = await placePaidOrder([60_000, 50_000], { coupon: true });
    const { body } = await refund(id, { lines: [lines[1] ?? ''] });
    // 90,000 were paid; the remaining lines cost 60,000.
    expect(body.order.amounts.refunded).toBe(30_000);
    expect(body.order.lines.map(({ coupon, paid }) => [coupon, paid])).toEqual([
      [0, 60_000],
      [20_000, 30_000],
    ]);
    expect(await getCouponStatus()).toBe('ISSUED');
  });

  test('is never negative: if the coupon took off more than the line cost, the rest keeps the difference', async () => {
    const { id, lines, getCouponStatus } = await placePaidOrder([95_000, 6000], { coupon: true });
    const { body } = await refund(id, { lines: [lines[1] ?? ''] });
    expect(body.order.amounts).toMatchObject({ paid: 81_000, refunded: 0 });
    expect(body.order.lines[0]).toMatchObject({ coupon: 14_000, paid: 81_000 });
    expect(await getCouponStatus()).toBe('USED');
  });

  test('returns points with the expiry they had', async () => {
    const { user, id, lines } = await placePaidOrder([30_000, 10_000], { points: 4000 });
    await refund(id, { lines: [lines[0] ?? ''] });
    expect(await api.getBalance(user)).toBe(3000);
    await refund(id);
    expect(await api.getBalance(user)).toBe(4000);
    const { body } = await api.callAs(user, contract.points.list, {});
    const back = body.points.filter(({ reason }) => reason === 'RETURN');
    const first = body.points.find(({ reason }) => reason === 'GRANT');
    expect(back.map(({ expiresAt }) => expiresAt)).toEqual([first?.expiresAt, first?.expiresAt]);
  });

  test('returns first the points that expire last, each of them once', async () => {
    const user = await api.createUser();
    const [soon, late] = [daysFromNow(40), daysFromNow(200)];
    await api.grantPoints(user, 300, soon);
    await api.grantPoints(user, 1000, late);
    const goods = [await api.createProduct(), await api.createProduct()];
    const { _id, lines } = await api.placeOrder(user, goods, { points: 1000 });
    await api.updateOrderStatus(_id, 'PAID');
    await refund(_id, { lines: [lines[0]?._id ?? ''] });
    await refund(_id);
    const { points } = (await api.callAs(user, contract.points.list, {})).body;
    const back = points.flatMap(({ reason, amount, expiresAt }) => (reason === 'RETURN' ? [[amount, expiresAt]] : []));
    expect(new Set(back)).toEqual(
      new Set([
        [500, late],
        [200, late],
        [300, soon],
      ]),
    );
  });

  test('is at most what was paid; a smaller amount is possible', async () => {
    const { id, lines } = await placePaidOrder([30_000, 10_000]);
    const { status, error } = await refund(id, { amount: 40_001 });
    expect([status, error.code, error.limit]).toEqual([409, 'refund_exceeds', 40_000]);
    expect((await refund(id, { lines: [lines[0] ?? ''], amount: 25_000 })).body.order.amounts.refunded).toBe(25_000);
    expect((await refund(id, { amount: 15_001 })).error.code).toBe('refund_exceeds');
    expect((await refund(id, { lines: [lines[0] ?? ''] })).error.code).toBe('wrong_state');
    await expect(api.pool.query('update orders set refunded = paid + 1 where _id = $1', [id])).rejects.toThrow(
      'orders_refunded',
    );
  });

  test('does not restock if the administrator says so', async () => {
    const { id, goods } = await placePaidOrder([30_000]);
    await refund(id, { restock: false });
    expect(await api.getStock(goods[0]?._id ?? '')).toBe(99);
  });
});

describe('shares', () => {
  test('of an amount are whole won and add up to it', () => {
    expect(allocateAmount(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocateAmount(10, [0, 0])).toEqual([0, 0]);
    expect(allocateAmount(2_000_000_000, [2_000_000_000, 1_999_999_999, 3])).toHaveLength(3);
    for (let round = 0; round < 500; round += 1) {
      const weights = Array.from({ length: 1 + (round % 7) }, (_, at) => (round * 7919 + at * 104_729) % 90_001);
      const sum = (round * 15_485_863) % 1_000_003;
      const shares = allocateAmount(sum, weights);
      const expected = weights.some((weight) => weight > 0) ? sum : 0;
      expect(shares.reduce((total, share) => total + share, 0)).toBe(expected);
    }
  });

  test('reallocating a coupon keeps all sums and leaves no line below zero', () => {
    for (let round = 0; round < 500; round += 1) {
      const lines = Array.from({ length: 1 + (round % 5) }, (_, at) => {
        const amount = 1 + ((round * 7919 + at * 31_337) % 50_000);
        const coupon = (round * 31 + at * 17) % (amount + 1);
        return { _id: String(at), amount, coupon, points: 0, paid: amount - coupon };
      });
      const refunded = new Set(lines.filter((_, at) => (round + at) % 2 === 0).map(({ _id }) => _id));
      const after = reallocateCoupon(lines, refunded).lines;
      const sum = (of: typeof lines) => of.reduce((total, { coupon }) => total + coupon, 0);
      expect(sum(after)).toBe(sum(lines));
      for (const { amount, coupon, paid } of after) {
        expect(paid).toBe(amount - coupon);
        expect(Math.min(paid, coupon)).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
