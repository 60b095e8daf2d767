import { beforeEach, describe, expect, test } from '@jest/globals';
import { contract } from 'shared/contract';
import { startApi } from '../../app/testing';
import { setUp } from '../../platform/testing';
import { inbox } from '../messages/table';
import { announceNotices } from './announce-notices';
import { notifications as table } from './table';

const { console: admin, inbox: mine, notifications } = contract;

const api = await setUp(startApi());
beforeEach(async () => {
  await api.db.delete(table);
  await api.db.delete(inbox);
});

const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();
const create = async (ko: string, changes: object = {}) => {
  const body = {
    subject: { ko, en: `${ko} (en)` },
    content: { ko: '<p>내용</p>' },
    audience: 'ALL' as const,
    pinned: false,
    status: 'PUBLISHED' as const,
    publishAt: hours(-1),
    ...changes,
  };
  return (await api.call(admin.notifications.create, { as: 'admin', body })).body.notification;
};
const subjects = async (as?: 'member' | 'seller' | 'buyer') =>
  (await api.call(notifications.list, { ...(as ? { as } : {}), query: {} })).body.notifications.map(
    ({ subject }) => subject,
  );
const titles = async (as: 'member' | 'seller') =>
  (await api.call(mine.list, { as, query: {} })).body.inbox.map(({ title }) => title);

describe('notices', () => {
  test('are listed for their audience, pinned first, then newest', async () => {
    await create('옛 공지', { publishAt: hours(-3) });
    await create('새 공지');
    await create('고정', { pinned: true, publishAt: hours(-9) });
    await create('초안', { status: 'DRAFT' });
    await create('내일', { publishAt: hours(24) });
    await create('셀러에게', { audience: 'SELLER', publishAt: hours(-2) });
    expect(await subjects()).toEqual(['고정', '새 공지', '옛 공지']);
    expect(await subjects('buyer')).toEqual(['고정', '새 공지', '옛 공지']);
    expect(await subjects('seller')).toEqual(['고정', '새 공지', '셀러에게', '옛 공지']);
  });

  test('link to the previous and next notice that the user may read', async () => {
    const first = await create('하나', { publishAt: hours(-3) });
    await create('셀러만', { publishAt: hours(-2.5), audience: 'SELLER' });
    const second = await create('둘', { publishAt: hours(-2) });
    const { body } = await api.call(notifications.get, { params: { id: second._id } });
    expect(body).toMatchObject({ previous: { _id: first._id }, next: null, notification: { views: 1 } });
    const { body: earlier } = await api.call(notifications.get, { params: { id: first._id } });
    expect(earlier.next).toMatchObject({ subject: '둘' });
  });

  test('for another audience are not found', async () => {
    const { _id: id } = await create('셀러에게', { audience: 'SELLER' });
    expect((await api.call(notifications.get, { params: { id } })).status).toBe(404);
    expect((await api.call(notifications.get, { as: 'seller', params: { id } })).status).toBe(200);
  });

  test('have up to five files, which every reader may download', async () => {
    const { _id: id } = await create('자료');
    const file = { name: '안내.pdf', mime: 'application/pdf', bytes: Buffer.from('%PDF-1.7\n') };
    const add = () => api.call(admin.notifications.upload, { as: 'admin', params: { id }, file });
    const answers = [];
    for (let i = 0; i < 6; i += 1) answers.push(await add());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 422]);
    const uploaded = answers[4]?.body.notification.upload ?? [];
    expect(
      (await api.call(contract.files.download, { params: { id: uploaded[0]?._id ?? '' }, query: {} })).status,
    ).toBe(200);
    const request = { as: 'admin' as const, params: { id }, query: { file: uploaded[0]?._id ?? '' } };
    expect((await api.call(admin.notifications.removeUpload, request)).status).toBe(204);
    expect((await api.call(admin.notifications.removeUpload, request)).status).toBe(404);
    await api.call(admin.notifications.removeUpload, { as: 'admin', params: { id }, query: {} });
    const { body } = await api.call(notifications.get, { params: { id } });
    expect(body.notification.upload).toEqual([]);
  });
});

describe('members', () => {
  test('get one inbox entry for a published notice, also with several processes', async () => {
    await create('셀러 공지', { audience: 'SELLER' });
    await create('모두에게');
    await create('내일', { publishAt: hours(24) });
    await Promise.all(Array.from({ length: 5 }, () => announceNotices(api.db)));
    expect((await titles('seller')).sort()).toEqual(['공지: 모두에게', '공지: 셀러 공지']);
    expect(await titles('member')).toEqual(['공지: 모두에게']);
    expect(await api.db.$count(inbox)).toBe(4 + 1);
  });

  test('mark only their own entries as read', async () => {
    await create('하나');
    await create('둘');
    await announceNotices(api.db);
    const { body } = await api.call(mine.list, { as: 'member', query: {} });
    expect(body.unread).toBe(2);
    const [first] = body.inbox;
    const read = (as: 'member' | 'seller', ids?: string[]) => api.call(mine.read, { as, body: ids ? { ids } : {} });
    expect((await read('seller', [first?._id ?? ''])).body).toEqual({ unread: 2 });
    expect((await read('member', [first?._id ?? ''])).body).toEqual({ unread: 1 });
    expect((await read('member')).body).toEqual({ unread: 0 });
    const { body: unread } = await api.call(mine.list, { as: 'member', query: { unread: 'true' } });
    expect(unread.total).toBe(0);
  });
});
