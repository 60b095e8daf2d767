import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { boards } from '../../firm/boards/table';
import { startWithUsers, type UsersApi } from '../../members/users/testing';
import { purgeTrash } from './purge';

const { console: admin } = contract;

let api: UsersApi;
beforeAll(async () => {
  api = await startWithUsers();
});
afterAll(() => api.stop());

const listed = async () => (await api.call(admin.trash.list, { as: 'admin', query: {} })).body.trash;
const restore = (resource: string, id: string) =>
  api.call(admin.trash.restore, { as: 'admin', params: { resource, id }, body: {} });
const notice = async (ko: string) => {
  const body = {
    subject: { ko },
    content: { ko: '<p>글</p>' },
    audience: 'ALL' as const,
    pinned: false,
    status: 'PUBLISHED' as const,
  };
  return (await api.call(admin.notifications.create, { as: 'admin', body })).body.notification._id;
};

test('a deleted record is listed with who deleted it, and can be restored', async () => {
  const id = await notice('지운 공지');
  await api.call(admin.notifications.remove, { as: 'admin', params: { id } });
  expect((await api.call(contract.notifications.get, { params: { id } })).status).toBe(404);
  expect(await listed()).toMatchObject([
    { _id: id, resource: 'notifications', title: '지운 공지', deletedBy: '관리자' },
  ]);
  expect((await restore('notifications', id)).status).toBe(204);
  expect((await api.call(contract.notifications.get, { params: { id } })).status).toBe(200);
  expect((await restore('notifications', id)).status).toBe(404);
  expect((await restore('levels', id)).status).toBe(404);
});

test('a deleted user is not found until restored', async () => {
  const user = (await api.register(1)).body.user._id;
  await api.call(admin.users.remove, { as: 'admin', params: { id: user } });
  expect((await api.callAs(user, contract.me.get)).status).toBe(404);
  expect((await api.call(admin.users.get, { as: 'admin', params: { id: user } })).status).toBe(404);
  expect((await restore('users', user)).status).toBe(204);
  expect((await api.callAs(user, contract.me.get)).status).toBe(200);
});

test('records are purged after thirty days; users are anonymised', async () => {
  const user = (await api.register(2)).body.user._id;
  const id = await notice('오래된 공지');
  await api.call(admin.users.remove, { as: 'admin', params: { id: user } });
  await api.call(admin.notifications.remove, { as: 'admin', params: { id } });
  await purgeTrash(api.domains.platform);
  expect(await listed()).toHaveLength(2);
  for (const name of ['users', 'notifications'])
    await api.db.execute(
      sql`update ${sql.identifier(name)} set deleted_at = now() - interval '31 days' where deleted_at is not null`,
    );
  await purgeTrash(api.domains.platform);
  expect(await listed()).toEqual([]);
  expect(await api.getUserById(user)).toMatchObject({ name: '탈퇴회원', company: null });
  expect(await api.db.$count(boards, eq(boards._id, id))).toBe(0);
});
