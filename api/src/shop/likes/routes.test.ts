import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { rivals, runAtOnce, startSecondProcess } from '../../app/testing-races';
import { type ShopApi, startShop } from '../shop-products/testing';
import { likes as table } from './table';

const { bookmarks, console: admin, likes } = contract;

let api: ShopApi;
let second: Awaited<ReturnType<typeof startSecondProcess>>;
let product: Awaited<ReturnType<ShopApi['createProduct']>>;
beforeAll(async () => {
  api = await startShop();
  second = await startSecondProcess(api);
}, 60_000);
afterAll(async () => {
  await second.stop();
  await api.stop();
});
beforeEach(async () => {
  await api.db.execute(sql`delete from likes`);
  product = await api.createProduct();
});

const target = () => ({ type: 'SHOP_PRODUCT' as const, _id: product._id });
const like = (as: 'member' | 'buyer' = 'member') => api.call(likes.create, { as, body: { target: target() } });
const counter = async () => (await api.getProduct(product._id)).likes;
/** Creates the same like fifty times over two processes. */
const race = () =>
  runAtOnce(rivals, (at) => api.call(likes.create, { as: 'member', body: { target: target() }, ...second.by(at) }));

describe('a like (S7)', () => {
  test('exists once: liking again answers the same one', async () => {
    const [first, again] = [await like(), await like()];
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body.like).toMatchObject({ _id: first.body.like._id, count: 1 });
    expect((await like('buyer')).body.like.count).toBe(2);
    expect(await counter()).toBe(2);
  });

  test('by fifty rivals over two processes is stored and counted once', async () => {
    const answers = await race();
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(rivals - 1);
    expect(new Set(answers.map(({ body }) => body.like._id)).size).toBe(1);
    expect([await api.db.$count(table), await counter()]).toEqual([1, 1]);
    const params = { id: answers[0]?.body.like._id ?? '' };
    const removed = await runAtOnce(rivals, (at) => api.call(likes.remove, { as: 'member', params, ...second.by(at) }));
    expect(removed.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(removed.filter(({ status }) => status === 404)).toHaveLength(rivals - 1);
    expect([await api.db.$count(table), await counter()]).toEqual([0, 0]);
  }, 120_000);

  test('control: without the constraint is stored many times', async () => {
    await api.db.execute(sql`alter table likes drop constraint likes_target_unique`);
    const answers = await race();
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(1);
    expect(await api.db.$count(table)).toBeGreaterThan(1);
    await api.db.execute(sql`delete from likes`);
    await api.db.execute(sql`alter table likes add constraint likes_target_unique unique (_user, type, target)`);
  }, 120_000);

  test('cannot be removed by others', async () => {
    const { body } = await like();
    const params = { id: body.like._id };
    expect((await api.call(likes.remove, { as: 'buyer', params })).status).toBe(404);
    expect((await api.call(likes.get, { as: 'buyer', params })).status).toBe(404);
    expect(await counter()).toBe(1);
  });

  test('of a deleted target is shown as removed, and a new one is refused', async () => {
    await like();
    await api.call(admin.shopProducts.remove, { as: 'admin', params: { id: product._id } });
    const { status, body } = await api.call(likes.list, { as: 'member', query: {} });
    expect(status).toBe(200);
    expect(body.likes[0]).toMatchObject({ target: target(), shown: null, count: 1 });
    expect((await like('buyer')).status).toBe(404);
  });

  test('has nothing to change, and refuses a stale version', async () => {
    const { body } = await like();
    const params = { id: body.like._id };
    const put = (version: number) => api.call(likes.update, { as: 'member', params, body: { version } });
    expect((await put(0)).body.like).toEqual(body.like);
    expect((await put(3)).error.code).toBe('stale');
  });

  test('is found by its target', async () => {
    await like();
    const other = await api.createProduct();
    const total = async (id: string) =>
      (await api.call(likes.list, { as: 'member', query: { type: 'SHOP_PRODUCT', target: id } })).body.total;
    expect([await total(product._id), await total(other._id)]).toEqual([1, 0]);
  });
});

describe('a post and a review', () => {
  test('count their likes as well', async () => {
    const post = await api.call(contract.boards.create, {
      as: 'buyer',
      body: { code: 'COMMUNITY', subject: { ko: '글' }, content: { ko: '<p>내용</p>' } },
    });
    const line = await api.createPurchase(product);
    const body = { _purchase: line._id, score: 5, content: '아주 마음에 드는 조명입니다.' };
    const review = (await api.call(contract.reviews.create, { as: 'member', body })).body.review;
    const targets = [
      { type: 'BOARD' as const, _id: post.body.board._id },
      { type: 'REVIEW' as const, _id: review._id },
    ];
    for (const one of targets)
      expect((await api.call(likes.create, { as: 'member', body: { target: one } })).status).toBe(201);
    const { rows } = await api.pool.query(
      `select (select likes from boards where _id = $1) as board, (select likes from reviews where _id = $2) as review`,
      targets.map(({ _id }) => _id),
    );
    expect(rows[0]).toEqual({ board: 1, review: 1 });
  });
});

describe('a bookmark', () => {
  const createBookmark = (type: 'SHOP_PRODUCT' | 'BOARD' | 'PRODUCT' | 'WORK', _id: string) =>
    api.call(bookmarks.create, { as: 'member', body: { target: { type, _id }, memo: '나중에' } });

  test('exists once and shows its target', async () => {
    const [first, again] = [
      await createBookmark('SHOP_PRODUCT', product._id),
      await createBookmark('SHOP_PRODUCT', product._id),
    ];
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body.bookmark).toMatchObject({ _id: first.body.bookmark._id, memo: '나중에' });
    expect(first.body.bookmark.shown?.title).toMatch(/^상품/);
  });

  test('of a hidden target of any kind is refused', async () => {
    const hidden = await api.createProduct({ status: 'DRAFT' });
    expect((await createBookmark('SHOP_PRODUCT', hidden._id)).status).toBe(404);
    for (const type of ['BOARD', 'PRODUCT', 'WORK'] as const)
      expect((await createBookmark(type, 'unknown')).status).toBe(404);
  });
});
