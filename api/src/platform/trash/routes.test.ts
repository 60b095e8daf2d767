import { expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { boards } from '../../firm/boards/table';
import { startWithUsers } from '../../members/users/testing';
import { setUp } from '../testing';
import { purgeTrash } from './purge';

const { console: admin } = contract;

const api = await setUp(startWithUsers());

const listed = async () => (await api.asAdmin(admin.trash.list, { query: {} })).body.trash;
const restore = (resource: string, id: string) =>
  api.asAdmin(admin.trash.restore, { params: { resource, id }, body: {} });
const notice = async (ko: string) => {
  const body = {
    subject: { ko },
    content: { ko: '<p>글</p>' },
    audience: 'ALL' as const,
    pinned: false,
    status: 'PUBLISHED' as const,
  };
  return (await api.asAdmin(admin.notifications.create, { body })).body.notification._id;
};

test('a deleted record is listed with who deleted it, and can be restored', async () => {
  const id = await notice('지운 공지');
  await api.asAdmin(admin.notifications.remove, { params: { id } });
  expect((await api.call(contract.notifications.get, { params: { id } })).status).toBe(404);
  expect(await listed()).toMatchObject([
    { _id: id, resource: 'notifications', title: '지운 공지', deletedBy: '관리자' },
  ]);
  expect((await restore('notifications', id)).status).toBe(204);
  expect((await api.call(contract.notifications.get, { params: { id } })).status).toBe(200);
  expect((await restore('notifications', id)).status).toBe(404);
  expect((await restore('levels', id)).status).toBe(404);
});

test('a deleted user is refused, and not found, until restored', async () => {
  const user = (await api.register(1)).body.user._id;
  await api.asAdmin(admin.users.remove, { params: { id: user } });
  expect((await api.callAs(user, contract.me.get)).status).toBe(401);
  expect((await api.asAdmin(admin.users.get, { params: { id: user } })).status).toBe(404);
  expect((await restore('users', user)).status).toBe(204);
  expect((await api.callAs(user, contract.me.get)).status).toBe(200);
});

test('records are purged after thirty days; users are anonymised', async () => {
  const user = (await api.register(2)).body.user._id;
  const id = await notice('오래된 공지');
  await api.asAdmin(admin.users.remove, { params: { id: user } });
  await api.asAdmin(admin.notifications.remove, { params: { id } });
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
