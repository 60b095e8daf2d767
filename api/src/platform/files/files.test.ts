import { readdir } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import sharp from 'sharp';
import { createPicture, startApi } from '../../app/testing';
import { buildFaq } from '../../firm/faqs/testing';
import { lockFiles } from '../backup/backup-lock';
import { setUp } from '../testing';
import { createFiles } from './files';
import { files as table } from './table';

const api = await setUp(startApi());

const upload = async (bytes?: Buffer) => {
  const file = { ...(await createPicture()), ...(bytes ? { bytes } : {}) };
  return (await api.asAdmin(contract.console.editor.upload, { file })).body.photo;
};
const onDisk = async () => (await readdir(api.folder, { recursive: true })).filter((name) => name.length > 10).length;
const sweep = () => createFiles(api.db, api.storage).sweep();
const grow = (_id: string) =>
  api.db
    .update(table)
    .set({ createdAt: new Date(Date.now() - 25 * 3_600_000).toISOString() })
    .where(eq(table._id, _id));

describe('a picture', () => {
  test('is served in the requested width, created once for simultaneous requests', async () => {
    const bytes = await sharp({ create: { width: 1200, height: 600, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const { url } = await upload(bytes);
    const before = await onDisk();
    const all = await Promise.all(Array.from({ length: 8 }, () => api.send({ path: `${url}?w=320` })));
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await onDisk()).toBe(before + 1);
    expect(await sharp(all[0]?.content as Buffer).metadata()).toMatchObject({
      width: 320,
      height: 160,
      format: 'webp',
    });
    expect((await api.send({ path: `${url}?w=1920` })).content).toEqual((await api.send({ path: url })).content);
    expect((await api.send({ path: `${url}?w=7` })).status).toBe(400);
  });

  test('is answered with 304 if the client has it', async () => {
    const { url } = await upload();
    const { headers } = await api.send({ path: url });
    const again = await api.send({ path: url, headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
  });
});

describe('an upload without a record', () => {
  test('stays while a backup is made, whose rows may name it', async () => {
    const { _id } = await upload();
    await grow(_id);
    const backup = await api.pool.connect();
    await lockFiles(backup);
    expect(await sweep()).toBe(0);
    await backup.query('select pg_advisory_unlock_all()');
    backup.release();
    expect(await sweep()).toBe(1);
  });

  test('is deleted after a day, row and bytes', async () => {
    const { _id, url } = await upload();
    await sweep();
    expect((await api.send({ path: url })).status).toBe(200);
    const before = await onDisk();
    await grow(_id);
    expect(await sweep()).toBe(1);
    expect((await api.send({ path: url })).status).toBe(404);
    expect(await onDisk()).toBe(before - 1);
  });

  test('is kept if a text refers to it', async () => {
    const { _id, url } = await upload();
    const body = buildFaq({ answer: { ko: `<p><img src="${url}" alt="그림"></p>` } });
    expect((await api.asAdmin(contract.console.faqs.create, { body })).status).toBe(201);
    await grow(_id);
    await sweep();
    expect((await api.send({ path: url })).status).toBe(200);
  });
});

test('if a record cannot be written, its file is deleted', async () => {
  const before = [await api.db.$count(table), await onDisk()];
  const params = { id: 'unknown' };
  expect((await api.asAdmin(contract.console.boards.thumb, { params, file: await createPicture() })).status).toBe(404);
  expect([await api.db.$count(table), await onDisk()]).toEqual(before);
});

describe('a private file', () => {
  const privateFile = async () => {
    const { _id, url } = await upload();
    await api.db
      .update(table)
      .set({ kind: 'private', ownerResource: 'forms', ownerId: 'somebody' })
      .where(eq(table._id, _id));
    return url;
  };
  const open = async (url: string, authorization?: string) =>
    api.send({ path: url, ...(authorization ? { headers: { authorization } } : {}) });

  test('is served to administrators as an uncacheable attachment', async () => {
    const url = await privateFile();
    const { status, headers } = await open(url, `Bearer ${await api.getToken('admin')}`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment/);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('is not found by anybody else', async () => {
    const url = await privateFile();
    expect((await open(url)).status).toBe(404);
    expect((await open(url, `Bearer ${await api.getToken('member')}`)).status).toBe(404);
    expect((await open(url, 'Bearer expired')).status).toBe(401);
  });
});

describe('the files of a deleted record', () => {
  const { boards, trash } = contract.console;
  const get = async (url: string, user?: 'admin') => {
    const headers: Record<string, string> = user ? { authorization: `Bearer ${await api.getToken(user)}` } : {};
    const { status, headers: answered } = await api.send({ path: url, headers });
    return { status, cached: answered['cache-control'] };
  };
  const missing = expect.objectContaining({ status: 404 });

  test('are gone from their public addresses, and back when it is restored', async () => {
    const { url } = await upload();
    const flags = { pinned: false, allowComment: false, secret: false };
    const content = { ko: `<p>글<img src="${url}" alt=""></p>` };
    const body = {
      code: 'MAGAZINE' as const,
      subject: { ko: '글' },
      content,
      tags: [],
      status: 'DRAFT' as const,
      ...flags,
    };
    const { board } = (await api.asAdmin(boards.create, { body })).body;
    const params = { id: board._id };
    const { thumb } = (await api.asAdmin(boards.thumb, { params, file: await createPicture() })).body.board;
    const addresses = [url, thumb?.url ?? ''];
    // A cache asks again within a minute.
    for (const address of addresses)
      expect(await get(address)).toEqual({ status: 200, cached: 'public, max-age=60, must-revalidate' });

    await api.asAdmin(boards.remove, { params });
    for (const address of addresses) {
      expect(await get(address)).toEqual(missing);
      expect(await get(`${address}?w=320`)).toEqual(missing);
      expect(await get(address, 'admin')).toEqual(missing);
    }
    await api.asAdmin(trash.restore, { params: { resource: 'boards', ...params }, body: {} });
    for (const address of addresses) expect(await get(address)).toMatchObject({ status: 200 });
  });
});

test('the data version changes with each committed change and not with reads', async () => {
  const number = async () => Number((await api.send({ path: '/api/v1/lawyers' })).headers['x-data-version']);
  const before = await number();
  const { _id } = (await api.asAdmin(contract.console.faqs.create, { body: buildFaq() })).body.faq;
  const after = await number();
  expect(after).toBeGreaterThan(before);
  await api.call(contract.faqs.get, { params: { id: _id } });
  await api.db.execute(sql`update faqs set views = views + 1`);
  expect(await number()).toBe(after);
});

test('readiness reports database and storage separately', async () => {
  expect((await api.send({ path: '/api/health/live' })).status).toBe(200);
  expect((await api.send({ path: '/api/health/ready' })).content).toEqual({
    status: 'ok',
    open: true,
    database: 'ok',
    storage: 'ok',
    disk: 'ok',
  });
});
