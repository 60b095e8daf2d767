import { beforeEach, describe, expect, test } from '@jest/globals';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Banner, contract } from 'shared/contract';
import { createPicture, startApi } from '../../app/testing';
import { files } from '../../platform/files/table';
import { setUp } from '../../platform/testing';
import { banners as table } from './table';

const { console: admin, banners } = contract;

const api = await setUp(startApi());
let banner: Banner;
beforeEach(async () => {
  await api.db.execute(sql`delete from banners`);
  const body = { code: 'main-hero', name: '메인', autoplayMs: 5000, device: 'both' as const };
  banner = (await api.asAdmin(admin.banners.create, { body })).body.banner;
});

const set = async (index: number, color = 'red') =>
  api.asAdmin(admin.banners.setImage, {
    params: { id: banner._id, index: `${index}` },
    file: await createPicture(color),
  });
const read = async () => (await api.asAdmin(admin.banners.get, { params: { id: banner._id } })).body.banner;
const readPublicImages = async () =>
  (await api.call(banners.get, { params: { code: 'main-hero' } })).body.banner.images;
const text = { alt: { ko: '그림', en: 'Picture' }, newWindow: false, enabled: true };
const write = async (images: object[]) => {
  const { version } = await read();
  return api.asAdmin(admin.banners.update, {
    params: { id: banner._id },
    body: { images: images as (typeof text)[], version },
  });
};

describe('a picture by its index', () => {
  test('is appended after the last, replaces an existing one, and leaves no gap', async () => {
    expect((await set(0)).body.banner.images).toHaveLength(1);
    expect((await set(1)).body.banner.images).toHaveLength(2);
    const { status, error } = await set(3);
    expect({ status, field: error.errors?.[0]?.field }).toEqual({ status: 422, field: 'index' });
    const before = (await read()).images;
    const after = (await set(0, 'blue')).body.banner.images;
    expect(after).toHaveLength(2);
    expect(after[0]?.image._id).not.toBe(before[0]?.image._id);
    expect(after[1]).toEqual(before[1]);
  });

  test('is removed, and the following ones move up', async () => {
    for (const index of [0, 1, 2]) await set(index);
    const before = (await read()).images;
    expect((await api.asAdmin(admin.banners.removeImage, { params: { id: banner._id, index: '0' } })).status).toBe(204);
    const { images } = await read();
    expect(images.map(({ index, image }) => [index, image._id])).toEqual([
      [0, before[1]?.image._id],
      [1, before[2]?.image._id],
    ]);
    expect((await api.asAdmin(admin.banners.removeImage, { params: { id: banner._id, index: '2' } })).status).toBe(404);
  });

  test('is set once under concurrent uploads, and the other files are released', async () => {
    const all = await Promise.all(['red', 'green', 'blue', 'gold'].map((color) => set(0, color)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { images } = await read();
    expect(images).toHaveLength(1);
    const stored = await api.db.select().from(files).where(eq(files.ownerId, banner._id));
    const attached = stored.filter(({ releasedAt }) => releasedAt === null).map(({ _id }) => _id);
    expect(attached).toEqual([images[0]?.image._id]);
    const answered = all.map(({ body }) => body.banner.images[0]?.image._id ?? '');
    expect(new Set(answered).size).toBe(4);
    // The job may have removed some of the others already.
    expect(await api.db.$count(files, and(inArray(files._id, answered), isNull(files.releasedAt)))).toBe(1);
  });

  // Control of the test above: the same writes without the row lock.
  test('control: without the lock, one of two concurrent writes is lost', async () => {
    const one = await api.pool.connect();
    const two = await api.pool.connect();
    const select = 'select images from banners';
    const append = `update banners set images = $1::jsonb || '[{}]'::jsonb`;
    const [first, second] = [await one.query(select), await two.query(select)];
    await one.query(append, [JSON.stringify(first.rows[0].images)]);
    await two.query(append, [JSON.stringify(second.rows[0].images)]);
    one.release();
    two.release();
    const [row] = await api.db.select().from(table);
    expect(row?.images).toHaveLength(1);
  });

  test('is limited to twenty', async () => {
    await set(0);
    const [first] = (await read()).images;
    const images = Array.from({ length: 20 }, () => first as Banner['images'][number]);
    await api.db.update(table).set({ images });
    expect((await set(20)).error.code).toBe('too_many');
  });
});

describe('the texts of the pictures', () => {
  test('are updated without changing the number of pictures', async () => {
    await set(0);
    expect((await write([text])).body.banner.images[0]).toMatchObject({ alt: text.alt, index: 0 });
    expect((await write([])).status).toBe(422);
    expect((await write([text, text])).status).toBe(422);
  });

  test('are reordered together with their pictures, each exactly once', async () => {
    for (const index of [0, 1, 2]) await set(index);
    const before = (await read()).images;
    const moved = (index: number) => ({ ...text, index });
    const { images } = (await write([moved(2), moved(0), moved(1)])).body.banner;
    expect(images.map(({ index, image }) => [index, image._id])).toEqual([
      [0, before[2]?.image._id],
      [1, before[0]?.image._id],
      [2, before[1]?.image._id],
    ]);
    expect((await write([moved(0), moved(0), moved(1)])).status).toBe(422);
    expect((await write([moved(0), moved(1), moved(3)])).status).toBe(422);
  });

  test('default to the name of the banner', async () => {
    expect((await set(0)).body.banner.images[0]?.alt).toEqual({ ko: '메인' });
  });

  test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'ftp://x', 'https://user:pw@x.example'])(
    'refuse the link %s',
    async (link) => {
      await set(0);
      const { error } = await write([{ ...text, link }]);
      expect(error.errors?.[0]).toMatchObject({ field: 'images.0.link', code: 'url' });
    },
  );
});

test('visitors see enabled pictures within their period, in their language', async () => {
  for (const index of [0, 1, 2, 3]) await set(index);
  const past = '2020-01-01T00:00:00.000Z';
  const future = '2099-01-01T00:00:00.000Z';
  await write([text, { ...text, enabled: false }, { ...text, endAt: past }, { ...text, startAt: past, endAt: future }]);
  expect((await readPublicImages()).map(({ index, alt }) => [index, alt])).toEqual([
    [0, '그림'],
    [1, '그림'],
  ]);
  expect((await api.call(banners.get, { params: { code: 'unknown' } })).status).toBe(404);
});

test('a code is unique, and deleting a banner releases its files', async () => {
  const body = { code: 'main-hero', name: '다른', autoplayMs: 0, device: 'pc' as const };
  expect((await api.asAdmin(admin.banners.create, { body })).error).toMatchObject({
    code: 'taken',
    errors: [{ field: 'code' }],
  });
  const url = (await set(0)).body.banner.images[0]?.image.url ?? '';
  expect((await api.asAdmin(admin.banners.remove, { params: { id: banner._id } })).status).toBe(204);
  expect((await api.send({ path: url })).status).toBe(404);
});
