import { beforeAll, describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { setUp } from '../../platform/testing';
import { insertOrder, startShop } from '../orders/testing';
import { purchases } from '../purchases/table';
import { calculateShares } from './product-sales';

/** What the test stores of an order for an independent count. */
interface Sale {
  paidAt: string | null;
  gross: number;
  discount: number;
  refunded: number;
  pieces: number;
  lines: { product: string; qty: number; amount: number; net: number; isOver: boolean }[];
}

const year = 2025;
const count = 600;
const sales: Sale[] = [];

/** Pseudo-random numbers, the same in every run. */
const random = (seed: number) => {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};
const pick = random(20_251_122);

/** Times around midnight in Seoul, the ends of months and years, and random ones. */
const pickTime = (at: number) => {
  const edges = [
    '2024-12-31T14:59:59.999Z',
    '2024-12-31T15:00:00.000Z',
    '2025-12-31T14:59:59.999Z',
    '2025-12-31T15:00:00.000Z',
    '2025-02-28T14:59:59.999Z',
    '2025-02-28T15:00:00.000Z',
    '2025-12-31T15:30:00.000Z',
  ];
  return (
    edges[at] ?? new Date(Date.parse('2024-12-20T00:00:00Z') + pick(390 * 86_400) * 1000 + pick(1000)).toISOString()
  );
};

const sell = async (at: number, products: string[], user: string) => {
  const isPaid = pick(10) > 0;
  const lines = Array.from({ length: 1 + pick(3) }, () => {
    const [price, qty] = [1000 + pick(90) * 1000, 1 + pick(3)];
    const amount = price * qty;
    const coupon = Math.floor((amount * pick(20)) / 100);
    const paid = amount - coupon;
    const state = pick(8);
    const refunded = !isPaid || state > 1 ? 0 : state === 0 ? paid : Math.floor(paid / 3);
    return {
      product: products[pick(products.length)] ?? '',
      qty,
      price,
      amount,
      coupon,
      paid,
      refunded,
      isOver: isPaid && state === 0,
    };
  });
  const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + of(line), 0);
  const shipping = pick(2) * 3000;
  const total = sum(({ paid }) => paid) + shipping;
  const refunded = sum((line) => line.refunded);
  const paidAt = isPaid ? pickTime(at) : null;
  const { _id } = await insertOrder(api.db, {
    _user: user,
    status: isPaid ? 'CONFIRMED' : 'EXPIRED',
    items: sum(({ amount }) => amount),
    coupon: sum(({ coupon }) => coupon),
    shipping,
    total,
    paid: isPaid ? total : 0,
    refunded,
    pieces: sum(({ qty }) => qty),
    paymentStatus: isPaid ? 'PAID' : 'CANCELLED',
    placedAt: paidAt ?? pickTime(at),
    paidAt,
  });
  await api.db.insert(purchases).values(
    lines.map(({ product, qty, price, amount, coupon, paid, refunded: back, isOver }, line) => ({
      _order: _id,
      _user: user,
      line: line + 1,
      _product: product,
      snapshot: { name: { ko: '등' }, option: null, price, regularPrice: price, thumb: null },
      qty,
      amount,
      coupon,
      paid,
      refunded: back,
      status: isOver ? ('RETURNED' as const) : isPaid ? ('CONFIRMED' as const) : ('EXPIRED' as const),
      taken: false,
    })),
  );
  sales.push({
    paidAt,
    gross: sum(({ amount }) => amount) + shipping,
    discount: sum(({ coupon }) => coupon),
    refunded,
    pieces: sum(({ qty }) => qty),
    lines: lines.map(({ product, qty, amount, paid, refunded: back, isOver }) => ({
      product,
      qty,
      amount,
      net: paid - back,
      isOver,
    })),
  });
};

const api = await setUp(startShop());
beforeAll(async () => {
  const user = await api.createUser();
  const products: string[] = [];
  while (products.length < 7) products.push((await api.createProduct())._id);
  for (let at = 0; at < count; at += 1) await sell(at, products, user._id);
}, 120_000);

/** By `Intl` in Seoul's time zone, independent of the query. */
const seoul = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const weekdays = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Seoul', weekday: 'short' });
const dayOf = (moment: string) => seoul.format(new Date(moment));
const weekdayOf = (moment: string) =>
  ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(weekdays.format(new Date(moment)));

const countSales = (isIncluded: (moment: string) => boolean) => {
  const chosen = sales.filter(({ paidAt }) => paidAt !== null && isIncluded(paidAt));
  const sum = (value: (sale: Sale) => number) => chosen.reduce((total, sale) => total + value(sale), 0);
  const [gross, discount, refund] = [
    sum((sale) => sale.gross),
    sum((sale) => sale.discount),
    sum((sale) => sale.refunded),
  ];
  return {
    orders: chosen.length,
    items: sum(({ pieces }) => pieces),
    gross,
    discount,
    refund,
    net: gross - discount - refund,
  };
};

const { statistics } = contract.console;
const period = { from: `${year}-01-01`, to: `${year}-12-31` };
const inYear = (moment: string) => dayOf(moment).startsWith(String(year));

describe('S8: the statistics agree with an independent count', () => {
  test('by month, with every month', async () => {
    const { body } = await api.call(statistics.monthlySales, { as: 'admin', query: { year } });
    expect(body.monthlySales).toEqual(
      Array.from({ length: 12 }, (_, at) => ({
        month: at + 1,
        ...countSales((moment) => dayOf(moment).startsWith(`${year}-${String(at + 1).padStart(2, '0')}`)),
      })),
    );
    expect(body.total).toEqual(countSales(inYear));
  });

  test('by day, with every day', async () => {
    const { body } = await api.call(statistics.dailySales, { as: 'admin', query: period });
    expect(body.dailySales).toHaveLength(365);
    for (const { date, ...row } of body.dailySales)
      expect({ date, ...row }).toEqual({ date, ...countSales((moment) => dayOf(moment) === date) });
  });

  test('by day of the week, with all seven', async () => {
    const { body } = await api.call(statistics.dayOfWeekSales, { as: 'admin', query: period });
    expect(body.dayOfWeekSales).toEqual(
      Array.from({ length: 7 }, (_, day) => ({
        day,
        ...countSales((moment) => inYear(moment) && weekdayOf(moment) === day),
      })),
    );
  });

  test('and with each other', async () => {
    const [months, days, weekdaysOf] = [
      await api.call(statistics.monthlySales, { as: 'admin', query: { year } }),
      await api.call(statistics.dailySales, { as: 'admin', query: period }),
      await api.call(statistics.dayOfWeekSales, { as: 'admin', query: period }),
    ];
    expect(days.body.total).toEqual(months.body.total);
    expect(weekdaysOf.body.total).toEqual(months.body.total);
  });

  test('by product, with shares that add up to 100', async () => {
    const query = async (more: object) =>
      (await api.call(statistics.productsSales, { as: 'admin', query: { ...period, ...more } })).body;
    const { productsSales, others } = await query({});
    const lines = sales.filter(({ paidAt }) => paidAt && inYear(paidAt)).flatMap((sale) => sale.lines);
    for (const { _product, qty, gross, net } of productsSales) {
      const linesOfProduct = lines.filter(({ product }) => product === _product);
      const sum = (value: (line: (typeof lines)[number]) => number) =>
        linesOfProduct.reduce((total, line) => total + value(line), 0);
      expect([qty, gross, net]).toEqual([
        sum((line) => (line.isOver ? 0 : line.qty)),
        sum(({ amount }) => amount),
        sum((line) => line.net),
      ]);
    }
    expect(productsSales).toHaveLength(7);
    expect(Math.round(productsSales.reduce((total, { share }) => total + share * 100, 0))).toBe(10_000);
    expect(others).toEqual({ qty: 0, gross: 0, net: 0, share: 0 });
    expect(productsSales.map(({ net }) => net)).toEqual(productsSales.map(({ net }) => net).toSorted((a, b) => b - a));
    const few = await query({ limit: '3', sort: 'qty' });
    const sum = few.others.share + few.productsSales.reduce((total, { share }) => total + share, 0);
    expect([few.productsSales.length, Math.round(sum * 100)]).toEqual([3, 10_000]);
  });
});

test('a period that ends before it begins, is too long or is invalid is refused, and says which', async () => {
  const query = async (from: string, to: string) => {
    const { status, error } = await api.call(statistics.dailySales, { as: 'admin', query: { from, to } });
    return [status, error?.errors?.[0]?.code];
  };
  expect(await query('2025-02-01', '2025-01-31')).toEqual([400, 'period']);
  expect(await query('2024-01-01', '2024-12-31')).toEqual([200, undefined]);
  expect(await query('2024-01-01', '2025-01-01')).toEqual([400, 'range']);
  expect(await query('0001-01-01', '9999-12-31')).toEqual([400, 'range']);
  expect((await query('2025-02-30', '2025-03-01'))[0]).toBe(400);
  expect((await api.call(statistics.monthlySales, { as: 'admin', query: { year: 99 } })).status).toBe(400);
  expect((await api.call(statistics.monthlySales, { as: 'admin' })).body.monthlySales).toHaveLength(12);
});

test('shares of zeros are zero, and thirds add up to 100', () => {
  expect(calculateShares([0, 0])).toEqual([0, 0]);
  expect(calculateShares([1, 1, 1])).toEqual([33.34, 33.33, 33.33]);
});

test("the dashboard counts unpaid orders, orders to ship and today's sales", async () => {
  const read = async () => (await api.call(contract.console.dashboard.get, { as: 'admin' })).body.dashboard;
  const before = await read();
  expect(before.visits).toHaveLength(14);
  const user = await api.createUser();
  const [unpaid, paid] = [
    await api.placeOrder(user, [await api.createProduct()]),
    await api.placeOrder(user, [await api.createProduct()]),
  ];
  await api.updateOrderStatus(paid._id, 'PAID');
  const after = await read();
  expect(after.unpaidOrders - before.unpaidOrders).toBe(1);
  expect(after.ordersToShip - before.ordersToShip).toBe(1);
  expect(after.today.net - before.today.net).toBe(10_000);
  expect(unpaid.status).toBe('PENDING_PAYMENT');
});
