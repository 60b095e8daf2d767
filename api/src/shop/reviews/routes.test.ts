import { beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { createPicture, type Identity } from '../../app/testing';
import { runAtOnce } from '../../app/testing-races';
import { setUp } from '../../platform/testing';
import { type ShopApi, startShop } from '../shop-products/testing';

const { console: admin, productReviews, reviews } = contract;
const content = '빛이 부드럽고 마감이 깔끔합니다.';

const api = await setUp(startShop());
let product: Awaited<ReturnType<ShopApi['createProduct']>>;
beforeEach(async () => {
  await api.db.execute(sql`delete from reviews`);
  product = await api.createProduct();
});

const write = (_purchase: string, score = 5, as: Identity = 'member') =>
  api.call(reviews.create, { as, body: { _purchase, score, content } });
/** Creates a review with a purchase. */
const reviewed = async (score: number, as: Identity = 'member') => {
  const line = await api.createPurchase(product, { by: as });
  const { status, body, error } = await write(line._id, score, as);
  if (status !== 201) throw new Error(JSON.stringify(error));
  return body.review;
};
const rating = async () => (await api.getProduct(product._id)).rating;
const listReviews = async (query = {}) =>
  (await api.call(productReviews.list, { params: { id: product._id }, query })).body;
const updateReview = (id: string, body: object) =>
  api.call(admin.reviews.update, { as: 'admin', params: { id }, body: body as { version: number } });

describe('a review (S6)', () => {
  test('is possible for a delivered line of its author, once', async () => {
    const paid = await api.createPurchase(product, { status: 'PAID' });
    expect((await write(paid._id)).error.code).toBe('not_reviewable');
    const line = await api.createPurchase(product, { status: 'CONFIRMED' });
    expect((await write(line._id, 5, 'buyer')).status).toBe(404);
    expect((await write('unknown')).status).toBe(404);
    expect((await write(line._id)).status).toBe(201);
    expect((await write(line._id)).error).toMatchObject({ code: 'taken', errors: [{ field: 'purchase' }] });
    expect((await write((await api.createPurchase(product))._id)).status).toBe(201);
  });

  test('of one line written twenty times at once is stored once', async () => {
    const line = await api.createPurchase(product);
    const answers = await runAtOnce(20, () => write(line._id));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await rating()).toEqual({ avg: 5, count: 1 });
  });

  test.each([
    [{ score: 0 }],
    [{ score: 6 }],
    [{ score: 4.5 }],
    [{ content: '짧은 글' }],
    [{ content: '가'.repeat(2001) }],
  ])('outside its bounds is refused: %j', async (changes) => {
    const line = await api.createPurchase(product);
    const body = { _purchase: line._id, score: 5, content, ...changes };
    expect((await api.call(reviews.create, { as: 'member', body })).status).toBe(422);
  });
});

describe('the rating of a product', () => {
  test('is the mean of twenty that come at once', async () => {
    const lines: { _id: string }[] = [];
    for (let at = 0; at < 20; at += 1) lines.push(await api.createPurchase(product));
    await runAtOnce(20, (at) => write(lines[at]?._id ?? '', 1 + (at % 5)));
    expect(await rating()).toEqual({ avg: 3, count: 20 });
  });

  // Control of the test above: the mean is read, calculated and written in separate steps.
  test('control: loses reviews when it is read and written in separate steps', async () => {
    const read = async () =>
      (await api.pool.query('select rating_count from shop_products where _id = $1', [product._id])).rows[0]
        .rating_count;
    const readings: number[] = await runAtOnce(5, read);
    for (const count of readings)
      await api.pool.query('update shop_products set rating_count = $2 where _id = $1', [product._id, count + 1]);
    expect(await read()).toBe(1);
  });

  test('follows reviews that are deleted, hidden and shown again', async () => {
    const [good, bad] = [await reviewed(5), await reviewed(2)];
    expect(await rating()).toEqual({ avg: 3.5, count: 2 });
    await updateReview(bad._id, { status: 'HIDDEN', version: 0 });
    expect(await rating()).toEqual({ avg: 5, count: 1 });
    await updateReview(bad._id, { status: 'VISIBLE', version: 1 });
    await api.call(reviews.remove, { as: 'member', params: { id: good._id } });
    expect(await rating()).toEqual({ avg: 2, count: 1 });
    await api.call(admin.reviews.remove, { as: 'admin', params: { id: bad._id } });
    expect(await rating()).toEqual({ avg: 0, count: 0 });
    // After deletion a new review is possible.
    expect((await write(good._purchase, 4)).status).toBe(201);
  });
});

describe('visitors read', () => {
  test('visible reviews with masked names and the number of each score', async () => {
    await reviewed(5);
    await reviewed(4, 'buyer');
    const hidden = await reviewed(1);
    await updateReview(hidden._id, { status: 'HIDDEN', version: 0 });
    const { reviews: list, summary, total } = await listReviews();
    expect(total).toBe(2);
    expect(summary).toEqual({
      avg: 4.5,
      count: 2,
      scores: [5, 4, 3, 2, 1].map((score) => ({ score, count: score > 3 ? 1 : 0 })),
    });
    for (const review of list) {
      expect(review.author).toMatch(/\*/);
      expect(review).not.toHaveProperty('_user');
      expect(review).not.toHaveProperty('_purchase');
    }
    expect((await listReviews({ score: 4 })).total).toBe(1);
    expect((await listReviews({ sort: '-score' })).reviews.map(({ score }) => score)).toEqual([5, 4]);
    expect((await listReviews({ pictured: 'true' })).total).toBe(0);
  });

  test('no reviews of a hidden product', async () => {
    const draft = await api.createProduct({ status: 'DRAFT' });
    const params = { id: draft._id };
    expect((await api.call(productReviews.list, { params, query: {} })).status).toBe(404);
  });
});

describe('pictures', () => {
  const set = async (id: string, index: number, as: Identity = 'member') =>
    api.call(reviews.setImage, { as, params: { id, index: `${index}` }, file: await createPicture() });

  test("are at most five, without gaps, of the member's own review, and are deleted with it", async () => {
    const { _id } = await reviewed(5);
    expect((await set(_id, 1)).status).toBe(422);
    for (const index of [0, 1, 2, 3, 4]) expect((await set(_id, index)).status).toBe(200);
    expect((await set(_id, 5)).error.code).toBe('too_many');
    expect((await set(_id, 0, 'buyer')).status).toBe(404);
    const params = { id: _id, index: '0' };
    expect((await api.call(reviews.removeImage, { as: 'member', params })).status).toBe(204);
    const [review] = (await listReviews({ pictured: 'true' })).reviews;
    expect(review?.images).toHaveLength(4);
    await api.call(reviews.remove, { as: 'member', params: { id: _id } });
    expect((await api.send({ path: review?.images[0]?.url ?? '' })).status).toBe(404);
  });
});

describe('the shop', () => {
  test('replies, changes the reply, and removes it', async () => {
    const { _id } = await reviewed(3);
    expect((await updateReview(_id, { reply: '감사합니다.', version: 0 })).body.review.reply?.content).toBe(
      '감사합니다.',
    );
    expect((await listReviews()).reviews[0]?.reply).toMatchObject({ content: '감사합니다.' });
    expect((await listReviews()).reviews[0]?.reply).not.toHaveProperty('by');
    expect((await updateReview(_id, { reply: '늦은 답', version: 0 })).error.code).toBe('stale');
    const { body } = await api.call(admin.reviews.list, { as: 'admin', query: { replied: 'true' } });
    expect(body.reviews.map(({ author, product: { name } }) => [author.username, name.ko])).toEqual([
      ['member', product.name.ko],
    ]);
    expect((await updateReview(_id, { reply: null, version: 1 })).body.review.reply).toBeNull();
  });
});
