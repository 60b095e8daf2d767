import { beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { createPicture, type Identity } from '../../app/testing';
import { setUp } from '../../platform/testing';
import { type ShopApi, startShop } from '../shop-products/testing';
import { inquiries as table } from './table';

const { console: admin, inquiries, productInquiries } = contract;

const api = await setUp(startShop());
let product: Awaited<ReturnType<ShopApi['createProduct']>>;
beforeEach(async () => {
  await api.db.execute(sql`delete from inquiries`);
  await api.db.execute(sql`delete from outbox`);
  await api.db.execute(sql`delete from throttles`);
  product = await api.createProduct();
});

const ask = async (changes: object = {}, as: Identity = 'member') =>
  (
    await api.call(inquiries.create, {
      as,
      body: { _product: product._id, subject: '배송', content: '언제 오나요?', ...changes },
    })
  ).body.inquiry;
const answer = (id: string, version = 0, text = '내일 보내 드립니다.') =>
  api.call(admin.inquiries.update, { as: 'admin', params: { id }, body: { answer: text, version } });
const findSentMails = async () => (await api.sent('inquiry.answered')).filter(({ channel }) => channel === 'EMAIL');
const listInquiries = async (as?: Identity, query = {}) =>
  (await api.call(productInquiries.list, { ...(as && { as }), params: { id: product._id }, query })).body;

describe('a question about a product', () => {
  test('is secret by default: others see only that it exists', async () => {
    const { _id } = await ask();
    await answer(_id);
    for (const as of [undefined, 'buyer'] as const) {
      const [inquiry] = (await listInquiries(as)).inquiries;
      expect(inquiry).toMatchObject({
        secret: true,
        subject: null,
        content: '',
        answer: null,
        answered: true,
        mine: false,
      });
      expect(inquiry?.author).toMatch(/\*/);
      expect(inquiry).not.toHaveProperty('_user');
    }
    for (const as of ['member', 'admin'] as const)
      expect((await listInquiries(as)).inquiries[0]).toMatchObject({ content: '언제 오나요?', mine: as === 'member' });
  });

  test('is not found by its words by others if it is secret', async () => {
    await ask({ content: '비밀번호처럼 숨은 말' });
    await ask({ content: '열린 말', secret: false });
    expect((await listInquiries(undefined, { q: '숨은' })).total).toBe(0);
    expect((await listInquiries(undefined, { q: '열린' })).total).toBe(1);
  });

  test('repeated with one idempotency key is stored once', async () => {
    const send = () =>
      api.call(inquiries.create, {
        as: 'member',
        body: { content: '상점에 묻습니다.' },
        headers: { 'idempotency-key': 'ask-1' },
      });
    const [first, again] = [await send(), await send()];
    expect(again.body).toEqual(first.body);
    expect(first.body.inquiry).toMatchObject({ _product: null, product: null, secret: true });
    expect(await api.db.$count(table)).toBe(1);
  });

  test('is deleted only by its author, and only before it is answered', async () => {
    const { _id } = await ask();
    const params = { id: _id };
    expect((await api.call(inquiries.remove, { as: 'buyer', params })).status).toBe(404);
    await answer(_id);
    expect((await api.call(inquiries.remove, { as: 'member', params })).error.code).toBe('wrong_state');
    const open = await ask();
    expect((await api.call(inquiries.remove, { as: 'member', params: { id: open._id } })).status).toBe(204);
  });

  test('about a product that is not for sale is refused', async () => {
    const draft = await api.createProduct({ status: 'DRAFT' });
    const body = { _product: draft._id, content: '있나요?' };
    expect((await api.call(inquiries.create, { as: 'member', body })).status).toBe(404);
  });

  test("is in its author's list", async () => {
    await ask();
    await ask({}, 'buyer');
    const { body } = await api.call(inquiries.list, { as: 'member', query: { answered: 'false' } });
    expect(body).toMatchObject({ total: 1, inquiries: [{ product: { name: product.name.ko } }] });
  });
});

describe('pictures of a question', () => {
  const set = async (id: string, index: number, as: Identity = 'member') =>
    api.call(inquiries.setImage, { as, params: { id, index: `${index}` }, file: await createPicture() });
  const read = (id: string, as?: Identity) =>
    api.call(contract.files.download, { ...(as && { as }), params: { id }, query: {} });

  test('are at most three, and none can be added after the answer', async () => {
    const { _id } = await ask();
    for (const index of [0, 1, 2]) expect((await set(_id, index)).status).toBe(200);
    expect((await set(_id, 3)).error.code).toBe('too_many');
    expect((await set(_id, 0, 'buyer')).status).toBe(404);
    const { _id: answered } = await ask();
    await answer(answered);
    expect((await set(answered, 0)).error.code).toBe('wrong_state');
  });

  test('of a secret question are readable only by its author and administrators', async () => {
    const secret = (await set((await ask())._id, 0)).body.inquiry.images[0]?._id ?? '';
    expect((await read(secret)).status).toBe(404);
    expect((await read(secret, 'buyer')).status).toBe(404);
    expect((await read(secret, 'member')).status).toBe(200);
    expect((await read(secret, 'admin')).status).toBe(200);
    const open = (await set((await ask({ secret: false }))._id, 0)).body.inquiry.images[0]?._id ?? '';
    expect((await read(open)).status).toBe(200);
  });
});

describe('an answer', () => {
  test('is notified to the author once, also if it is changed later', async () => {
    const { _id } = await ask();
    expect((await answer(_id)).body.inquiry).toMatchObject({ answer: { content: '내일 보내 드립니다.' }, version: 1 });
    await answer(_id, 1, '모레 보내 드립니다.');
    expect((await findSentMails()).map(({ recipients }) => recipients)).toEqual([['member@example.com']]);
    expect((await listInquiries('member')).inquiries[0]?.answer).toMatchObject({ content: '모레 보내 드립니다.' });
    expect((await listInquiries('member')).inquiries[0]?.answer).not.toHaveProperty('by');
  });

  test('by two administrators at once is stored from one of them', async () => {
    const { _id } = await ask();
    const answers = await Promise.all([answer(_id), answer(_id, 0, '다른 답입니다.')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await findSentMails()).toHaveLength(1);
  });

  test('that is missing can be filtered in the console', async () => {
    await answer((await ask())._id);
    const { _id } = await ask({}, 'buyer');
    const { body } = await api.call(admin.inquiries.list, { as: 'admin', query: { answered: 'false' } });
    expect(body.inquiries.map((inquiry) => [inquiry._id, inquiry.author.username])).toEqual([[_id, 'buyer']]);
  });
});
