import { beforeAll, describe, expect, test } from '@jest/globals';
import { contract, maxCountedProducts } from 'shared/contract';
import { seedLargeShop } from '../../app/seed/large/shop';
import { setUp } from '../../platform/testing';
import { startShop } from './testing';

const { shopProducts } = contract;

const api = await setUp(startShop());

const list = async (query: object = {}) => (await api.call(shopProducts.list, { query })).body;
const codes = async (query: object = {}) => (await list(query)).shopProducts.map(({ code }) => code);

describe('the list of the shop', () => {
  test('finds, filters and sorts what visitors see', async () => {
    const paper = await api.createCategory({ _parent: api.lamps._id, code: 'paper' });
    const books = await api.createCategory({ code: 'books' });
    const text = (ko: string, en: string) => ({ ko, en });
    await api.createProduct({
      code: 'A',
      name: text('한지 조명', 'Paper lamp'),
      _category: paper._id,
      labels: ['NEW'],
    });
    await api.createProduct({ code: 'B', name: text('황동 등', 'Brass lamp'), price: 30_000, salePrice: 9_000 });
    await api.createProduct({
      code: 'C',
      name: text('집 계약서 읽기', 'Reading contracts'),
      _category: books._id,
      price: 20_000,
    });
    await api.createProduct({ code: 'D', name: text('숨은 조명', 'Hidden lamp'), status: 'HIDDEN' });

    expect(await codes()).toEqual(['C', 'B', 'A']);
    expect(await codes({ sort: 'createdAt' })).toEqual(['A', 'B', 'C']);
    expect(await codes({ sort: 'price' })).toEqual(['B', 'A', 'C']);
    expect(await codes({ sort: '-price' })).toEqual(['C', 'A', 'B']);
    expect(await codes({ category: 'lamps' })).toEqual(['B', 'A']);
    expect(await codes({ category: paper._id })).toEqual(['A']);
    expect(await codes({ category: 'nowhere' })).toEqual([]);
    expect(await codes({ label: 'NEW' })).toEqual(['A']);
    expect(await codes({ priceFrom: 9_000, priceTo: 10_000 })).toEqual(['B', 'A']);
    // One syllable, two, part of a word, several words in any order, another language, a code.
    for (const q of ['지', '한지', '지 조', '조명 한', 'LAMP paper', 'a']) expect(await codes({ q })).toContain('A');
    expect(await codes({ q: 'lamp' })).toEqual(['B', 'A']);
    expect(await codes({ q: '명조' })).toEqual([]);
    expect(await codes({ q: '%' })).toEqual([]);
    expect((await api.call(shopProducts.list, { query: { category: 'x', nonsense: 1 } as never })).status).toBe(400);
  });

  test('counts matches by category, whichever category is selected', async () => {
    const facets = async (query: object) => (await list(query)).facets.map(({ count }) => count).sort((a, b) => a - b);
    expect(await list({ category: 'books' })).toMatchObject({ total: 1, more: false });
    expect(await facets({ category: 'books' })).toEqual([1, 1, 1]);
    expect(await facets({ q: 'lamp', category: 'books' })).toEqual([1, 1]);
    expect(await list({ page: 7, limit: 2 })).toMatchObject({ shopProducts: [], total: 3 });
  });

  test('counts again as soon as a product or a category has changed', async () => {
    const counted = async () => (await list({ q: 'lantern' })).total;
    expect(await counted()).toBe(0);
    const garden = await api.createCategory({ code: 'garden' });
    await api.createProduct({ code: 'L', name: { ko: '등불', en: 'Lantern' }, _category: garden._id });
    expect(await counted()).toBe(1);
    const enable = ({ version }: { version: number }, enabled: boolean) =>
      api.call(contract.console.categories.update, {
        as: 'admin',
        params: { id: garden._id },
        body: { version, enabled },
      });
    const { body } = await enable(garden, false);
    expect(await counted()).toBe(0);
    await enable(body.category, true);
    expect(await counted()).toBe(1);
  });

  test('shows present and regular price on a card, and nothing internal', async () => {
    const [card] = (await list({ q: 'brass' })).shopProducts;
    expect(card).toMatchObject({ name: '황동 등', price: 30_000, priceNow: 9_000, soldOut: false, hasOptions: false });
    for (const secret of ['stock', 'status', 'version', 'createdBy', 'options', 'content'])
      expect(card).not.toHaveProperty(secret);
  });
});

describe('a shop with many products', () => {
  /** Slightly more than is counted; the query plans of all lists are tested elsewhere. */
  const products = 1200;
  const perTest = 60_000;
  const fill = () => seedLargeShop({ db: api.db, products, onProgress: () => undefined });
  beforeAll(fill, perTest);

  test(
    'is there once, however often it is added, and its categories know how many they have',
    async () => {
      await fill();
      const { rows } = await api.pool.query(
        `select count(*)::int as n, (select sum(product_count)::int from shop_categories) as counted
         from shop_products where status in ('ON', 'SOLDOUT') and deleted_at is null`,
      );
      expect(rows[0].n).toBe(rows[0].counted);
      expect((await list()).total).toBe(rows[0].n);
    },
    perTest,
  );

  test('counts filtered matches up to some hundreds', async () => {
    expect(await list({ q: '만든' })).toMatchObject({ total: maxCountedProducts, more: true });
    expect(await list({ q: '한지' })).toMatchObject({ more: false });
    const console = async (query: { q?: string; sort?: 'price' }) =>
      (await api.call(contract.console.shopProducts.list, { as: 'admin', query })).body;
    expect(await console({ q: '만든' })).toMatchObject({ total: maxCountedProducts, more: true });
    expect(await console({ q: '한지' })).toMatchObject({ total: products / 8 + 1, more: false });
    expect(await console({})).toMatchObject({ more: false });
  });

  test('finds a word in the same order, whether it is frequent or rare', async () => {
    for (const q of ['만든', '한지 조명', '없는 말'])
      for (const sort of ['price', '-createdAt'] as const) {
        const { rows } = await api.pool.query<{ code: string }>(
          `select code from shop_products where status in ('ON', 'SOLDOUT') and deleted_at is null
             and search like all ($1) order by ${sort === 'price' ? 'current_price, _id' : 'created_at desc, _id desc'} limit 20`,
          [q.split(' ').map((word) => `%${word}%`)],
        );
        expect(await codes({ q, sort, limit: 20 })).toEqual(rows.map(({ code }) => code));
      }
  });
});
