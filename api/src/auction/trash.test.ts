import { expect, test } from '@jest/globals';
import type { TrashResource } from 'shared/contract';
import { createPicture } from '../app/testing';
import { setUp } from '../platform/testing';
import { requireSuccess } from '../shop/orders/testing';
import { startAuction } from './works/testing';

const api = await setUp(startAuction());

const restore = (resource: TrashResource, id: string) =>
  api.asAdmin(api.admin.trash.restore, { params: { resource, id }, body: {} });
const remove = (id: string) => api.asAdmin(api.admin.works.remove, { params: { id } });
const read = async (id: string) => (await api.asAdmin(api.admin.works.get, { params: { id } })).body.work;

test('a deleted lot comes back to its number and end, unless another lot has the number', async () => {
  const program = await api.makeProgram();
  const [first, second] = [await api.makeWork(program), await api.makeWork(program)];
  const ends = async () => [(await read(first._id)).effectiveEndAt, (await read(second._id)).effectiveEndAt];
  const before = await ends();
  await remove(first._id);
  expect((await read(second._id)).effectiveEndAt).toBe(before[0]);
  expect((await restore('works', first._id)).status).toBe(204);
  expect(await ends()).toEqual(before);
  expect((await read(first._id)).lotNo).toBe(first.lotNo);

  await remove(first._id);
  await api.makeWork(program, { lotNo: first.lotNo });
  expect((await restore('works', first._id)).error.code).toBe('restore_conflict');
});

test('a lot that would be offered does not join a programme that has opened meanwhile', async () => {
  const program = await api.makeProgram();
  const work = await api.makeWork(program);
  await api.makeWork(program);
  await remove(work._id);
  await api.open(program);
  expect((await restore('works', work._id)).error.code).toBe('auction_fixed');
});

const upload = async ({ _id, _program }: { _id: string; _program: string }, index: string) =>
  api.asAdmin(api.admin.auctionFiles.create, {
    file: await createPicture('red'),
    fields: { _program, _work: _id, index },
  });

test('a file of a lot goes back between the others', async () => {
  const work = await api.makeWork(await api.makeProgram());
  const { _id } = work;
  for (const index of ['0', '1', '2']) await upload(work, index);
  const names = async () => (await read(_id)).images.map((file) => file._id);
  const before = await names();
  await api.asAdmin(api.admin.auctionFiles.remove, { params: { id: before[1] ?? '' } });
  expect(await names()).toHaveLength(2);
  expect((await restore('auctionFiles', before[1] ?? '')).status).toBe(204);
  expect(await names()).toEqual(before);
});

test('a lot that moves to another auction takes its pictures along, and one that arrives late is refused', async () => {
  const work = await api.makeWork(await api.makeProgram());
  const [kept, deleted] = [(await upload(work, '0')).body.file, (await upload(work, '1')).body.file];
  await api.asAdmin(api.admin.auctionFiles.remove, { params: { id: deleted._id } });
  const _program = (await api.makeProgram())._id;
  requireSuccess(await api.changeWork(api.admin.works.update, work, { _program }));
  const late = await upload(work, '1');
  expect([late.status, late.error.errors?.[0]?.field]).toEqual([422, '_work']);
  const names = async () => (await read(work._id)).images.map((file) => file._id);
  expect(await names()).toEqual([kept._id]);

  expect((await restore('auctionFiles', deleted._id)).status).toBe(204);
  expect(await names()).toEqual([kept._id, deleted._id]);
  const { file } = (await upload({ ...work, _program }, '0')).body;
  expect(await names()).toEqual([file._id, deleted._id]);
  expect((await api.asAdmin(api.admin.auctionFiles.remove, { params: { id: file._id } })).status).toBe(204);
  expect(await names()).toEqual([deleted._id]);
});
