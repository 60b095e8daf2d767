import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { runAtOnce } from '../../app/testing-races';
import { setUp } from '../../platform/testing';
import { startShop } from '../shop-products/testing';
import { carts as table } from './table';

const { carts, console: admin } = contract;

const api = await setUp(startShop());
beforeEach(() => api.db.execute(sql`delete from carts`));

const add = (_product: string, changes: object = {}, as: 'member' | 'buyer' = 'member') =>
  api.call(carts.create, { as, body: { _product, qty: 1, ...changes } });
const mine = async () => (await api.call(carts.list, { as: 'member', query: {} })).body.carts;
const change = (id: string, body: object) =>
  api.call(carts.update, { as: 'member', params: { id }, body: body as { version: number } });
const write = async (id: string, body: object) => {
  const { version } = await api.getProduct(id);
  await api.call(admin.shopProducts.update, { as: 'admin', params: { id }, body: { ...body, version } });
};
const merge = (items: { _product: string; qty: number; optionKey?: string }[]) =>
  api.call(carts.merge, { as: 'member', body: { items } });
const option = (key: string, stock: number | null = null) => ({
  key,
  name: { ko: `옵션 ${key}` },
  addPrice: 500,
  stock,
});

describe('a line of a cart (S5)', () => {
  test('shows the present price and the regular one', async () => {
    const { _id } = await api.createProduct({ salePrice: 8_000, options: [option('s')] });
    const { status, body } = await add(_id, { qty: 2, optionKey: 's' });
    expect(status).toBe(201);
    expect(body.cart).toMatchObject({
      qty: 2,
      price: 10_500,
      priceNow: 8_500,
      amount: 17_000,
      available: true,
      product: { option: '옵션 s' },
    });
    await write(_id, { salePrice: null });
    expect((await mine())[0]).toMatchObject({ priceNow: 10_500, amount: 21_000 });
  });

  test('grows when the same product is added again, up to the maximum per order', async () => {
    const { _id } = await api.createProduct({ maxQty: 5 });
    await add(_id, { qty: 2 });
    expect((await add(_id, { qty: 2 })).body.cart.qty).toBe(4);
    expect((await add(_id, { qty: 2 })).body.cart.qty).toBe(5);
    expect(await mine()).toHaveLength(1);
    expect((await add(_id, { qty: 6 })).status).toBe(422);
  });

  test('added twenty times at once has twenty pieces', async () => {
    const { _id } = await api.createProduct();
    await runAtOnce(20, () => add(_id));
    expect((await mine()).map(({ qty }) => qty)).toEqual([20]);
  });

  // Control of the test above: the sum is calculated outside of the database.
  test('control: loses pieces when it is read and written in separate steps', async () => {
    const { _id } = await api.createProduct();
    await add(_id);
    const read = async () => (await api.db.select().from(table).where(eq(table._product, _id)))[0]?.qty ?? 0;
    const readings = await runAtOnce(5, read);
    for (const qty of readings) await api.db.update(table).set({ qty: qty + 1 });
    expect(await read()).toBe(2);
  });

  test('is refused when the product cannot be ordered', async () => {
    const hidden = await api.createProduct({ status: 'HIDDEN' });
    expect((await add(hidden._id)).status).toBe(404);
    const chosen = await api.createProduct({ options: [option('s')], minQty: 2 });
    expect((await add(chosen._id, { qty: 2 })).error.errors?.[0]?.field).toBe('optionKey');
    expect((await add(chosen._id, { qty: 2, optionKey: 'l' })).status).toBe(422);
    expect((await add(chosen._id, { optionKey: 's' })).error.errors?.[0]?.field).toBe('qty');
    expect((await add((await api.createProduct())._id, { optionKey: 's' })).status).toBe(422);
    expect((await add((await api.createProduct({ stock: 0 }))._id)).error).toMatchObject({ code: 'sold_out' });
  });

  test('changes its quantity within bounds, never to zero, and answers a stale version with the current line', async () => {
    const { _id } = await api.createProduct({ maxQty: 5 });
    const { cart } = (await add(_id)).body;
    expect((await change(cart._id, { qty: 0, version: 0 })).status).toBe(422);
    expect((await change(cart._id, { qty: 6, version: 0 })).status).toBe(422);
    expect((await change(cart._id, { qty: 3, selected: false, version: 0 })).body.cart).toMatchObject({
      qty: 3,
      selected: false,
    });
    expect((await change(cart._id, { qty: 4, version: 0 })).error.code).toBe('stale');
  });

  test('is accessible to its owner only', async () => {
    const { cart } = (await add((await api.createProduct())._id)).body;
    const params = { id: cart._id };
    expect((await api.call(carts.get, { as: 'buyer', params })).status).toBe(404);
    expect((await api.call(carts.remove, { as: 'buyer', params })).status).toBe(404);
    expect((await api.call(carts.update, { as: 'buyer', params, body: { qty: 2, version: 0 } })).status).toBe(404);
    expect((await api.call(carts.list, { as: 'buyer', query: {} })).body.total).toBe(0);
    expect((await api.call(carts.remove, { as: 'member', params })).status).toBe(204);
  });
});

test('a line that is no longer available stays in the cart with the reason', async () => {
  const reason = async () => (await mine())[0]?.reason ?? null;
  const { _id } = await api.createProduct({ stock: 5, options: [option('s')] });
  await add(_id, { qty: 3, optionKey: 's' });
  expect(await reason()).toBeNull();
  await write(_id, { stock: 2 });
  expect((await mine())[0]).toMatchObject({ available: false, reason: 'TOO_FEW', left: 2 });
  await write(_id, { minQty: 4 });
  expect(await reason()).toBe('QUANTITY');
  await write(_id, { stock: 0 });
  expect(await reason()).toBe('SOLD_OUT');
  await write(_id, { options: [option('l')] });
  expect(await reason()).toBe('OPTION_GONE');
  await write(_id, { status: 'HIDDEN' });
  expect(await reason()).toBe('HIDDEN');
  await api.call(admin.shopProducts.remove, { as: 'admin', params: { id: _id } });
  expect((await mine())[0]).toMatchObject({ available: false, reason: 'GONE', qty: 3 });
});

describe('the cart of a visitor', () => {
  test('is merged by the larger quantity, however often they sign in with it', async () => {
    const [a, b, c] = [await api.createProduct({ maxQty: 9 }), await api.createProduct(), await api.createProduct()];
    await add(a._id, { qty: 3 });
    await add(b._id, { qty: 5 });
    const items = [
      { _product: a._id, qty: 4 },
      { _product: b._id, qty: 2 },
      { _product: c._id, qty: 1 },
      { _product: a._id, qty: 99 },
    ];
    const quantities = async () => Object.fromEntries((await mine()).map(({ _product, qty }) => [_product, qty]));
    const merged = { [a._id]: 9, [b._id]: 5, [c._id]: 1 };
    expect((await merge(items)).body.carts).toHaveLength(3);
    expect(await quantities()).toEqual(merged);
    await Promise.all([merge(items), merge(items.toReversed())]);
    expect(await quantities()).toEqual(merged);
  });

  test('is merged without what is not for sale and up to the maximum size of a cart', async () => {
    const draft = await api.createProduct({ status: 'DRAFT' });
    const chosen = await api.createProduct({ options: [option('s')] });
    const { body } = await merge([
      { _product: draft._id, qty: 1 },
      { _product: 'unknown', qty: 1 },
      { _product: chosen._id, qty: 1 },
      { _product: chosen._id, qty: 1, optionKey: 's' },
    ]);
    expect(body.carts.map(({ _product, optionKey }) => [_product, optionKey])).toEqual([[chosen._id, 's']]);
  });

  test('shows what delivery of the selected lines costs, as an order would', async () => {
    const [lamp, chair] = [
      await api.createProduct({ salePrice: 9_000, shipping: { type: 'CONDITIONAL', fee: 3_000, freeOver: 50_000 } }),
      await api.createProduct({ salePrice: 9_000, shipping: { type: 'FLAT', fee: 12_000 } }),
    ];
    const preview = async (...items: { _product: string; qty: number; selected?: boolean }[]) => {
      const { body } = await api.call(carts.preview, { body: { items } });
      return [body.shipping, body.freeShippingIn];
    };
    const lamps = { _product: lamp._id, qty: 2 };
    const chairs = { _product: chair._id, qty: 1 };
    expect(await preview(lamps)).toEqual([3_000, 32_000]);
    expect(await preview({ ...lamps, qty: 6 })).toEqual([0, null]);
    expect(await preview(lamps, chairs)).toEqual([12_000, null]);
    expect(await preview(lamps, { ...chairs, selected: false })).toEqual([3_000, 32_000]);
    expect(await preview()).toEqual([0, null]);
  });

  test('is priced without being stored and reveals nothing of hidden products', async () => {
    const { _id } = await api.createProduct({ salePrice: 9_000 });
    const hidden = await api.createProduct({ status: 'HIDDEN' });
    const items = [_id, hidden._id, 'unknown'].map((_product) => ({ _product, qty: 2 }));
    const { body } = await api.call(carts.preview, { body: { items } });
    expect(body.lines.map(({ amount, reason }) => [amount, reason])).toEqual([
      [18_000, null],
      [0, 'GONE'],
      [0, 'GONE'],
    ]);
    expect(body.lines[1]?.product).toBeNull();
    expect(await api.db.$count(table)).toBe(0);
  });
});
