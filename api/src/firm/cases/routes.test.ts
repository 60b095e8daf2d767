import { beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { startApi } from '../../app/testing';
import { setUp } from '../../platform/testing';
import { buildCase } from './testing';

const { console: admin, cases } = contract;

const api = await setUp(startApi());
beforeEach(() => api.db.execute(sql`delete from cases`));

const create = async (slug: string, fields: object = {}) =>
  (await api.asAdmin(admin.cases.create, { body: buildCase({ slug, ...fields }) })).body.case;
const listSlugs = async (query: object = {}) =>
  (await api.call(cases.list, { query })).body.cases.map(({ slug }) => slug);

test('a visitor sees published cases in the order of the console, then the newest first', async () => {
  await create('older', { year: 2021 });
  await create('newer', { year: 2025 });
  await create('first', { year: 2019, order: 0 });
  await create('hidden', { published: false });
  expect(await listSlugs()).toEqual(['first', 'newer', 'older']);
  expect((await api.call(cases.get, { params: { slug: 'hidden' } })).status).toBe(404);
  expect((await api.call(cases.get, { params: { slug: 'unknown' } })).status).toBe(404);
});

test('cases are found by practice, lawyer, outcome and word', async () => {
  await create('leak', { practices: ['leases', 'construction-defects'], _lawyers: ['kim', 'oh'] });
  await create('divorce', {
    practices: ['divorce'],
    _lawyers: ['han'],
    outcome: 'SETTLED',
    title: { ko: '조정 이혼' },
  });
  expect(await listSlugs({ practice: 'construction-defects' })).toEqual(['leak']);
  expect(await listSlugs({ practice: 'registration' })).toEqual([]);
  expect(await listSlugs({ _lawyer: 'oh' })).toEqual(['leak']);
  expect(await listSlugs({ outcome: 'SETTLED' })).toEqual(['divorce']);
  expect(await listSlugs({ q: '조정' })).toEqual(['divorce']);
});

test('a case is read in the language that is asked for, and in Korean where it has no other', async () => {
  await create('leak', { title: { ko: '누수', en: 'A leak' } });
  const read = async (language: string) => {
    const headers = { 'accept-language': language };
    const { title, summary, content } = (await api.call(cases.get, { params: { slug: 'leak' }, headers })).body.case;
    return [title, summary, content];
  };
  const { summary, content } = buildCase();
  expect(await read('en')).toEqual(['A leak', summary.ko, content.ko]);
  expect(await read('ko')).toEqual(['누수', summary.ko, content.ko]);
});

test('a case tells in which languages it has title and text', async () => {
  const title = { ko: '누수', en: 'A leak', cn: '漏水' };
  await create('leak', { title, content: { ko: '<p>글</p>', en: '<p>Text</p>', cn: '<p></p>' } });
  await create('korean');
  const { body } = await api.call(cases.list, { query: {} });
  expect(Object.fromEntries(body.cases.map(({ slug, contentLanguages }) => [slug, contentLanguages]))).toEqual({
    leak: ['ko', 'en'],
    korean: ['ko'],
  });
  const { contentLanguages } = (await api.call(cases.get, { params: { slug: 'leak' } })).body.case;
  expect(contentLanguages).toEqual(['ko', 'en']);
});

test('what visitors get names neither who wrote it nor its place', async () => {
  await create('leak', { order: 3 });
  const { body } = await api.call(cases.list, { query: {} });
  const [card = {}] = body.cases;
  for (const name of ['createdBy', 'updatedBy', 'order', 'published', 'content']) expect(card).not.toHaveProperty(name);
  const { case: detail } = (await api.call(cases.get, { params: { slug: 'leak' } })).body;
  for (const name of ['createdBy', 'updatedBy', 'order', 'published']) expect(detail).not.toHaveProperty(name);
});

test('two cases cannot share an address, and a script in a text is removed', async () => {
  await create('leak');
  const { status, error } = await api.asAdmin(admin.cases.create, { body: buildCase({ slug: 'leak' }) });
  expect({ status, errors: error.errors }).toMatchObject({ status: 409, errors: [{ field: 'slug', code: 'taken' }] });
  const { content } = await create('other', { content: { ko: '<p>글</p><script>alert(1)</script>' } });
  expect(content).toEqual({ ko: '<p>글</p>' });
});

test('a deleted case is in the trash and comes back as it was', async () => {
  const stored = await create('leak');
  await api.asAdmin(admin.cases.remove, { params: { id: stored._id } });
  expect(await listSlugs()).toEqual([]);
  const { trash } = (await api.asAdmin(admin.trash.list, { query: { resource: 'cases' } })).body;
  expect(trash.map(({ _id, title }) => ({ _id, title }))).toEqual([{ _id: stored._id, title: stored.title.ko }]);
  const restored = await api.asAdmin(admin.trash.restore, { params: { resource: 'cases', id: stored._id }, body: {} });
  expect(restored.status).toBe(204);
  expect(await listSlugs()).toEqual(['leak']);
});
