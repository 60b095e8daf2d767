import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { OrderItem } from 'shared/contract';
import { runAtOnce, withoutLocks } from '../../app/testing-races';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { HttpError } from '../../platform/http/errors';
import { connectPatiently } from '../../platform/testing';
import { countSales, returnStock, takeStock } from './stock';
import { shopProducts } from './table';
import { type ShopApi, startShop } from './testing';

const rivals = 20;

let api: ShopApi;
/** Separate connections, like those of a second process. */
let second: ReturnType<typeof connectPatiently>;
beforeAll(async () => {
  api = await startShop();
  second = connectPatiently(api.pool.options.connectionString ?? '');
}, 60_000);
afterAll(async () => {
  await second.close();
  await api.stop();
});

const line = (_product: string, qty = 1, optionKey = ''): OrderItem => ({ _product, qty, optionKey });
const option = (key: string, stock: number | null) => ({ key, name: { ko: key }, addPrice: 0, stock });

const take = (db: Database, lines: OrderItem[]) =>
  db
    .transaction((tx) => takeStock(tx, lines))
    .then(
      () => 'taken',
      (cause: unknown) => (cause instanceof HttpError ? cause.code : String(cause)),
    );
const getRow = (id: string) => requireRow(api.db, shopProducts, eq(shopProducts._id, id));
const countTaken = (results: string[]) => results.filter((result) => result === 'taken').length;

describe('the stock', () => {
  test('gives the last piece to one of twenty, across processes (S2)', async () => {
    const { _id } = await api.createProduct({ stock: 1 });
    const results = await runAtOnce(rivals, (at) => take(at % 2 ? second.db : api.db, [line(_id)]));
    expect(countTaken(results)).toBe(1);
    expect(results.filter((result) => result === 'sold_out')).toHaveLength(rivals - 1);
    expect((await getRow(_id)).stock).toBe(0);
  }, 60_000);

  test('gives the last piece of an option to one of twenty', async () => {
    const { _id } = await api.createProduct({ stock: 50, options: [option('s', 1), option('m', null)] });
    const results = await runAtOnce(rivals, (at) => take(at % 2 ? second.db : api.db, [line(_id, 1, 's')]));
    expect(countTaken(results)).toBe(1);
    expect(await getRow(_id)).toMatchObject({ stock: 49, options: [{ stock: 0 }, { stock: null }] });
  }, 60_000);

  test('control: without the lock the last piece is given to several', async () => {
    const { _id } = await api.createProduct({ stock: 1 });
    const results = await withoutLocks(() => runAtOnce(rivals, (at) => take(at % 2 ? second.db : api.db, [line(_id)])));
    expect(countTaken(results)).toBeGreaterThan(1);
  }, 60_000);

  test('of several products per order never deadlocks, and returns what was taken', async () => {
    const goods = [];
    for (let at = 0; at < 4; at += 1) goods.push(await api.createProduct({ stock: 100 }));
    const lines = goods.map(({ _id }) => line(_id, 2));
    const results = await runAtOnce(rivals, (at) =>
      take(at % 2 ? second.db : api.db, at % 3 ? lines : lines.toReversed()),
    );
    expect(countTaken(results)).toBe(rivals);
    await runAtOnce(rivals, (at) => (at % 2 ? second.db : api.db).transaction((tx) => returnStock(tx, lines)));
    for (const { _id } of goods) expect((await getRow(_id)).stock).toBe(100);
  }, 60_000);

  test('is taken for all lines or none, and the short lines are named', async () => {
    const [first, second] = [await api.createProduct({ stock: 5 }), await api.createProduct({ stock: 1 })];
    const lines = [line(first._id, 3), line(second._id, 2), line('nothing')];
    const refused = api.db.transaction((tx) => takeStock(tx, lines));
    await expect(refused).rejects.toMatchObject({
      code: 'sold_out',
      details: {
        body: {
          lines: [
            { ...lines[1], left: 1 },
            { ...lines[2], left: 0 },
          ],
        },
      },
    });
    expect((await getRow(first._id)).stock).toBe(5);
  });

  test('of one product counts all its lines together', async () => {
    const { _id } = await api.createProduct({ stock: 3, options: [option('s', 2), option('m', 2)] });
    expect(await take(api.db, [line(_id, 2, 's'), line(_id, 2, 'm')])).toBe('sold_out');
    expect(await take(api.db, [line(_id, 2, 's'), line(_id, 1, 'm')])).toBe('taken');
    expect(await getRow(_id)).toMatchObject({ stock: 0, options: [{ stock: 0 }, { stock: 1 }] });
  });

  test('without limit is never short, but only for products and options on sale', async () => {
    const endless = await api.createProduct();
    expect(await take(api.db, [line(endless._id, 999)])).toBe('taken');
    expect((await getRow(endless._id)).version).toBe(0);
    expect(await take(api.db, [line(endless._id, 1, 's')])).toBe('sold_out');
    for (const status of ['DRAFT', 'HIDDEN', 'SOLDOUT'] as const)
      expect(await take(api.db, [line((await api.createProduct({ status }))._id)])).toBe('sold_out');
  });

  test('that an administrator saves while some is sold is refused as stale', async () => {
    const { _id } = await api.createProduct({ stock: 5 });
    await take(api.db, [line(_id)]);
    expect((await getRow(_id)).version).toBe(1);
  });
});

test('sales are counted, and returns are subtracted, never below zero', async () => {
  const { _id } = await api.createProduct();
  const add = (sign: 1 | -1) => api.db.transaction((tx) => countSales(tx, [line(_id, 2), line(_id, 1)], sign));
  await runAtOnce(5, () => add(1));
  expect((await getRow(_id)).sales).toBe(15);
  await runAtOnce(6, () => add(-1));
  expect((await getRow(_id)).sales).toBe(0);
});
