import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { contract, type SearchKind } from 'shared/contract';
import { setting as settingSeed } from '../../../seed/content/setting';
import { authors } from '../../auction/authors/table';
import { programs } from '../../auction/programs/table';
import { works } from '../../auction/works/table';
import { boards } from '../../firm/boards/table';
import { publishedPost } from '../../firm/boards/testing';
import { cases } from '../../firm/cases/table';
import { buildCase } from '../../firm/cases/testing';
import { buildFaq } from '../../firm/faqs/testing';
import { fairs } from '../../matching/fairs/table';
import { getTimeAfter, now } from '../../platform/database/columns';
import { documents } from '../../platform/documents/table';
import { setUp } from '../../platform/testing';
import { shopCategories } from '../../shop/categories/table';
import { requireSuccess } from '../../shop/orders/testing';
import { shopProducts } from '../../shop/shop-products/table';
import { startApi } from '../testing';
import { insertSeedContent } from './testing';

const { console: admin } = contract;
const api = await setUp(startApi());

const find = async (q: string, language = 'ko', kind?: SearchKind) => {
  const query = { q, ...(kind && { kind }) };
  const { body } = await api.call(contract.search.find, { query, headers: { 'accept-language': language } });
  return body.groups;
};
const findTitles = async (q: string, language?: string) =>
  (await find(q, language)).flatMap(({ hits }) => hits.map(({ title }) => title.text));

/** Differences between the documents and the public records. */
const findStale = async () => {
  const columns =
    'record, kind, title, aliases, body, picture, category, "order", dated_at, visible_from, visible_until';
  const { rows } = await api.pool.query<{ record: string }>(`
    (select ${columns} from searchable_records except select ${columns} from search_documents)
    union all (select ${columns} from search_documents except select ${columns} from searchable_records)`);
  return rows;
};

const post = (subject: string, changes: object = {}) =>
  api.asAdmin(admin.boards.create, {
    body: { ...publishedPost, code: 'NOTICE', subject: { ko: subject }, ...changes },
  });

describe('what visitors do not see is not found', () => {
  const hidden: [string, object][] = [
    ['a draft', { status: 'DRAFT' }],
    ['a hidden post', { status: 'HIDDEN' }],
    ['a secret post', { secret: true }],
    ['a post of the future', { status: 'SCHEDULED', publishAt: getTimeAfter(3_600_000) }],
    ['a post whose time is over', { publishAt: getTimeAfter(-7_200_000), unpublishAt: getTimeAfter(-3_600_000) }],
    ['a post that nobody can open', { code: 'COMMUNITY' }],
  ];
  test.each(hidden)('%s', async (name, changes) => {
    const { status } = await post(`고요한 ${name}`, changes);
    expect(status).toBe(201);
    expect(await find(`고요한 ${name}`)).toEqual([]);
  });

  test('a published post is found at once, changed at once, and not after it was deleted, until it is restored', async () => {
    const { _id, version } = (await post('가로등 수리')).body.board;
    expect(await findTitles('가로등')).toEqual(['가로등 수리']);
    await api.asAdmin(admin.boards.update, { params: { id: _id }, body: { subject: { ko: '신호등 수리' }, version } });
    expect([await findTitles('신호등'), await findTitles('가로등 수리')]).toEqual([['신호등 수리'], ['신호등 수리']]);
    await api.asAdmin(admin.boards.remove, { params: { id: _id } });
    expect(await findTitles('신호등')).toEqual([]);
    await api.db.update(boards).set({ deletedAt: null }).where(eq(boards._id, _id));
    expect(await findTitles('신호등')).toEqual(['신호등 수리']);
  });

  test('a product of a category that is hidden', async () => {
    const [outer] = await api.db
      .insert(shopCategories)
      .values({ name: { ko: '밖' }, code: 'outer' })
      .returning();
    const [inner] = await api.db
      .insert(shopCategories)
      .values({ name: { ko: '안' }, code: 'inner', _parent: outer?._id ?? '' })
      .returning();
    await api.db.insert(shopProducts).values({
      name: { ko: '자개 손거울' },
      code: 'MIRROR',
      _category: inner?._id ?? '',
      price: 1,
      currentPrice: 1,
      shipping: { type: 'FREE', fee: 0 },
      status: 'ON',
    });
    expect(await findTitles('손거울')).toEqual(['자개 손거울']);
    await api.db.update(shopCategories).set({ enabled: false }).where(eq(shopCategories.code, 'outer'));
    expect(await findTitles('손거울')).toEqual([]);
  });
});

describe('with the content of the seed', () => {
  beforeAll(() => insertSeedContent(api.db), 60_000);

  test('the documents are the public records, whatever changes', async () => {
    const { db } = api;
    const changes = [
      () => db.update(works).set({ visible: false }).where(eq(works.lotNo, 1)),
      () =>
        db
          .update(works)
          .set({ title: { ko: '새 제목' } })
          .where(eq(works.lotNo, 2)),
      () => db.delete(works).where(eq(works.lotNo, 3)),
      () => db.update(authors).set({ name: { ko: '새 이름' } }),
      () => db.update(programs).set({ code: 'moved' }),
      () => db.update(programs).set({ published: false }),
      () => db.update(cases).set({ slug: 'moved' }).where(eq(cases.slug, 'defects-before-the-deadline')),
      () => db.update(cases).set({ published: false }).where(eq(cases.slug, 'moved')),
      () => db.update(cases).set({ title: { ko: '새 사례' } }),
      () => db.update(fairs).set({ deletedAt: now() }),
      () => db.update(fairs).set({ deletedAt: null, title: { ko: '새 상담회' } }),
      () => db.update(shopProducts).set({ status: 'HIDDEN' }).where(sql`price < 20000`),
      () => db.update(boards).set({ status: 'DRAFT' }).where(eq(boards.code, 'NOTICE')),
      () => db.update(boards).set({ code: 'MAGAZINE', status: 'PUBLISHED', publishAt: now(), unpublishAt: null }),
      () => db.delete(boards),
      () => db.delete(documents).where(eq(documents.key, 'practices')),
      () => db.update(documents).set({ value: [] }).where(eq(documents.key, 'lawyers')),
      () =>
        db
          .update(documents)
          .set({ value: { ...settingSeed, offices: [] } as never })
          .where(eq(documents.key, 'setting')),
    ];
    expect(await findStale()).toEqual([]);
    for (const change of changes) {
      await change();
      expect([change.toString(), await findStale()]).toEqual([change.toString(), []]);
    }
  });
});

describe('an answer', () => {
  beforeEach(async () => {
    await api.db.delete(boards);
  });

  test('marks what matches, also in a part of the text', async () => {
    const before = '앞부분입니다. '.repeat(40);
    await post('초인종 고장', {
      content: {
        ko: `<p>${before}</p><p>현관의 초인종은&nbsp;관리실에 알려 주세요.</p>`,
        en: '<p>Tell the office.</p>',
      },
    });
    const [group] = await find('초인종을');
    const [hit] = group?.hits ?? [];
    expect(group).toMatchObject({ kind: 'notice', total: 1, more: false });
    expect(hit?.title).toEqual({ text: '초인종 고장', language: 'ko', marks: [{ start: 0, end: 3 }] });
    const { text = '', marks = [] } = hit?.excerpt ?? {};
    expect(text.length).toBeLessThan(160);
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['초인종']);
  });

  test.each([
    ['ㅊㅇㅈ', '초인종'],
    ['chdlswhd', '초인종'],
    ['초인중', '초인종'],
    ['고장', '고장'],
  ])('to %s marks %s', async (q, marked) => {
    await post('초인종 고장');
    const { text = '', marks = [] } = (await find(q))[0]?.hits[0]?.title ?? {};
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual([marked]);
  });

  test('that is misspelt marks the word that was meant alone', async () => {
    await post('하자가 있을 때 할 수 있는 일');
    const { text = '', marks = [] } = (await find('하쟈'))[0]?.hits[0]?.title ?? {};
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['하자가']);
  });

  test('is in the language of the reader, and in Korean where that is missing', async () => {
    await post('초인종 고장', {
      subject: { ko: '초인종 고장', en: 'Broken bell' },
      content: { ko: '<p>고칩니다.</p>' },
    });
    const hit = (await find('bell', 'en'))[0]?.hits[0];
    expect(hit?.title).toEqual({ text: 'Broken bell', language: 'en', marks: [{ start: 7, end: 11 }] });
    expect(hit?.excerpt).toMatchObject({ text: '고칩니다.', language: 'ko' });
    expect((await find('bell', 'cn'))[0]?.hits[0]?.title).toMatchObject({ text: '초인종 고장', language: 'ko' });
  });

  test('counts all of a kind, and shows as many as are asked for', async () => {
    for (let at = 0; at < 7; at += 1) await post(`초인종 ${at}`);
    const { body } = await api.call(contract.search.find, { query: { q: '초인종', limit: 2 } });
    expect(body.groups.map(({ kind, total, hits }) => [kind, total, hits.length])).toEqual([['notice', 7, 2]]);
    expect(await find('초인종', 'ko', 'lot')).toEqual([]);
  });

  test('forgives what no text has', async () => {
    for (const q of ['%', '_', '\\', "'", '퀡퀡퀡', '…', '😀', 'x'.repeat(100)])
      expect([q, await find(q)]).toEqual([q, []]);
  });

  test.each([
    {},
    { q: '' },
    { q: '  ' },
    { q: 'a'.repeat(101) },
    { q: 'a', limit: '51' },
    { q: 'a', kind: 'user' },
    { q: 'a', x: '1' },
  ])('refuses %j', async (query) => {
    const { status } = await api.send({
      path: `/api/v1/search?${new URLSearchParams(query as Record<string, string>)}`,
    });
    expect(status).toBe(400);
  });
});

test('faqs are found by their answers', async () => {
  await api.asAdmin(admin.faqs.create, {
    body: buildFaq({ question: { ko: '무엇을?' }, answer: { ko: '<p>빨래집게</p>' } }),
  });
  expect(await findTitles('빨래집게')).toEqual(['무엇을?']);
});

test('cases are found, and no more when they are withdrawn', async () => {
  const { _id, version } = requireSuccess(
    await api.asAdmin(admin.cases.create, {
      body: buildCase({ slug: 'letterbox', title: { ko: '우체통을 되찾은 사건' } }),
    }),
  ).case;
  expect((await find('우체통'))[0]).toMatchObject({ kind: 'case', hits: [{ path: '/cases/letterbox' }] });
  await api.asAdmin(admin.cases.update, { params: { id: _id }, body: { published: false, version } });
  expect(await find('우체통')).toEqual([]);
});

test('what is found has its address in the language of the reader, or in Korean where it has none', async () => {
  await api.db.delete(boards);
  await post('초인종 고장', { subject: { ko: '초인종 고장', en: 'Broken bell' } });
  const findPath = async (language: string) => (await find('초인종', language))[0]?.hits[0]?.path;
  expect([await findPath('ko'), await findPath('en'), await findPath('cn')]).toEqual([
    '/notices/초인종-고장',
    '/notices/broken-bell',
    '/notices/초인종-고장',
  ]);
});
