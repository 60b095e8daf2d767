import { beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { startApi } from '../../app/testing';
import { setUp } from '../../platform/testing';
import { buildFaq } from './testing';

const { console: admin, faqs } = contract;

const api = await setUp(startApi());
beforeEach(() => api.db.execute(sql`delete from faqs`));

const create = async (ko: string, order: number, fields: object = {}) => {
  const body = buildFaq({ type: 'inquiry', question: { ko }, order, ...fields });
  return (await api.asAdmin(admin.faqs.create, { body })).body.faq._id;
};
const questions = async (query = {}) =>
  (await api.call(faqs.list, { query })).body.faqs.map(({ question }) => question);
const reorder = (ids: string[]) => api.asAdmin(admin.faqs.reorder, { body: { type: 'inquiry', ids } });

test('visitors see published questions in order, by type', async () => {
  await create('둘', 2);
  await create('하나', 1);
  await create('숨은', 0, { published: false });
  await create('다른', 0, { type: 'other' });
  expect(await questions({ type: 'inquiry' })).toEqual(['하나', '둘']);
  const hidden = await create('또 숨은', 3, { published: false });
  expect((await api.call(faqs.get, { params: { id: hidden } })).status).toBe(404);
});

test('the write routes below v1 are for administrators', async () => {
  const body = buildFaq();
  expect((await api.call(faqs.create, { body })).status).toBe(401);
  expect((await api.call(faqs.create, { as: 'member', body })).status).toBe(403);
  const { status, body: made } = await api.asAdmin(faqs.create, { body });
  expect({ status, question: made.faq.question }).toEqual({ status: 201, question: '질문' });
});

describe('a new order', () => {
  test('is stored completely', async () => {
    const ids = [await create('가', 0), await create('나', 1), await create('다', 2)];
    expect((await reorder(ids.toReversed())).status).toBe(204);
    expect(await questions()).toEqual(['다', '나', '가']);
  });

  test('that misses, repeats or adds a question is refused without changes', async () => {
    const [a = '', b = ''] = [await create('가', 0), await create('나', 1)];
    const other = await create('다른', 0, { type: 'other' });
    for (const ids of [[b], [b, b], [b, a, a], [b, a, other], []]) {
      const { status, error } = await reorder(ids);
      expect({ ids, status, code: error.code }).toEqual({ ids, status: 409, code: 'order_mismatch' });
    }
    expect(await questions({ type: 'inquiry' })).toEqual(['가', '나']);
  });

  test('sent concurrently ends as one of the two, never a mixture', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, (_, n) => create(`${n}`, n)));
    const orders = [ids, ids.toReversed(), [...ids.slice(3), ...ids.slice(0, 3)]];
    const all = await Promise.all([...orders, ...orders].map(reorder));
    expect(all.every(({ status }) => status === 204)).toBe(true);
    const stored = (await api.call(faqs.list, { query: {} })).body.faqs;
    expect(orders.map((order) => order.join())).toContain(stored.map(({ _id }) => _id).join());
    expect(stored.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
