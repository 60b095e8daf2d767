import { expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { contract } from 'shared/contract';
import { startApi } from '../../app/testing';
import { setUp } from '../../platform/testing';
import { users } from '../users/table';
import { levels as table } from './table';

const { levels } = contract.console;

const api = await setUp(startApi());

const create = (code: string, rank: number, changes: object = {}) =>
  api.call(levels.create, {
    as: 'admin',
    body: { name: code, code, rank, isDefault: false, discountRate: 5, pointRate: 1, ...changes },
  });
const defaults = async () =>
  (await api.db.select().from(table).where(eq(table.isDefault, true))).map(({ code }) => code);

test('there is one default level, and another can become it', async () => {
  expect(await defaults()).toEqual(['basic']);
  const { body } = await create('fresh', 5, { isDefault: true });
  expect(await defaults()).toEqual(['fresh']);
  const { _id: id, version } = body.level;
  const off = { as: 'admin' as const, params: { id }, body: { isDefault: false, version } };
  expect((await api.call(levels.update, off)).error.code).toBe('wrong_state');
  expect((await api.call(levels.remove, { as: 'admin', params: { id } })).error.code).toBe('wrong_state');
});

test('ten concurrent changes of the default leave one', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, i) => create(`concurrent-${i}`, 100 + i, { isDefault: true })));
  expect(await defaults()).toHaveLength(1);
});

test('a level in use cannot be deleted, and the error says how many members have it', async () => {
  const { body } = await create('in-use', 20);
  await api.db.update(users).set({ _level: body.level._id }).where(eq(users.username, 'member'));
  const { status, error } = await api.call(levels.remove, { as: 'admin', params: { id: body.level._id } });
  expect({ status, code: error.code, users: error.users }).toEqual({ status: 409, code: 'in_use', users: 1 });
});

test('name, code and rank are unique', async () => {
  await create('unique', 30);
  for (const [field, changes] of [
    ['code', { name: 'x', rank: 31 }],
    ['rank', { name: 'y', code: 'y' }],
  ] as const) {
    const { error } = await create('unique', 30, changes);
    expect(error.errors).toMatchObject([{ field, code: 'taken' }]);
  }
});
