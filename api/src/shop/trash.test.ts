import { expect, test } from '@jest/globals';
import { contract, type TrashResource } from 'shared/contract';
import { createPicture } from '../app/testing';
import { setUp } from '../platform/testing';
import { startShop } from './shop-products/testing';

const { console: admin } = contract;

const api = await setUp(startShop());

const restore = (resource: TrashResource, id: string) =>
  api.asAdmin(admin.trash.restore, { params: { resource, id }, body: {} });

test('a deleted review comes back with its likes, and the rating of the product with it', async () => {
  const product = await api.createProduct();
  const line = await api.createPurchase(product);
  const written = { _purchase: line._id, score: 4, content: '빛이 부드럽고 마감이 깔끔합니다.' };
  const { review } = (await api.call(contract.reviews.create, { as: 'member', body: written })).body;
  for (const as of ['buyer', 'seller'] as const)
    await api.call(contract.likes.create, { as, body: { target: { type: 'REVIEW', _id: review._id } } });
  const params = { id: review._id };
  const read = async () => (await api.asAdmin(admin.reviews.get, { params })).body.review;
  const before = await read();
  expect(before.likes).toBe(2);
  await api.asAdmin(admin.reviews.remove, { params });
  expect((await api.getProduct(product._id)).rating.count).toBe(0);
  expect((await restore('reviews', review._id)).status).toBe(204);
  const after = await read();
  const stamps = { version: 0, updatedAt: '', updatedBy: null };
  expect({ ...after, ...stamps }).toEqual({ ...before, ...stamps });
  expect((await api.getProduct(product._id)).rating).toEqual({ avg: 4, count: 1 });

  await api.asAdmin(admin.reviews.remove, { params });
  await api.call(contract.reviews.create, { as: 'member', body: written });
  expect((await restore('reviews', review._id)).error.code).toBe('restore_conflict');
});

test('a product comes back unless its code is taken, and is kept longer than thirty days', async () => {
  const product = await api.createProduct({ code: 'LAMP-1' });
  const params = { id: product._id };
  await api.asAdmin(admin.shopProducts.remove, { params });
  const { trash } = (await api.asAdmin(admin.trash.list, { query: { q: 'LAMP-1' } })).body;
  expect(trash).toMatchObject([{ _id: product._id, resource: 'shopProducts', purgeAt: null }]);
  const other = await api.createProduct({ code: 'LAMP-1' });
  expect((await restore('shopProducts', product._id)).error.code).toBe('restore_conflict');
  await api.asAdmin(admin.shopProducts.remove, { params: { id: other._id } });
  expect((await restore('shopProducts', product._id)).status).toBe(204);
  expect((await api.getProduct(product._id)).code).toBe('LAMP-1');
});

test('the picture of a deleted product has no address until it is restored, unless orders show it', async () => {
  const remove = async (isOrdered: boolean) => {
    const product = await api.createProduct();
    const params = { id: product._id };
    await api.asAdmin(admin.shopProducts.setThumb, { params, file: await createPicture('red') });
    const path = (await api.getProduct(product._id)).thumb?.url ?? '';
    if (isOrdered) await api.createPurchase(product);
    await api.asAdmin(admin.shopProducts.remove, { params });
    return { id: product._id, getStatus: async () => (await api.send({ path })).status };
  };
  const [unsold, sold] = [await remove(false), await remove(true)];
  expect([await unsold.getStatus(), await sold.getStatus()]).toEqual([404, 200]);
  await restore('shopProducts', unsold.id);
  expect(await unsold.getStatus()).toBe(200);
});

test('a category waits for its parent', async () => {
  const parent = await api.createCategory();
  const child = await api.createCategory({ _parent: parent._id });
  for (const { _id: id } of [child, parent]) await api.asAdmin(admin.categories.remove, { params: { id } });
  expect((await restore('categories', child._id)).error.code).toBe('restore_orphan');
  for (const { _id } of [parent, child]) expect((await restore('categories', _id)).status).toBe(204);
  const { category } = (await api.asAdmin(admin.categories.get, { params: { id: child._id } })).body;
  expect(category).toMatchObject({ name: child.name, code: child.code, _parent: parent._id });
});

test('a picture of a product goes back to its place; one that was replaced meanwhile is not overwritten', async () => {
  const { _id: id } = await api.createProduct();
  for (const index of ['0', '1'])
    await api.asAdmin(admin.shopProducts.setImage, { params: { id, index }, file: await createPicture('red') });
  await api.asAdmin(admin.shopProducts.setThumb, { params: { id }, file: await createPicture('blue') });
  const { images, thumb } = await api.getProduct(id);
  await api.asAdmin(admin.shopProducts.removeImage, { params: { id, index: '0' } });
  expect((await restore('files', images[0]?._id ?? '')).status).toBe(204);
  expect((await api.getProduct(id)).images).toEqual(images);

  await api.asAdmin(admin.shopProducts.removeThumb, { params: { id } });
  await api.asAdmin(admin.shopProducts.setThumb, { params: { id }, file: await createPicture('green') });
  expect((await restore('files', thumb?._id ?? '')).error.code).toBe('restore_conflict');
});
