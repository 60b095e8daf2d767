import { beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { startApi } from '../../app/testing';
import { setUp } from '../../platform/testing';
import { consents } from '../consents/table';

const { console: admin, terms } = contract;
const plain = {
  code: 'privacy' as const,
  title: { ko: '개인정보처리방침' },
  content: { ko: '<p>처음</p>' },
  required: true,
  effectiveAt: '2026-01-01T00:00:00.000Z',
  status: 'PUBLISHED' as const,
};

const api = await setUp(startApi());
beforeEach(() => api.db.execute(sql`truncate terms, consents`));

const create = async (fields: object = {}) =>
  (await api.call(admin.terms.create, { as: 'admin', body: { ...plain, ...fields } })).body.terms;
const read = (version?: number) =>
  api.call(terms.get, { params: { code: 'privacy' }, query: version ? { version } : {} });
const change = (id: string, fields: object) =>
  api.call(admin.terms.update, { as: 'admin', params: { id }, body: { version: 0, ...fields } });
const agree = async (termsVersion: number) => {
  const { _id } = await api.getUser('member');
  await api.db
    .insert(consents)
    .values({ _user: _id, termsCode: 'privacy', termsVersion, agreed: true, ip: '::1', ua: 'test' });
};

test('the newest effective edition is in force, and earlier ones can be read', async () => {
  await create();
  await create({ content: { ko: '<p>둘째</p>' }, effectiveAt: '2026-06-01T00:00:00.000Z', changeNote: '바꿈' });
  await create({ content: { ko: '<p>앞날</p>' }, effectiveAt: '2099-01-01T00:00:00.000Z' });
  await create({ content: { ko: '<p>초안</p>' }, status: 'DRAFT' });
  const { body } = await read();
  expect(body.terms).toMatchObject({ version: 2, content: '<p>둘째</p>' });
  expect(body.versions.map(({ version, changeNote }) => [version, changeNote])).toEqual([
    [2, '바꿈'],
    [1, null],
  ]);
  expect((await read(1)).body.terms.content).toBe('<p>처음</p>');
  expect((await read(3)).status).toBe(404);
  expect((await read(4)).status).toBe(404);
});

test('the list has one edition per code, without content', async () => {
  await create();
  await create({ effectiveAt: '2026-06-01T00:00:00.000Z' });
  await create({ code: 'service' });
  const { body } = await api.call(terms.list);
  expect(body.terms.map(({ code, version }) => [code, version])).toEqual([
    ['privacy', 2],
    ['service', 1],
  ]);
  expect(body.terms[0]).not.toHaveProperty('content');
});

test('the server numbers editions without duplicates, also concurrently', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => create()));
  expect(made.map(({ edition }) => edition).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('an edition with consents cannot be changed or deleted, but followed by another', async () => {
  const first = await create();
  await agree(1);
  const refused = await change(first._id, { content: { ko: '<p>몰래</p>' } });
  expect({ status: refused.status, consents: refused.error.consents }).toEqual({ status: 409, consents: 1 });
  expect((await api.call(admin.terms.remove, { as: 'admin', params: { id: first._id } })).status).toBe(409);
  expect((await create({ content: { ko: '<p>새</p>' } })).edition).toBe(2);
  expect((await change(first._id, { status: 'ARCHIVED' })).body.terms.status).toBe('ARCHIVED');
  expect((await read(1)).body.terms.content).toBe('<p>처음</p>');
});

test('a draft can be changed and deleted, but keeps its code', async () => {
  const draft = await create({ status: 'DRAFT' });
  expect((await change(draft._id, { title: { ko: '새 제목' } })).status).toBe(200);
  expect((await change(draft._id, { code: 'service', version: 1 })).status).toBe(422);
  expect((await api.call(admin.terms.remove, { as: 'admin', params: { id: draft._id } })).status).toBe(204);
});
