import { beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { createPicture } from '../../app/testing';
import { setUp } from '../../platform/testing';
import { startShop } from '../shop-products/testing';

const { console: admin, categories } = contract;

const api = await setUp(startShop());
beforeEach(async () => {
  await api.db.execute(sql`delete from shop_products`);
  await api.db.execute(sql`delete from shop_categories where code <> 'lamps'`);
});

const listCategories = async (query = {}) => (await api.call(categories.list, { query })).body.categories;
const codes = async () => (await listCategories()).map(({ code, depth }) => `${code} ${depth}`);
const read = async (id: string) =>
  (await api.call(admin.categories.get, { as: 'admin', params: { id } })).body.category;
const update = async (id: string, body: object) => {
  const { version } = await read(id);
  return api.call(admin.categories.update, { as: 'admin', params: { id }, body: { ...body, version } });
};
const remove = (id: string) => api.call(admin.categories.remove, { as: 'admin', params: { id } });
const reorder = (tree: { _id: string; _parent: string | null }[]) =>
  api.call(admin.categories.reorder, { as: 'admin', body: { tree } });

/** A top category, one below it, and one below that. */
const branch = async () => {
  const top = await api.createCategory({ code: 'ceramics' });
  const middle = await api.createCategory({ code: 'bowls', _parent: top._id });
  const leaf = await api.createCategory({ code: 'tea-bowls', _parent: middle._id });
  return { top, middle, leaf };
};

describe('visitors see', () => {
  test('the tree in order, each category followed by those below it', async () => {
    const { top, middle, leaf } = await branch();
    expect(await codes()).toEqual(['lamps 1', 'ceramics 1', 'bowls 2', 'tea-bowls 3']);
    const { body } = await api.call(categories.get, { params: { id: 'bowls' } });
    expect(body.category).toMatchObject({ _id: middle._id, depth: 2 });
    expect(body.category.path.map(({ _id }) => _id)).toEqual([top._id, middle._id]);
    expect(body.category.children.map(({ _id }) => _id)).toEqual([leaf._id]);
  });

  test('the number of products in a category and below, as they are added, moved, hidden and deleted', async () => {
    const { top, middle, leaf } = await branch();
    const countOf = async () =>
      Object.fromEntries((await listCategories()).map(({ code, productCount }) => [code, productCount]));
    const first = await api.createProduct({ _category: leaf._id });
    await api.createProduct({ _category: middle._id, status: 'SOLDOUT' });
    await api.createProduct({ _category: middle._id, status: 'DRAFT' });
    expect(await countOf()).toMatchObject({ ceramics: 2, bowls: 2, 'tea-bowls': 1 });
    const params = { id: first._id };
    await api.call(admin.shopProducts.update, { as: 'admin', params, body: { _category: top._id, version: 0 } });
    expect(await countOf()).toMatchObject({ ceramics: 2, bowls: 1, 'tea-bowls': 0 });
    await api.call(admin.shopProducts.update, { as: 'admin', params, body: { status: 'HIDDEN', version: 1 } });
    expect(await countOf()).toMatchObject({ ceramics: 1 });
    await api.call(admin.shopProducts.remove, { as: 'admin', params });
    expect(await countOf()).toMatchObject({ ceramics: 1 });
  });

  test('neither a disabled category nor those below it', async () => {
    const { top, leaf } = await branch();
    await api.createProduct({ _category: leaf._id });
    await update(top._id, { enabled: false });
    expect(await codes()).toEqual(['lamps 1']);
    expect((await api.call(categories.get, { params: { id: leaf._id } })).status).toBe(404);
    const { body } = await api.call(contract.shopProducts.list, { query: {} });
    expect(body).toMatchObject({ shopProducts: [], total: 0 });
  });
});

describe('a category', () => {
  test('has a unique code, and goes last without an order', async () => {
    const first = await api.createCategory({ code: 'books' });
    expect(first.order).toBeGreaterThan(api.lamps.order);
    const same = { name: { ko: '책' }, code: 'books' };
    const { error } = await api.call(admin.categories.create, { as: 'admin', body: same });
    expect(error).toMatchObject({ code: 'taken', errors: [{ field: 'code' }] });
  });

  test('is at most three levels deep, and never below itself', async () => {
    const { top, middle, leaf } = await branch();
    const deeper = { name: { ko: '너무 깊은' }, code: 'deeper', _parent: leaf._id };
    expect((await api.call(admin.categories.create, { as: 'admin', body: deeper })).status).toBe(422);
    expect((await update(top._id, { _parent: leaf._id })).status).toBe(422);
    expect((await update(top._id, { _parent: top._id })).status).toBe(422);
    // The category below it would be on the fourth level.
    expect((await update(top._id, { _parent: api.lamps._id })).status).toBe(422);
    expect((await update(middle._id, { _parent: api.lamps._id })).status).toBe(200);
  });

  test('cannot be deleted while it has products or categories, which are counted', async () => {
    const { top, middle, leaf } = await branch();
    const { _id } = await api.createProduct({ _category: leaf._id });
    expect((await remove(top._id)).error).toMatchObject({ code: 'in_use', children: 1, products: 0 });
    expect((await remove(leaf._id)).error).toMatchObject({ code: 'in_use', children: 0, products: 1 });
    await api.call(admin.shopProducts.remove, { as: 'admin', params: { id: _id } });
    // Deleted products are still in orders and move to another category.
    expect((await remove(leaf._id)).status).toBe(204);
    expect((await remove(middle._id)).status).toBe(204);
  });

  test('changed by two at once is refused as stale for one of them', async () => {
    const { top } = await branch();
    const { version } = await read(top._id);
    const write = (name: string) =>
      api.call(admin.categories.update, {
        as: 'admin',
        params: { id: top._id },
        body: { name: { ko: name }, version },
      });
    const answers = await Promise.all([write('하나'), write('둘')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('has a picture that is deleted with it', async () => {
    const { leaf } = await branch();
    const params = { id: leaf._id };
    const set = await api.call(admin.categories.setThumb, { as: 'admin', params, file: await createPicture() });
    const url = set.body.category.thumb?.url ?? '';
    expect((await api.send({ path: url })).status).toBe(200);
    await remove(leaf._id);
    expect((await api.send({ path: url })).status).toBe(404);
  });
});

describe('a new order', () => {
  test('covers the whole tree', async () => {
    const { top, middle, leaf } = await branch();
    const tree = [
      { _id: leaf._id, _parent: null },
      { _id: top._id, _parent: leaf._id },
      { _id: middle._id, _parent: leaf._id },
      { _id: api.lamps._id, _parent: null },
    ];
    expect((await reorder(tree)).status).toBe(204);
    expect(await codes()).toEqual(['tea-bowls 1', 'ceramics 2', 'bowls 2', 'lamps 1']);
  });

  test('that misses, repeats or adds one is refused, and so is one too deep or with a cycle', async () => {
    const { top, middle, leaf } = await branch();
    const lamps = { _id: api.lamps._id, _parent: null };
    const before = await codes();
    const refused = async (leaves: { _id: string; _parent: string | null }[]) => (await reorder(leaves)).status;
    const [a, b, c] = [top._id, middle._id, leaf._id];
    const flat = [a, b, c].map((_id) => ({ _id, _parent: null }));
    expect(await refused(flat)).toBe(409);
    expect(await refused([lamps, lamps, ...flat])).toBe(409);
    expect(await refused([lamps, ...flat, { _id: 'other', _parent: null }])).toBe(409);
    expect(await refused([lamps, ...flat.slice(1), { _id: a, _parent: 'other' }])).toBe(409);
    expect(await refused([lamps, { _id: a, _parent: b }, { _id: b, _parent: c }, { _id: c, _parent: a }])).toBe(422);
    expect(await refused([lamps, { _id: a, _parent: lamps._id }, { _id: b, _parent: a }, { _id: c, _parent: b }])).toBe(
      422,
    );
    expect(await codes()).toEqual(before);
  });

  test('by two administrators at once leaves no cycle', async () => {
    const [a, b] = [await api.createCategory(), await api.createCategory()];
    const answers = await Promise.all([
      update(a._id, { _parent: b._id }),
      update(b._id, { _parent: a._id }),
      update(a._id, { _parent: b._id }),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    const parents = [(await read(a._id))._parent, (await read(b._id))._parent];
    expect(parents.filter((parent) => parent === null)).toHaveLength(1);
  });

  // Control of the test above: two transactions check the tree at the same time.
  test('control: without the lock on the tree makes a cycle', async () => {
    const [a, b] = [await api.createCategory(), await api.createCategory()];
    const [one, two] = [await api.pool.connect(), await api.pool.connect()];
    const select = 'select _parent from shop_categories where _id = $1';
    const update = 'update shop_categories set _parent = $2 where _id = $1';
    const results = [await one.query(select, [b._id]), await two.query(select, [a._id])];
    expect(results.map(({ rows }) => rows[0]._parent)).toEqual([null, null]);
    await one.query(update, [a._id, b._id]);
    await two.query(update, [b._id, a._id]);
    one.release();
    two.release();
    expect([(await read(a._id))._parent, (await read(b._id))._parent]).toEqual([b._id, a._id]);
    await api.db.execute(sql`update shop_categories set _parent = null`);
  });
});
