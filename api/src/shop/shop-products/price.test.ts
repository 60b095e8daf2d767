import { describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { getTimeAfter } from '../../platform/database/columns';
import { setUp } from '../../platform/testing';
import { getPrice, getPriceSchedule, getSaleEnd } from './price';
import { shopProducts as table } from './table';
import { startShop } from './testing';
import { updateCurrentPrices } from './update-current-prices';

const from = '2026-03-01T00:00:00.000Z';
const to = '2026-03-08T00:00:00.000Z';
const product = { price: 10_000, salePrice: 7_000, saleFrom: from, saleTo: to };

describe('a sale', () => {
  test('begins with its first millisecond and ends before its last', () => {
    const prices = ['2026-02-28T23:59:59.999Z', from, '2026-03-07T23:59:59.999Z', to].map((at) =>
      getPrice(product, at),
    );
    expect(prices).toEqual([10_000, 7_000, 7_000, 10_000]);
  });

  test('without bounds is permanent, and a price of 0 is free', () => {
    expect(getPrice({ ...product, saleFrom: null, saleTo: null })).toBe(7_000);
    expect(getPrice({ ...product, salePrice: 0, saleFrom: null, saleTo: null })).toBe(0);
    expect(getPrice({ ...product, salePrice: null, saleFrom: null, saleTo: null })).toBe(10_000);
  });

  test('has an end while it lasts, and a time of the next price change', () => {
    expect(getSaleEnd(product, from)).toBe(to);
    expect(getSaleEnd(product, to)).toBeNull();
    expect(getPriceSchedule(product, '2026-01-01T00:00:00.000Z')).toEqual({ currentPrice: 10_000, priceTurnsAt: from });
    expect(getPriceSchedule(product, from)).toEqual({ currentPrice: 7_000, priceTurnsAt: to });
    expect(getPriceSchedule(product, to)).toEqual({ currentPrice: 10_000, priceTurnsAt: null });
  });
});

const api = await setUp(startShop());

describe('the list', () => {
  test('is sorted by the new price once a sale has begun or ended, also with two processes', async () => {
    await api.createProduct({ code: 'DEAR', price: 20_000 });
    const { _id } = await api.createProduct({
      code: 'TURNS',
      price: 30_000,
      salePrice: 5_000,
      saleFrom: getTimeAfter(3_600_000),
    });
    const codes = async () => {
      const { body } = await api.call(contract.shopProducts.list, { query: { sort: 'price' } });
      return body.shopProducts.map(({ code }) => code);
    };
    expect(await codes()).toEqual(['DEAR', 'TURNS']);
    expect(await updateCurrentPrices(api.db)).toBe(0);
    // As if the hour had passed.
    const begun = getTimeAfter(-1000);
    await api.db.update(table).set({ saleFrom: begun, priceTurnsAt: begun }).where(eq(table._id, _id));
    // Display and payment change at once; sorting after the job.
    const { body } = await api.call(contract.shopProducts.get, { params: { id: _id } });
    expect(body.shopProduct.priceNow).toBe(5_000);
    const counts = await Promise.all([updateCurrentPrices(api.db), updateCurrentPrices(api.db)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await codes()).toEqual(['TURNS', 'DEAR']);
    const [row] = await api.db.select().from(table).where(eq(table._id, _id));
    expect(row).toMatchObject({ currentPrice: 5_000, priceTurnsAt: null, version: 0 });
  });
});
