import { beforeAll, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import type { z } from 'zod';
import { findLists } from '../../app/seed/large/lists';
import { startApi } from '../../app/testing';
import { buildFaq } from '../../firm/faqs/testing';
import { formatInstant } from '../database/columns';
import { setUp } from '../testing';

const api = await setUp(startApi());
beforeAll(async () => {
  for (const order of [1, 2, 3])
    await api.asAdmin(contract.console.faqs.create, {
      body: buildFaq({ question: { ko: `질문 ${order}` }, order, published: order < 3 }),
    });
});

const list = (query: { page?: number; limit?: number; q?: string; sort?: 'question' | '-question' }) =>
  api.asAdmin(contract.console.faqs.list, { query });

test('the total counts all pages, on each page and beyond the last', async () => {
  for (const [page, length] of [
    [1, 2],
    [2, 1],
    [3, 0],
  ] as const) {
    const { body } = await list({ page, limit: 2 });
    expect({ total: body.total, length: body.faqs.length }).toEqual({ total: 3, length });
  }
  expect((await list({ q: '없는 질문' })).body).toMatchObject({ faqs: [], total: 0 });
  expect((await list({ q: '질문 2' })).body).toMatchObject({ total: 1 });
});

test('a row of a list equals the record read by id', async () => {
  const { body } = await list({ limit: 1 });
  const [row] = body.faqs;
  const { body: read } = await api.asAdmin(contract.console.faqs.get, { params: { id: row?._id ?? '' } });
  expect(row).toEqual(read.faq);
});

test('timestamps are formatted the same, however the database writes them', () => {
  const texts = ['2026-11-21 12:10:00+00', '2026-11-21 12:10:00.5+00', '2026-11-21 12:10:00.123+00'];
  for (const text of [...texts, '2026-11-21 21:10:00+09', '2026-11-21T12:10:00.000Z'])
    expect(formatInstant(text)).toBe(new Date(text).toISOString());
});

test('a text in three languages is sorted by its Korean part', async () => {
  const questions = async (sort: 'question' | '-question') =>
    (await list({ sort })).body.faqs.map(({ question }) => question.ko);
  const sorted = ['질문 1', '질문 2', '질문 3'];
  expect([await questions('question'), await questions('-question')]).toEqual([sorted, sorted.toReversed()]);
});

test('each list of the console is sorted by all that its contract names', async () => {
  const headers = { authorization: `Bearer ${await api.getToken('admin')}` };
  const refused: string[] = [];
  // The points are those of one member, of whom there is none here.
  const lists = (await findLists(api)).filter(
    ({ name, route }) => route.access === 'console' && name !== 'console.points.list',
  );
  for (const { name, route, url } of lists) {
    const sort = route.query?.shape.sort as z.ZodOptional<z.ZodTemplateLiteral> | undefined;
    const [, names] = (sort?.unwrap().def.parts ?? []) as unknown as [unknown, z.ZodEnum | undefined];
    for (const each of names?.options ?? [])
      for (const direction of ['', '-']) {
        const { status } = await api.send({ path: `${url}sort=${direction}${each}`, headers });
        if (status !== 200) refused.push(`${name} sort=${direction}${each}: ${status}`);
      }
  }
  expect(lists.length).toBeGreaterThan(20);
  expect(refused).toEqual([]);
}, 600_000);
