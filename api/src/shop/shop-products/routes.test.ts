import { beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { contract, type ShopProduct } from 'shared/contract';
import { createPicture } from '../../app/testing';
import { files } from '../../platform/files/table';
import { setUp } from '../../platform/testing';
import { startShop } from './testing';

const { console: admin, shopProducts } = contract;

const api = await setUp(startShop());
beforeEach(async () => {
  await api.db.execute(sql`delete from purchases`);
  await api.db.execute(sql`delete from shop_products`);
});

const page = (id: string) => api.call(shopProducts.get, { params: { id } });
const update = (id: string, body: object) =>
  api.call(admin.shopProducts.update, { as: 'admin', params: { id }, body: body as { version: number } });
const started = Date.now();
const at = (days: number) => new Date(started + days * 86_400_000).toISOString();

describe('what a visitor sees of a product', () => {
  test('has the particulars that the law requires in the reader’s language, or in Korean where it has no other', async () => {
    const info = [
      { key: '소재', value: '황동', en: { key: 'Material', value: 'Brass' }, cn: { key: '材质', value: '黄铜' } },
      { key: '제조자', value: '포르티코 공방' },
    ];
    const { _id } = await api.createProduct({ info });
    const readInfo = async (language: string) => {
      const headers = { 'accept-language': language };
      const { body } = await api.call(shopProducts.get, { params: { id: _id }, headers });
      return body.shopProduct.info;
    };
    const maker = { key: '제조자', value: '포르티코 공방' };
    expect(await readInfo('ko')).toEqual([{ key: '소재', value: '황동' }, maker]);
    expect(await readInfo('en')).toEqual([{ key: 'Material', value: 'Brass' }, maker]);
    expect(await readInfo('zh')).toEqual([{ key: '材质', value: '黄铜' }, maker]);
  });

  test('is what is on sale or sold out, without internal fields', async () => {
    const { _id } = await api.createProduct({
      stock: 500,
      sales: undefined,
      content: { ko: '<p onclick="x()">설명</p>' },
    });
    const { body } = await page(_id);
    expect(body.shopProduct).toMatchObject({ content: '<p>설명</p>', soldOut: false, left: null, price: 10_000 });
    expect((await page(body.shopProduct.slug ?? '')).body.shopProduct._id).toBe(_id);
    for (const secret of ['stock', 'status', 'createdBy', 'salePrice', 'version', 'deletedAt'])
      expect(body.shopProduct).not.toHaveProperty(secret);
    for (const status of ['DRAFT', 'HIDDEN'] as const) {
      const hidden = await api.createProduct({ status });
      expect((await page(hidden._id)).status).toBe(404);
    }
    expect((await page((await api.createProduct({ status: 'SOLDOUT' }))._id)).body.shopProduct.soldOut).toBe(true);
  });

  test('shows the stock left when it is low; the smaller number for each option', async () => {
    const option = (key: string, stock: number | null) => ({ key, name: { ko: key }, addPrice: 2_000, stock });
    const { _id } = await api.createProduct({ stock: 5, options: [option('s', 3), option('m', null), option('l', 0)] });
    const { shopProduct } = (await page(_id)).body;
    expect(shopProduct.options.map(({ key, left, soldOut, priceNow }) => ({ key, left, soldOut, priceNow }))).toEqual([
      { key: 's', left: 3, soldOut: false, priceNow: 12_000 },
      { key: 'm', left: 5, soldOut: false, priceNow: 12_000 },
      { key: 'l', left: 0, soldOut: true, priceNow: 12_000 },
    ]);
    expect(shopProduct.options[0]).not.toHaveProperty('stock');
  });

  test('includes the path to its category', async () => {
    const below = await api.createCategory({ _parent: api.lamps._id });
    const { _id } = await api.createProduct({ _category: below._id });
    expect((await page(_id)).body.shopProduct.path.map(({ _id }) => _id)).toEqual([api.lamps._id, below._id]);
  });
});

describe('a price', () => {
  test('is the sale price within its period, beside the regular one', async () => {
    const { _id } = await api.createProduct({ salePrice: 7_000, saleFrom: at(-1), saleTo: at(1) });
    expect((await page(_id)).body.shopProduct).toMatchObject({ price: 10_000, priceNow: 7_000 });
    await update(_id, { saleFrom: at(0.5), version: 0 });
    expect((await page(_id)).body.shopProduct).toMatchObject({ price: 10_000, priceNow: 10_000, saleTo: null });
    await update(_id, { saleFrom: null, saleTo: null, version: 1 });
    expect((await page(_id)).body.shopProduct).toMatchObject({ priceNow: 7_000, saleTo: null });
  });

  test.each([
    [{ salePrice: 10_001 }, 'salePrice'],
    [{ salePrice: 1, saleFrom: at(1), saleTo: at(1) }, 'saleTo'],
    [{ minQty: 5, maxQty: 4 }, 'maxQty'],
    [{ _category: 'nowhere' }, '_category'],
    [{ price: -1 }, 'price'],
    [{ price: 1.5 }, 'price'],
    [{ code: 'bad code' }, 'code'],
  ])('that does not fit the rest is refused: %j', async (changes, field) => {
    const body = { name: { ko: '상품' }, code: 'X-1', _category: api.lamps._id, price: 10_000, ...changes };
    const { status, error } = await api.call(admin.shopProducts.create, {
      as: 'admin',
      body: body as { name: { ko: string }; code: string; _category: string; price: number },
    });
    expect({ status, field: error.errors?.[0]?.field }).toEqual({ status: 422, field });
  });
});

describe('an administrator', () => {
  test('leaves out from which sum delivery is free, and the sum of the setting is stored', async () => {
    const setting = { shop: { shippingFee: 3000, freeOver: 40_000 } };
    await api.db.execute(sql`insert into documents (key, value, version, updated_at)
      values ('setting', ${JSON.stringify(setting)}::jsonb, 1, now())
      on conflict (key) do update set value = documents.value || excluded.value`);
    const shipping = { type: 'CONDITIONAL' as const, fee: 2500 };
    const create = async (code: string) => {
      const body = { name: { ko: '상품' }, code, _category: api.lamps._id, price: 10_000, shipping };
      return (await api.call(admin.shopProducts.create, { as: 'admin', body })).body.shopProduct;
    };
    expect((await create('FREE-1')).shipping).toEqual({ ...shipping, freeOver: 40_000 });
    await api.db.execute(sql`delete from documents where key = 'setting'`);

    // Without a sum in the setting the fee always applies.
    const product = await create('FREE-2');
    expect(product.shipping).toEqual({ ...shipping, freeOver: 0 });
    await api.call(admin.shopProducts.update, {
      as: 'admin',
      params: { id: product._id },
      body: { status: 'ON', version: product.version },
    });
    const cart = await api.call(contract.carts.preview, { body: { items: [{ _product: product._id, qty: 1 }] } });
    expect([cart.body.shipping, cart.body.freeShippingIn]).toEqual([2500, null]);
  });

  test('cannot delete a product while orders with it are not shipped', async () => {
    const product = await api.createProduct();
    const remove = () => api.call(admin.shopProducts.remove, { as: 'admin', params: { id: product._id } });
    const { _id } = await api.createPurchase(product, { status: 'PAID' });
    expect((await remove()).error.code).toBe('product_ordered');
    await api.db.execute(sql`update purchases set status = 'SHIPPED' where _id = ${_id}`);
    expect((await remove()).status).toBe(204);
  });

  test('gives each product a unique code, which is free again after deletion', async () => {
    const { _id } = await api.createProduct({ code: 'lamp-1' });
    expect((await api.getProduct(_id)).code).toBe('LAMP-1');
    await expect(api.createProduct({ code: 'LAMP-1' })).rejects.toThrow('taken');
    await api.call(admin.shopProducts.remove, { as: 'admin', params: { id: _id } });
    await api.createProduct({ code: 'LAMP-1' });
    expect((await page(_id)).status).toBe(404);
  });

  test('finds by words, category, label and what is sold out', async () => {
    const names = async (query: object) =>
      (await api.call(admin.shopProducts.list, { as: 'admin', query })).body.shopProducts.map(({ code }) => code);
    await api.createProduct({ code: 'A', name: { ko: '한지 조명', en: 'Paper lamp' }, labels: ['NEW'] });
    await api.createProduct({ code: 'B', status: 'DRAFT', stock: 0 });
    const option = { key: 's', name: { ko: '소' }, addPrice: 0, stock: 0 };
    await api.createProduct({ code: 'C', options: [option, { ...option, key: 'l', stock: 4 }] });
    expect(await names({ q: 'LAMP 한지' })).toEqual(['A']);
    expect(await names({ label: 'NEW' })).toEqual(['A']);
    expect(await names({ soldOut: 'true', sort: 'code' })).toEqual(['B', 'C']);
    expect(await names({ soldOut: 'false' })).toEqual(['A']);
    expect(await names({ status: 'DRAFT' })).toEqual(['B']);
    const { body } = await api.call(admin.shopProducts.list, { as: 'admin', query: { limit: 1, page: 9 } });
    expect(body).toMatchObject({ shopProducts: [], total: 3 });
  });

  test('with a stale version is refused, and nothing is written', async () => {
    const { _id } = await api.createProduct();
    expect((await update(_id, { price: 11_000, version: 0 })).status).toBe(200);
    const { error } = await update(_id, { stock: 3, version: 0 });
    expect(error).toMatchObject({ code: 'stale', current: { price: 11_000, priceNow: 11_000 } });
    expect((await api.getProduct(_id)).stock).toBeNull();
  });
});

describe('pictures', () => {
  const set = async (product: ShopProduct, index: number, color = 'red') =>
    api.call(admin.shopProducts.setImage, {
      as: 'admin',
      params: { id: product._id, index: `${index}` },
      file: await createPicture(color),
    });

  test('have positions without gaps: they are appended, replaced and removed', async () => {
    const product = await api.createProduct();
    await set(product, 0);
    const two = (await set(product, 1)).body.shopProduct.images;
    expect((await set(product, 3)).status).toBe(422);
    const [first, second] = (await set(product, 0, 'blue')).body.shopProduct.images;
    expect([first?._id === two[0]?._id, second?._id]).toEqual([false, two[1]?._id]);
    const params = { id: product._id, index: '0' };
    expect((await api.call(admin.shopProducts.removeImage, { as: 'admin', params })).status).toBe(204);
    expect((await api.getProduct(product._id)).images.map(({ _id }) => _id)).toEqual([second?._id]);
  });

  test('are reordered: all of them, each once, at the version that was read', async () => {
    const product = await api.createProduct();
    await set(product, 0);
    const { images, version } = (await set(product, 1, 'blue')).body.shopProduct;
    const ids = images.map(({ _id }) => _id);
    const order = (body: { images: string[]; version: number }) =>
      api.call(admin.shopProducts.reorder, { as: 'admin', params: { id: product._id }, body });
    for (const wrong of [ids.slice(1), [ids[0], ids[0]], [...ids, 'another']])
      expect((await order({ images: wrong as string[], version })).body).toMatchObject({ code: 'order_mismatch' });
    expect((await order({ images: ids, version: version - 1 })).body).toMatchObject({ code: 'stale' });
    expect((await order({ images: ids.toReversed(), version })).status).toBe(200);
    expect((await api.getProduct(product._id)).images.map(({ _id }) => _id)).toEqual(ids.toReversed());
  });

  test('set at one position by many at once are one, and no file is left over', async () => {
    const product = await api.createProduct();
    const all = await Promise.all(['red', 'green', 'blue', 'gold'].map((color) => set(product, 0, color)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { images } = await api.getProduct(product._id);
    const mine = await api.db.select().from(files).where(eq(files.ownerId, product._id));
    expect(images).toHaveLength(1);
    expect(mine.filter(({ releasedAt }) => releasedAt === null).map(({ _id }) => _id)).toEqual([images[0]?._id]);
  });

  test('of an ordered product stay, since orders show them', async () => {
    const product = await api.createProduct();
    const thumb = async () =>
      api.call(admin.shopProducts.setThumb, { as: 'admin', params: { id: product._id }, file: await createPicture() });
    const first = (await thumb()).body.shopProduct.thumb?.url ?? '';
    const second = (await thumb()).body.shopProduct.thumb?.url ?? '';
    expect((await api.send({ path: first })).status).toBe(404);
    await api.createPurchase(product);
    await thumb();
    expect((await api.send({ path: second })).status).toBe(200);
  });
});
