import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { createDestination, createTemporaryFolder } from '../testing';
import { openRegistry } from './open-storage';
import type { DeploymentProgress, RecentDeployment } from './recent-deployments';

afterEach(() => {
  jest.restoreAllMocks();
});

const progress: DeploymentProgress = { remote: 'remote-home', channel: 'stable', outcome: null, lines: ['Building'] };
const by = 'anna@laptop';
const open = () => {
  const { registry, folder } = createDestination();
  return { ...registry.deployments, file: path.join(folder, 'remotes.deployments.json') };
};
const setTime = (minutes: number, seconds = 0) =>
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 29, 12, minutes, seconds));

test('a deployment is there from its first report until ten minutes after its end', async () => {
  const { list, save } = open();
  const id = randomUUID();
  setTime(0);
  await save(id, by, progress);
  setTime(0, 40);
  await save(id, by, { ...progress, outcome: 'done', lines: ['Building', 'Done'] });
  expect(await list()).toMatchObject([
    { id, by, startedAt: '2026-11-29T12:00:00.000Z', endedAt: '2026-11-29T12:00:40.000Z', outcome: 'done' },
  ]);
  setTime(10, 39);
  expect(await list()).toHaveLength(1);
  setTime(10, 40);
  expect(await list()).toEqual([]);
});

test('one that nothing is heard of for a minute has failed, unless it is heard of again', async () => {
  const { list, save } = open();
  const id = randomUUID();
  setTime(0);
  await save(id, by, progress);
  setTime(1);
  expect(await list()).toMatchObject([{ outcome: null }]);
  setTime(1, 1);
  expect(await list()).toMatchObject([{ outcome: 'failed', endedAt: '2026-11-29T12:00:00.000Z' }]);
  await save(randomUUID(), by, progress);
  await save(id, by, progress);
  expect(await list()).toMatchObject([{ outcome: null }, { id, outcome: null, endedAt: null }]);
});

test('reports at the same time are all there, the newest first, twenty at most', async () => {
  const { list, save } = open();
  const ids = Array.from({ length: 20 }, () => randomUUID());
  await Promise.all(ids.map((id) => save(id, by, progress)));
  expect((await list()).map(({ id }) => id).sort()).toEqual(ids.toSorted());
  const last = randomUUID();
  await save(last, by, progress);
  const all = await list();
  expect([all.length, all[0]?.id]).toEqual([20, last]);
});

test('what has ended stays as it is, and belongs to whoever began it', async () => {
  const { list, save } = open();
  const id = randomUUID();
  await save(id, by, progress);
  await expect(save(id, 'somebody else', progress)).rejects.toThrow('another deployment');
  await expect(save(id, by, { ...progress, channel: 'staging' })).rejects.toThrow('another deployment');
  await save(id, by, { ...progress, outcome: 'refused' });
  const ended = await list();
  await save(id, by, progress);
  expect(await list()).toEqual(ended);
});

test('what cannot be read is left out', async () => {
  const { list, save, file } = open();
  await save(randomUUID(), by, progress);
  const [known] = JSON.parse(readFileSync(file, 'utf8')) as RecentDeployment[];
  writeFileSync(file, JSON.stringify([{ ...known, outcome: 'teleported' }, known]));
  expect(await list()).toEqual([known]);
  writeFileSync(file, '[{"id":');
  expect(await list()).toEqual([]);
});

test('a registry that is only read has none, and takes none', async () => {
  const { deployments } = openRegistry('https://www.example.com/remotes.json');
  expect(await deployments.list()).toEqual([]);
  await expect(deployments.save(randomUUID(), by, progress)).rejects.toThrow('can only be read');
});

test('a registry that is not written yet has none', async () => {
  expect(await openRegistry(path.join(createTemporaryFolder(), 'remotes.json')).deployments.list()).toEqual([]);
});
