import { beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { type Board, contract } from 'shared/contract';
import { lawyers as lawyerSeed } from '../../../seed/content/lawyers';
import { createPicture, startApi } from '../../app/testing';
import { audit } from '../../platform/audit/table';
import { setUp } from '../../platform/testing';
import { publishedPost } from './testing';

const { console: admin, boards } = contract;

const api = await setUp(startApi());
beforeEach(() => api.db.execute(sql`delete from boards`));

const write = async (fields: object) => {
  const { body, status, error } = await api.asAdmin(admin.boards.create, {
    body: { ...publishedPost, subject: { ko: '제목' }, ...fields },
  });
  if (status !== 201) throw new Error(JSON.stringify(error));
  return body.board;
};
const change = (board: Board, fields: object) =>
  api.asAdmin(admin.boards.update, { params: { id: board._id }, body: { ...fields, version: board.version } });
const subjects = async (query = {}) =>
  (await api.call(boards.list, { query })).body.boards.map(({ subject }) => subject);
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

describe('public posts', () => {
  test('are published and not expired, or scheduled and due', async () => {
    await write({ subject: { ko: '공개' } });
    await write({ subject: { ko: '초안' }, status: 'DRAFT' });
    await write({ subject: { ko: '숨김' }, status: 'HIDDEN' });
    await write({ subject: { ko: '예약' }, status: 'SCHEDULED', publishAt: at(60_000) });
    await write({ subject: { ko: '때가 된 예약' }, status: 'SCHEDULED', publishAt: at(-1000) });
    await write({ subject: { ko: '끝남' }, publishAt: at(-5000), unpublishAt: at(-1000) });
    await write({ subject: { ko: '비밀' }, secret: true });
    expect((await subjects()).sort()).toEqual(['공개', '때가 된 예약']);
  });

  test('are sorted by pinned, order and publication time', async () => {
    await write({ subject: { ko: '오래됨' }, publishAt: at(-9000) });
    await write({ subject: { ko: '새로움' }, publishAt: at(-1000) });
    await write({ subject: { ko: '둘째' }, order: 2, publishAt: at(-9000) });
    await write({ subject: { ko: '첫째' }, order: 1, publishAt: at(-9000) });
    await write({ subject: { ko: '고정' }, pinned: true, publishAt: at(-9000) });
    expect(await subjects()).toEqual(['고정', '첫째', '둘째', '새로움', '오래됨']);
  });

  test('are filtered by the practices of their author, and sorted by what they have in common with one', async () => {
    const fields = [['leases', 'divorce'], ['leases'], ['inheritance']];
    const staff = lawyerSeed
      .slice(0, 3)
      .map(({ picture: _, ...lawyer }, index) => ({ ...lawyer, practices: fields[index] ?? [] }));
    const { version } = (await api.asAdmin(admin.lawyers.get)).body;
    const stored = await api.asAdmin(admin.lawyers.update, { body: { lawyers: staff, version } });
    const [first, second, third] = stored.body.lawyers;
    if (!first || !second || !third) throw new Error(JSON.stringify(stored.error));
    const read = await write({ subject: { ko: '읽는 글' }, tags: ['전세', '보증금'], _lawyer: first._id });
    await write({ subject: { ko: '같은 분야' }, publishAt: at(-9000), _lawyer: second._id });
    await write({ subject: { ko: '같은 꼬리표' }, publishAt: at(-9000), tags: ['보증금'], _lawyer: third._id });
    await write({ subject: { ko: '가장 새 글' }, publishAt: at(-1000) });
    expect(await subjects({ related: read._id })).toEqual(['같은 꼬리표', '같은 분야', '가장 새 글']);
    expect((await subjects({ practice: 'leases' })).sort()).toEqual(['같은 분야', '읽는 글']);
    expect(await subjects({ practice: 'inheritance' })).toEqual(['같은 꼬리표']);
    expect(await subjects({ practice: 'nothing' })).toEqual([]);
    expect((await api.call(boards.list, { query: { related: 'missing' } })).status).toBe(404);
  });

  test('are returned in the requested language, or in Korean when not translated', async () => {
    const { _id } = await write({ subject: { ko: '소식', en: 'News', cn: '' } });
    const subject = async (language: string) =>
      (await api.call(boards.get, { params: { id: _id }, headers: { 'accept-language': language } })).body.board
        .subject;
    expect([await subject('en'), await subject('zh-CN'), await subject('fr')]).toEqual(['News', '소식', '소식']);
  });

  test('omit administrative fields', async () => {
    const { _id } = await write({});
    const { body } = await api.call(boards.get, { params: { id: _id } });
    for (const key of ['status', 'createdBy', 'updatedBy', 'deletedAt', 'order'])
      expect(body.board).not.toHaveProperty(key);
  });
});

describe('a list', () => {
  test('is paged without repeating or skipping a post, even among equal sort values', async () => {
    for (let n = 0; n < 7; n += 1) await write({ subject: { ko: `글 ${n}` }, publishAt: '2026-01-01T00:00:00.000Z' });
    const pages = [1, 2, 3, 4].map(async (page) => (await api.call(boards.list, { query: { page, limit: 2 } })).body);
    const all = await Promise.all(pages);
    expect(new Set(all.flatMap((page) => page.boards.map(({ _id }) => _id))).size).toBe(7);
    expect(all.map(({ total }) => total)).toEqual([7, 7, 7, 7]);
    expect((await api.call(boards.list, { query: { page: 99 } })).body).toMatchObject({ boards: [], total: 7 });
  });

  test('is searched in every language, with wildcards escaped', async () => {
    await write({ subject: { ko: '하자 100% 보수', en: 'Repair' } });
    await write({ subject: { ko: '하자 1000 건' } });
    const found = async (q: string) => (await api.asAdmin(admin.boards.list, { query: { q } })).body.total;
    expect([await found('100%'), await found('하자'.normalize('NFD')), await found('rep'), await found('_')]).toEqual([
      1, 2, 1, 0,
    ]);
    expect(await found('ko')).toBe(0);
  });

  test('is filtered and sorted by the query', async () => {
    await write({ subject: { ko: '가' }, code: 'NOTICE', pinned: true });
    await write({ subject: { ko: '나' }, code: 'CASE' });
    const list = async (query: object) => (await api.asAdmin(admin.boards.list, { query })).body;
    expect((await list({ pinned: 'true' })).boards.map(({ code }) => code)).toEqual(['NOTICE']);
    expect((await list({ sort: 'code' })).boards.map(({ code }) => code)).toEqual(['CASE', 'NOTICE']);
    expect((await list({ sort: '-code' })).boards.map(({ code }) => code)).toEqual(['NOTICE', 'CASE']);
    expect((await list({ to: at(-60_000) })).total).toBe(0);
  });

  test.each([
    'page=0',
    'page=x',
    'limit=0',
    'limit=101',
    'sort=secret',
    'cod=NEWS',
    'code=FUN',
    'page=1&page=2',
    'from=today',
  ])('asked with %s is refused', async (query) =>
    expect((await api.send({ path: `/api/v1/boards?${query}` })).status).toBe(400),
  );
});

describe('a magazine article', () => {
  test('is published only with a picture and a text or a URL', async () => {
    const body = { ...publishedPost, subject: { ko: '칼럼' }, code: 'MAGAZINE' as const, content: { ko: '<p>글</p>' } };
    const early = await api.asAdmin(admin.boards.create, { body });
    expect({ status: early.status, field: early.error.errors?.[0]?.field }).toEqual({ status: 422, field: 'thumb' });

    const draft = await write({ code: 'MAGAZINE', status: 'DRAFT', content: null });
    const file = await createPicture();
    const { body: pictured } = await api.asAdmin(admin.boards.thumb, { params: { id: draft._id }, file });
    expect((await change(pictured.board, { status: 'PUBLISHED' })).error.errors?.[0]?.field).toBe('content');
    const published = await change(pictured.board, { status: 'PUBLISHED', url: 'https://example.com/a' });
    expect(published.status).toBe(200);
    expect((await api.asAdmin(admin.boards.removeThumb, { params: { id: draft._id } })).status).toBe(409);
  });

  test('that lacks several things is refused for all of them at once', async () => {
    const body = { ...publishedPost, subject: { ko: '칼럼' }, code: 'MAGAZINE' as const, status: 'SCHEDULED' as const };
    const withoutTime = await api.asAdmin(admin.boards.create, { body });
    const fields = ({ error }: typeof withoutTime) => error.errors?.map(({ field, code }) => `${field} ${code}`);
    expect(fields(withoutTime)).toEqual(['publishAt required', 'thumb required', 'content required']);
    const backwards = { ...body, publishAt: at(60_000), unpublishAt: at(0) };
    const refused = await api.asAdmin(admin.boards.create, { body: backwards });
    expect(fields(refused)).toEqual(['unpublishAt period', 'thumb required', 'content required']);
  });

  test('is created as scheduled with a picture that was uploaded before', async () => {
    const { body: uploaded } = await api.asAdmin(admin.editor.upload, { file: await createPicture() });
    const fields = { code: 'MAGAZINE', status: 'SCHEDULED', publishAt: at(60_000), content: { ko: '<p>글</p>' } };
    const board = await write({ ...fields, _thumb: uploaded.photo._id });
    expect(board).toMatchObject({ status: 'SCHEDULED', thumb: uploaded.photo });

    const body = { ...publishedPost, ...fields, subject: { ko: '둘째' }, _thumb: uploaded.photo._id } as const;
    const again = await api.asAdmin(admin.boards.create, { body: { ...body, code: 'MAGAZINE', status: 'SCHEDULED' } });
    expect({ status: again.status, field: again.error.errors?.[0]?.field }).toEqual({ status: 422, field: 'thumb' });

    const removed = await change(board, { status: 'DRAFT', _thumb: null });
    expect(removed.body.board.thumb).toBeNull();
    expect((await api.send({ path: uploaded.photo.url })).status).toBe(404);
  });

  test('releases the previous picture when a new one is uploaded', async () => {
    const { _id } = await write({ status: 'DRAFT' });
    const set = async (color: string) =>
      (await api.asAdmin(admin.boards.thumb, { params: { id: _id }, file: await createPicture(color) })).body.board
        .thumb?.url ?? '';
    const first = await set('red');
    const second = await set('blue');
    expect((await api.send({ path: second })).status).toBe(200);
    expect((await api.send({ path: first })).status).toBe(404);
  });
});

describe('concurrent updates of a post', () => {
  test('return the current post to the second writer and store nothing of theirs', async () => {
    const board = await write({});
    expect((await change(board, { subject: { ko: '첫째' } })).status).toBe(200);
    const { status, error } = await change(board, { category: '둘째' });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: 'stale',
      changedBy: '관리자',
      current: { subject: { ko: '첫째' }, version: 1 },
    });
    const { body } = await api.asAdmin(admin.boards.get, { params: { id: board._id } });
    expect(body.board).toMatchObject({ category: null, version: 1 });
  });

  test('succeed exactly once', async () => {
    const board = await write({});
    const all = await Promise.all(Array.from({ length: 12 }, (_, n) => change(board, { category: `${n}` })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
  });
});

test('a slug is unique within a code, and free again when its post is deleted', async () => {
  const first = await write({ slug: 'same' });
  const body = { ...publishedPost, subject: { ko: '둘째' }, slug: 'same' };
  const { status, error } = await api.asAdmin(admin.boards.create, { body });
  expect({ status, code: error.code, field: error.errors?.[0]?.field }).toEqual({
    status: 409,
    code: 'taken',
    field: 'slug',
  });
  expect((await api.asAdmin(admin.boards.create, { body: { ...body, code: 'CASE' } })).status).toBe(201);
  expect((await api.asAdmin(admin.boards.remove, { params: { id: first._id } })).status).toBe(204);
  expect((await api.asAdmin(admin.boards.get, { params: { id: first._id } })).status).toBe(404);
  expect((await api.asAdmin(admin.boards.create, { body })).status).toBe(201);
});

test('HTML is sanitised before it is stored', async () => {
  const { content } = await write({
    content: { ko: '<p onclick="x()">글</p><script>1</script>', en: '<img src=x onerror=y>' },
  });
  expect(content).toEqual({ ko: '<p>글</p>', en: '<img src="x" />' });
  const { rows } = await api.db.execute<{ content: object }>(sql`select content from boards`);
  expect(rows[0]?.content).toEqual(content);
});

describe('a member', () => {
  const post = (fields = {}) =>
    api.call(boards.create, {
      as: 'member',
      body: { code: 'COMMUNITY', subject: { ko: '안녕하세요' }, content: { ko: '<p>글</p>' }, ...fields },
    });

  test('writes on member boards only', async () => {
    expect((await post()).body.board).toMatchObject({ authorName: '김회원', subject: '안녕하세요' });
    expect((await post({ code: 'MAGAZINE' })).status).toBe(403);
  });

  test('changes and deletes only their own posts', async () => {
    const { board } = (await post()).body;
    const params = { id: board._id };
    const body = { subject: { ko: '바꿈' }, version: 0 };
    expect((await api.call(boards.update, { as: 'seller', params, body })).status).toBe(403);
    expect((await api.call(boards.remove, { as: 'seller', params })).status).toBe(403);
    expect((await api.call(boards.thumb, { as: 'seller', params, file: await createPicture() })).status).toBe(403);
    expect((await api.call(boards.update, { as: 'member', params, body })).body.board.subject).toBe('바꿈');
    expect(
      (await api.call(boards.thumb, { as: 'member', params, file: await createPicture() })).body.board.thumb?.mime,
    ).toBe('image/webp');
    expect((await api.call(boards.remove, { as: 'member', params })).status).toBe(204);
    expect((await api.call(boards.get, { params })).status).toBe(404);
  });

  test('cannot change a post of the firm', async () => {
    const { _id } = await write({});
    expect((await api.call(boards.remove, { as: 'member', params: { id: _id } })).status).toBe(403);
  });
});

describe('files of a post', () => {
  const add = (board: string, n: number) =>
    api.asAdmin(admin.boards.addFile, {
      params: { board },
      file: { name: `${n}.txt`, mime: 'text/plain', bytes: `${n}` },
    });

  test('are limited to ten, also under concurrent uploads, and keep their order', async () => {
    const { _id } = await write({});
    const all = await Promise.all(Array.from({ length: 12 }, (_, n) => add(_id, n)));
    expect(all.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 10 }, () => 201), 422, 422]);
    const { body } = await api.asAdmin(admin.boards.files, { params: { board: _id } });
    expect(body.total).toBe(10);
    const [first] = body.files;
    const params = { board: _id, id: first?._id ?? '' };
    expect((await api.asAdmin(admin.boards.removeFile, { params })).status).toBe(204);
    expect((await api.asAdmin(admin.boards.removeFile, { params })).status).toBe(404);
  });
});

test('each change is audited with the changed fields, and audit rows are immutable', async () => {
  const board = await write({ category: '가' });
  await change(board, { category: '나' });
  const { body } = await api.asAdmin(admin.audit.list, { query: { resource: 'boards', target: board._id } });
  expect(body.audit.map(({ action, before, after }) => ({ action, before, after }))).toEqual([
    { action: 'UPDATE', before: { category: '가' }, after: { category: '나' } },
    { action: 'CREATE', before: null, after: expect.objectContaining({ category: '가' }) },
  ]);
  expect(body.audit[0]?.actor).toMatchObject({ username: 'admin', role: 'console' });
  const one = { as: 'admin' as const, params: { id: body.audit[0]?._id ?? '' } };
  expect((await api.call(admin.audit.get, one)).body.entry).toEqual(body.audit[0]);
  expect((await api.asAdmin(admin.audit.get, { params: { id: 'none' } })).status).toBe(404);
  await expect(api.db.update(audit).set({ ip: 'x' })).rejects.toMatchObject({
    cause: { message: 'audit is append-only' },
  });
  await expect(api.db.delete(audit)).rejects.toMatchObject({ cause: { message: 'audit is append-only' } });
});
