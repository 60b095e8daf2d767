import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { seedLargeShop } from '../seed/large/shop';
import { type ShopApi, startShop } from './testing';

const { console: admin, shopProducts } = contract;

let api: ShopApi;
beforeAll(async () => {
  api = await startShop();
}, 60_000);
afterAll(() => api.stop());

const list = async (query: object = {}) => (await api.call(shopProducts.list, { query })).body;
const codes = async (query: object = {}) => (await list(query)).shopProducts.map(({ code }) => code);

describe('the list of the shop', () => {
  test('finds, filters and sorts what visitors see', async () => {
    const paper = await api.category({ _parent: api.lamps._id, code: 'paper' });
    const books = await api.category({ code: 'books' });
    const text = (ko: string, en: string) => ({ ko, en });
    await api.product({ code: 'A', name: text('한지 조명', 'Paper lamp'), _category: paper._id, labels: ['NEW'] });
    await api.product({ code: 'B', name: text('황동 등', 'Brass lamp'), price: 30_000, salePrice: 9_000 });
    await api.product({
      code: 'C',
      name: text('집 계약서 읽기', 'Reading contracts'),
      _category: books._id,
      price: 20_000,
    });
    await api.product({ code: 'D', name: text('숨은 조명', 'Hidden lamp'), status: 'HIDDEN' });

    expect(await codes()).toEqual(['C', 'B', 'A']);
    expect(await codes({ sort: 'createdAt' })).toEqual(['A', 'B', 'C']);
    expect(await codes({ sort: 'price' })).toEqual(['B', 'A', 'C']);
    expect(await codes({ sort: '-price' })).toEqual(['C', 'A', 'B']);
    expect(await codes({ category: 'lamps' })).toEqual(['B', 'A']);
    expect(await codes({ category: paper._id })).toEqual(['A']);
    expect(await codes({ category: 'nowhere' })).toEqual([]);
    expect(await codes({ label: 'NEW' })).toEqual(['A']);
    expect(await codes({ priceFrom: 9_000, priceTo: 10_000 })).toEqual(['B', 'A']);
    // One syllable, two, a part of a word, several words in any order, another language, a code.
    for (const q of ['지', '한지', '지 조', '조명 한', 'LAMP paper', 'a']) expect(await codes({ q })).toContain('A');
    expect(await codes({ q: 'lamp' })).toEqual(['B', 'A']);
    expect(await codes({ q: '명조' })).toEqual([]);
    expect(await codes({ q: '%' })).toEqual([]);
    expect((await api.call(shopProducts.list, { query: { category: 'x', nonsense: 1 } as never })).status).toBe(400);
  });

  test('counts by category what was asked for, whichever category is open', async () => {
    const facets = async (query: object) => (await list(query)).facets.map(({ count }) => count).sort((a, b) => a - b);
    expect(await list({ category: 'books' })).toMatchObject({ total: 1, more: false });
    expect(await facets({ category: 'books' })).toEqual([1, 1, 1]);
    expect(await facets({ q: 'lamp', category: 'books' })).toEqual([1, 1]);
    expect(await list({ page: 7, limit: 2 })).toMatchObject({ shopProducts: [], total: 3 });
  });

  test('shows on a card what it costs now and regularly, and nothing the shop keeps to itself', async () => {
    const [card] = (await list({ q: 'brass' })).shopProducts;
    expect(card).toMatchObject({ name: '황동 등', price: 30_000, priceNow: 9_000, soldOut: false, hasOptions: false });
    for (const secret of ['stock', 'status', 'version', 'createdBy', 'options', 'content'])
      expect(card).not.toHaveProperty(secret);
  });
});

describe('a shop of many', () => {
  /** Fewer than the command adds, and enough for the planner to choose as it would. */
  const products = 12_000;
  const perTest = 120_000;

  /** Plans of the queries that one call makes. */
  const plansOf = async (call: () => Promise<unknown>) => {
    const seen: { text: string; values: unknown[] }[] = [];
    const { pool } = api;
    const query = pool.query.bind(pool);
    // Every query of the handlers passes here.
    pool.query = ((given: { text: string }, values: unknown[]) => {
      if (/from "shop_products"|from shop_products/.test(given.text)) seen.push({ text: given.text, values });
      return query(given, values);
    }) as typeof pool.query;
    await call();
    pool.query = query;
    const plans: string[] = [];
    for (const { text, values } of seen) {
      const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  };

  beforeAll(async () => {
    await seedLargeShop({ db: api.db, products, onProgress: () => undefined });
    await api.db.execute(sql`vacuum analyze shop_products`);
  }, perTest);

  test(
    'is there once, however often it is added, and its categories know how many they have',
    async () => {
      await seedLargeShop({ db: api.db, products, onProgress: () => undefined });
      const { rows } = await api.pool.query(
        `select count(*)::int as n, (select sum(product_count)::int from shop_categories) as counted
         from shop_products where status in ('ON', 'SOLDOUT') and deleted_at is null`,
      );
      expect(rows[0].n).toBe(rows[0].counted);
      expect((await list()).total).toBe(rows[0].n);
    },
    perTest,
  );

  test('is counted up to a thousand where something is asked of it', async () => {
    expect(await list({ q: '한지' })).toMatchObject({ total: 1000, more: true });
    expect(await list({ q: '작은 한지 조명', priceTo: 8_000 })).toMatchObject({ more: false });
  });

  const asked: object[] = [
    {},
    { sort: 'price' },
    { sort: '-sales' },
    { sort: '-rating' },
    { sort: '-likes' },
    { page: 40 },
    { q: '한지' },
    { q: '작은 한지 조명', sort: 'price' },
    { q: '11999' },
    { q: '없는 말' },
    { category: 'large-1' },
    { category: 'large-1', sort: 'price', q: '조명' },
    { category: 'large-41' },
    { label: 'ECO', sort: '-sales' },
    { priceFrom: 5_000, priceTo: 6_000 },
  ];
  test.each(asked)('%j is answered without looking at every row', async (query) => {
    const plans = await plansOf(() => list(query));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on shop_products/);
  });

  const console: object[] = [
    {},
    { sort: 'updatedAt' },
    { sort: '-price' },
    { sort: 'stock' },
    { sort: '-stock' },
    { sort: 'order' },
    { sort: 'status' },
    { q: '한지 조명' },
    { soldOut: 'true' },
    { label: 'NEW' },
    { status: 'HIDDEN' },
  ];
  test.each(console)('the console’s %j too', async (query) => {
    const plans = await plansOf(() => api.call(admin.shopProducts.list, { as: 'admin', query }));
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on shop_products/);
  });
});
