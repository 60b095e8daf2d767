import { describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { createPicture } from '../../app/testing';
import { setUp } from '../../platform/testing';
import { startFair } from '../matchings/testing';

const { products, fairProducts } = contract;
const vase = { name: { ko: '달 항아리' }, origin: '대한민국', category: 'living' } as const;

const api = await setUp(startFair());
const [seller, other] = [await api.newSeller(), await api.newSeller()];

const make = async (changes: object = {}) => {
  const { status, body, error } = await api.as(seller, products.create, { body: { ...vase, ...changes } });
  if (status !== 201) throw new Error(JSON.stringify(error));
  return body.product;
};
const withThumb = async (id: string) => {
  const { body } = await api.as(seller, products.setThumb, { params: { id }, file: await createPicture() });
  return body.product;
};

describe('a product', () => {
  test('can be read, updated and deleted by its seller', async () => {
    const { _id, version } = await make({ retailPrice: 98_000 });
    const params = { id: _id };
    expect((await api.as(seller, products.get, { params })).body.product).toMatchObject({ retailPrice: 98_000 });
    const changed = await api.as(seller, products.update, { params, body: { version, retailPrice: 120_000 } });
    expect(changed.body.product).toMatchObject({ retailPrice: 120_000, name: vase.name });
    expect((await api.as(seller, products.remove, { params })).status).toBe(204);
    expect((await api.as(seller, products.get, { params })).status).toBe(404);
  });

  test('is not found for another seller on any route', async () => {
    const { _id, version } = await make();
    await withThumb(_id);
    const params = { id: _id };
    const at = { id: _id, index: '0' };
    const file = await createPicture();
    const answers = [
      await api.as(other, products.get, { params }),
      await api.as(other, products.update, { params, body: { version, retailPrice: 1 } }),
      await api.as(other, products.remove, { params }),
      await api.as(other, products.setThumb, { params, file }),
      await api.as(other, products.removeThumb, { params }),
      await api.as(other, products.setImage, { params: at, file }),
      await api.as(other, products.removeImage, { params: at }),
      await api.as(other, fairProducts.create, { params: { id: api.fair._id }, body: { _product: _id } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    const { body } = await api.as(other, products.list, {});
    expect(body.products.map((product) => product._id)).not.toContain(_id);
    const { product } = (await api.as(seller, products.get, { params })).body;
    expect(product).toMatchObject({ retailPrice: null, images: [] });
    expect(product.thumb).not.toBeNull();
  });

  test('is not overwritten with a stale version', async () => {
    const { _id, version } = await make();
    const params = { id: _id };
    await api.as(seller, products.update, { params, body: { version, retailPrice: 1000 } });
    const late = await api.as(seller, products.update, { params, body: { version, retailPrice: 2000 } });
    expect(late).toMatchObject({ status: 409, error: { code: 'stale', current: { retailPrice: 1000 } } });
  });

  test('takes pictures by index: appends at the end, replaces before it, refuses beyond it', async () => {
    const { _id } = await make();
    const set = async (index: string) =>
      api.as(seller, products.setImage, { params: { id: _id, index }, file: await createPicture() });
    expect((await set('1')).status).toBe(422);
    await set('0');
    const two = (await set('1')).body.product.images.map((image) => image._id);
    const replaced = (await set('0')).body.product.images.map((image) => image._id);
    expect(replaced).toHaveLength(2);
    expect([replaced[0] === two[0], replaced[1] === two[1]]).toEqual([false, true]);
    await api.as(seller, products.removeImage, { params: { id: _id, index: '0' } });
    const { product } = (await api.as(seller, products.get, { params: { id: _id } })).body;
    expect(product.images.map((image) => image._id)).toEqual([two[1]]);
  });
});

describe('products at a fair', () => {
  const attach = (id: string) =>
    api.as(seller, fairProducts.create, { params: { id: api.fair._id }, body: { _product: id } });

  test('are refused only if published and with a picture', async () => {
    const draft = await make();
    expect((await attach(draft._id)).status).toBe(422);
    const bare = await make({ status: 'PUBLISHED' });
    expect((await attach(bare._id)).status).toBe(422);
    await withThumb(bare._id);
    expect((await attach(bare._id)).status).toBe(201);
    expect((await attach(bare._id)).error).toMatchObject({ code: 'taken' });
  });

  test('cannot be deleted or lose their picture while shown', async () => {
    const { _id } = await make({ status: 'PUBLISHED' });
    await withThumb(_id);
    await attach(_id);
    const params = { id: _id };
    expect((await api.as(seller, products.remove, { params })).error).toMatchObject({
      code: 'in_use',
      fairs: [api.fair._id],
    });
    expect((await api.as(seller, products.removeThumb, { params })).error).toMatchObject({ code: 'in_use' });
    await api.as(seller, fairProducts.remove, { params: { id: api.fair._id, product: _id } });
    expect((await api.as(seller, products.remove, { params })).status).toBe(204);
  });

  test('cannot be added by sellers who do not take part', async () => {
    const stranger = await api.person();
    const params = { id: api.fair._id };
    const { body } = await api.as(stranger, products.create, { body: { ...vase, status: 'PUBLISHED' } });
    const refused = await api.as(stranger, fairProducts.create, { params, body: { _product: body.product._id } });
    expect(refused.error).toMatchObject({ code: 'not_participant' });
  });
});
