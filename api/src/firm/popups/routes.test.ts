import { beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { createPicture, startApi } from '../../app/testing';
import { setUp } from '../../platform/testing';
import { describePopup } from './testing';

const { console: admin, popups } = contract;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();

const api = await setUp(startApi());
beforeEach(() => api.db.execute(sql`delete from popups`));

const create = (fields: object = {}) => api.asAdmin(admin.popups.create, { body: { ...describePopup(), ...fields } });
const titles = async (query = {}, language = 'ko') =>
  (await api.call(popups.list, { query, headers: { 'accept-language': language } })).body.popups.map(
    ({ title }) => title,
  );
const upload = async () => (await api.asAdmin(admin.editor.upload, { file: await createPicture() })).body.photo._id;

describe('public list', () => {
  test('shows enabled popups within their period, in order', async () => {
    await create({ title: '둘째', order: 2 });
    await create({ title: '첫째', order: 1 });
    await create({ title: '꺼짐', enabled: false });
    await create({ title: '아직', startAt: at(30_000) });
    await create({ title: '끝남', startAt: at(-60_000), endAt: at(-1) });
    expect(await titles()).toEqual(['첫째', '둘째']);
  });

  test('filters by device, language and page', async () => {
    await create({ title: '모두' });
    await create({ title: '전화기', device: 'mobile' });
    await create({ title: '영어', locales: ['en'] });
    await create({ title: '상담', paths: ['/consult'] });
    await create({ title: '영어 홈', paths: ['/en'] });
    expect((await titles({ device: 'mobile' })).sort()).toEqual(['모두', '영어 홈', '전화기']);
    expect((await titles({ device: 'pc', path: '/' }, 'en')).sort()).toEqual(['모두', '영어', '영어 홈']);
    expect(await titles({ path: '/consult' })).toEqual(['상담']);
    expect(await titles({ path: '/guide' })).toEqual([]);
  });
});

describe('refused popups', () => {
  test.each<[string, object, string]>([
    ['that ends before it begins', { endAt: at(-120_000) }, 'endAt'],
    ['of a picture without one', { type: 'IMAGE' }, '_image'],
    ['of HTML without any', { content: null }, 'content'],
    ['hidden for hours without their number', { dismiss: 'HOURS' }, 'hideHours'],
    ['with a picture that is none of ours', { _image: 'nothing' }, '_image'],
    ['with a link that runs a script', { link: 'javascript:alert(1)' }, 'link'],
    ['on a page without a path', { paths: ['guide'] }, 'paths.0'],
  ])('%s', async (_, fields, field) => {
    const { status, error } = await create(fields);
    expect({ status, field: error.errors?.[0]?.field }).toEqual({ status: 422, field });
  });
});

test('a popup that lacks several things is refused for all of them at once', async () => {
  const { status, error } = await create({ type: 'IMAGE', content: null, endAt: at(-120_000), dismiss: 'HOURS' });
  expect({ status, fields: error.errors?.map(({ field, code }) => `${field} ${code}`) }).toEqual({
    status: 422,
    fields: ['endAt period', '_image required', 'hideHours required'],
  });
});

test('a picture is set by its id, belongs to one popup, and is removed by null', async () => {
  const _image = await upload();
  const { body } = await create({ type: 'IMAGE', _image });
  expect(body.popup).toMatchObject({ _image, image: { _id: _image, mime: 'image/webp' } });
  expect((await create({ type: 'IMAGE', _image })).error.errors?.[0]?.field).toBe('_image');
  const params = { id: body.popup._id };
  const change = (fields: object) => api.asAdmin(admin.popups.update, { params, body: { version: 0, ...fields } });
  expect((await change({ _image: null })).status).toBe(422);
  expect((await change({ _image: null, type: 'HTML', content: { ko: '글' } })).body.popup.image).toBeNull();
  expect((await api.send({ path: `/api/v1/files/${_image}` })).status).toBe(404);
});

test('views, clicks and dismissals are counted without changing the version', async () => {
  const { _id } = (await create()).body.popup;
  const count = (event: 'view' | 'click' | 'dismiss') =>
    api.call(popups.count, { params: { id: _id }, body: { event } });
  const all = await Promise.all([...Array.from({ length: 20 }, () => count('view')), count('click'), count('dismiss')]);
  expect(all.every(({ status }) => status === 204)).toBe(true);
  const { body } = await api.asAdmin(admin.popups.get, { params: { id: _id } });
  expect(body.popup).toMatchObject({ views: 20, clicks: 1, dismissals: 1, version: 0 });
});

test('times are returned in UTC with milliseconds, whatever format they were sent in', async () => {
  const { body } = await create({ startAt: '2026-11-21T09:00:00+09:00', endAt: '2099-01-01T00:00:00Z' });
  expect(body.popup).toMatchObject({ startAt: '2026-11-21T00:00:00.000Z', endAt: '2099-01-01T00:00:00.000Z' });
});
