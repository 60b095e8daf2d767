import { describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { contract, type TrashResource } from 'shared/contract';
import { lawyers as lawyerSeed } from '../../seed/content/lawyers';
import { createPicture } from '../app/testing';
import { consents } from '../members/consents/table';
import { outbox } from '../platform/mail/table';
import { setUp } from '../platform/testing';
import { purgeTrash } from '../platform/trash/purge';
import { trash } from '../platform/trash/table';
import { boards } from './boards/table';
import { forms } from './forms/table';
import { createProofHeader, startFormsApi } from './forms/testing';

const { console: admin } = contract;

const api = await setUp(startFormsApi());

const list = async (query: { q?: string; resource?: TrashResource; sort?: 'deletedAt' } = {}) =>
  (await api.asAdmin(admin.trash.list, { query })).body.trash;
const restore = (resource: TrashResource, id: string) =>
  api.asAdmin(admin.trash.restore, { params: { resource, id }, body: {} });
const statusOf = async (url: string) => (await api.send({ path: url })).status;
const statusForAdmin = async (id = '') => (await api.asAdmin(contract.files.download, { params: { id } })).status;
const pdf = { name: '위임장.pdf', mime: 'application/pdf', bytes: '%PDF-1.4\n%%EOF' };

describe('a deleted consultation', () => {
  const proof = createProofHeader('01012345678', 'pass1234');
  const submit = async (name: string) => {
    const { form } = (await api.submit({ name })).body;
    const headers = { ...api.from(), ...proof };
    await api.call(contract.forms.addFile, { params: { id: form._id }, file: pdf, headers });
    return form._id;
  };
  const get = async (id: string) => (await api.asAdmin(admin.forms.get, { params: { id } })).body.form;

  test('is out of reach, and comes back with its file, consents, replies and number', async () => {
    const id = await submit('되살릴손님');
    await api.asAdmin(admin.forms.email, { params: { id }, body: { version: 1, subject: '답변', html: '<p>네</p>' } });
    const before = await get(id);
    expect(before.replies).toHaveLength(1);
    expect((await api.asAdmin(admin.forms.remove, { params: { id } })).status).toBe(204);

    expect((await api.asAdmin(admin.forms.get, { params: { id } })).status).toBe(404);
    expect(await statusForAdmin(before.files[0]?._id)).toBe(404);
    expect(await list({ q: '되살릴' })).toMatchObject([
      { _id: id, resource: 'forms', title: `${before.receiptNo} · 되살릴손님`, deletedBy: '관리자' },
    ]);
    expect(await list({ q: '없는이름' })).toEqual([]);

    expect((await restore('forms', id)).status).toBe(204);
    const after = await get(id);
    expect({ ...after, version: 0, updatedAt: '' }).toEqual({ ...before, version: 0, updatedAt: '' });
    expect(after.consents.length).toBeGreaterThan(0);
    expect(await statusForAdmin(before.files[0]?._id)).toBe(200);
    expect((await restore('forms', id)).status).toBe(404);
  });

  test('is gone with its mails and files when its own time is over, before the thirty days', async () => {
    const id = await submit('기한손님');
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    await api.db.update(forms).set({ purgeAt: soon }).where(eq(forms._id, id));
    await api.asAdmin(admin.forms.remove, { params: { id } });
    expect((await list({ q: '기한손님' }))[0]?.purgeAt).toBe(soon);
    await purgeTrash(api.domains.platform);
    expect(await list({ q: '기한손님' })).toHaveLength(1);

    await api.db.update(trash).set({ purgeAt: new Date().toISOString() }).where(eq(trash._id, id));
    await purgeTrash(api.domains.platform);
    expect(await list({ q: '기한손님' })).toEqual([]);
    expect(await api.db.$count(consents, eq(consents._form, id))).toBe(0);
    expect(await api.db.$count(outbox, eq(outbox.target, id))).toBe(0);
    expect((await restore('forms', id)).status).toBe(404);
  });

  test('that its sender withdraws is not kept', async () => {
    const id = await submit('철회손님');
    await api.call(contract.forms.remove, { params: { id }, headers: { ...api.from(), ...proof } });
    expect(await list({ q: '철회손님' })).toEqual([]);
  });
});

test('a comment that had answers gets its text back, one without comes back, and both are counted', async () => {
  const author = (await api.getUser('member'))._id;
  const [post] = await api.db
    .insert(boards)
    .values({
      code: 'COMMUNITY',
      subject: { ko: '글' },
      status: 'PUBLISHED',
      publishAt: new Date().toISOString(),
      allowComment: true,
    })
    .returning();
  const board = post?._id ?? '';
  const rows = sql`select content, status from comments where _board = ${board} order by _id`;
  const state = async () => ({
    rows: (await api.db.execute<{ content: string; status: string }>(rows)).rows.map(({ content }) => content),
    count: (await api.db.select({ n: boards.comments }).from(boards).where(eq(boards._id, board)))[0]?.n,
  });
  await api.db.execute(sql`insert into comments (_id, created_at, updated_at, _board, _parent, author, content) values
    ('comment-1', now(), now(), ${board}, null, ${author}, '질문'),
    ('comment-2', now(), now(), ${board}, 'comment-1', ${author}, '답글')`);
  await api.db.update(boards).set({ comments: 2 }).where(eq(boards._id, board));
  const before = await state();
  for (const id of ['comment-1', 'comment-2']) await api.asAdmin(admin.comments.remove, { params: { id } });
  expect(await state()).toEqual({ rows: [''], count: 0 });
  for (const id of ['comment-2', 'comment-1']) expect((await restore('comments', id)).status).toBe(204);
  expect(await state()).toEqual(before);

  // The placeholder that is left can be deleted too; the text stays in the trash.
  for (const id of ['comment-1', 'comment-2', 'comment-1'])
    expect((await api.asAdmin(admin.comments.remove, { params: { id } })).status).toBe(204);
  expect(await state()).toEqual({ rows: [], count: 0 });
  expect((await restore('comments', 'comment-2')).error.code).toBe('restore_orphan');
  for (const id of ['comment-1', 'comment-2']) expect((await restore('comments', id)).status).toBe(204);
  expect(await state()).toEqual(before);
});

test('a banner comes back with its pictures unless another one has its code', async () => {
  const body = { code: 'main-hero', name: '메인 배너', autoplayMs: 5000, device: 'both' as const };
  const create = async () => (await api.asAdmin(admin.banners.create, { body })).body.banner._id;
  const id = await create();
  const file = await createPicture('red');
  await api.asAdmin(admin.banners.setImage, { params: { id, index: '0' }, file });
  const before = (await api.asAdmin(admin.banners.get, { params: { id } })).body.banner;
  const url = before.images[0]?.image.url ?? '';
  await api.asAdmin(admin.banners.remove, { params: { id } });
  expect(await statusOf(url)).toBe(404);

  const other = await create();
  expect((await restore('banners', id)).error.code).toBe('restore_conflict');
  await api.asAdmin(admin.banners.remove, { params: { id: other } });
  expect((await restore('banners', id)).status).toBe(204);
  expect((await api.asAdmin(admin.banners.get, { params: { id } })).body.banner.images).toEqual(before.images);
  expect(await statusOf(url)).toBe(200);
  expect((await list({ resource: 'banners' })).map(({ _id }) => _id)).toEqual([other]);
});

test('a lawyer that was taken off the list comes back with the portrait, in the same place', async () => {
  const sent = lawyerSeed.slice(0, 3).map(({ picture: _, ...lawyer }) => lawyer);
  const put = async (lawyers: object[], version: number) =>
    (await api.asAdmin(admin.lawyers.update, { body: { lawyers: lawyers as typeof sent, version } })).body;
  const { lawyers } = await put(sent, 0);
  const [, second] = lawyers;
  const params = { id: second?._id ?? '' };
  const { body } = await api.asAdmin(admin.lawyers.image, { params, file: await createPicture('red') });
  const asSent = body.lawyers.map(({ image: _image, order: _order, ...lawyer }) => lawyer);
  await put(
    asSent.filter(({ _id }) => _id !== params.id),
    body.version,
  );
  const url = body.lawyers[1]?.image?.url ?? '';
  expect(await statusOf(url)).toBe(404);
  expect(await list({ resource: 'lawyers' })).toMatchObject([{ _id: params.id, title: second?.title }]);
  expect((await restore('lawyers', params.id)).status).toBe(204);
  expect((await api.asAdmin(admin.lawyers.get)).body.lawyers).toEqual(body.lawyers);
  expect(await statusOf(url)).toBe(200);
});

describe('a file taken out of a post', () => {
  const start = async () => {
    const flags = { tags: [], pinned: false, allowComment: false, secret: false };
    const body = { code: 'NOTICE' as const, subject: { ko: '첨부 글' }, status: 'DRAFT' as const, ...flags };
    const { _id } = (await api.asAdmin(admin.boards.create, { body })).body.board;
    for (const name of ['가.pdf', '나.pdf', '다.pdf'])
      await api.asAdmin(admin.boards.addFile, { params: { board: _id }, file: { ...pdf, name } });
    const read = async () => (await api.asAdmin(admin.boards.get, { params: { id: _id } })).body.board.files;
    return { _id, read, files: await read() };
  };

  test('has no address, and goes back to its place', async () => {
    const { _id, read, files } = await start();
    const [, middle] = files;
    const id = middle?._id ?? '';
    await api.asAdmin(admin.boards.removeFile, { params: { board: _id, id } });
    expect((await read()).map(({ name }) => name)).toEqual(['가.pdf', '다.pdf']);
    expect(await statusOf(middle?.url ?? '')).toBe(404);
    expect((await restore('files', id)).status).toBe(204);
    expect(await read()).toEqual(files);
    expect(await statusOf(middle?.url ?? '')).toBe(200);
  });

  test('stays out when the post itself is deleted and restored, and waits for a deleted post', async () => {
    const { _id, read, files } = await start();
    const [first, second] = files;
    const id = first?._id ?? '';
    await api.asAdmin(admin.boards.removeFile, { params: { board: _id, id } });
    await api.asAdmin(admin.boards.remove, { params: { id: _id } });
    expect(await statusOf(second?.url ?? '')).toBe(404);
    expect((await restore('files', id)).error.code).toBe('restore_orphan');
    await restore('boards', _id);
    expect([await statusOf(first?.url ?? ''), await statusOf(second?.url ?? '')]).toEqual([404, 200]);
    await restore('files', id);
    expect(await read()).toEqual(files);
  });
});

test('the trash is read oldest first, too', async () => {
  const times = (await list({ sort: 'deletedAt' })).map(({ deletedAt }) => deletedAt);
  expect(times).toEqual([...times].sort());
  expect(times.length).toBeGreaterThan(0);
});
