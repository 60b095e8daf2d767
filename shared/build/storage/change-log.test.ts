import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { changeReleases } from '../release/change-releases';
import { publishShipped } from '../release/publish-shipped';
import { buildTestRelease, createDestination, publishTestRelease, testAuthorship } from '../testing';
import type { LoggedChange } from './change-log';

const createEntry = (id: string): LoggedChange => ({
  id,
  at: '2026-11-29T10:00:00.000Z',
  by: { kind: 'host', name: 'team events' },
  action: 'pin',
  contract: '1',
  changes: [{ remote: 'remote-events', channel: 'stable', before: '1.0.0+a', after: '1.0.0+a' }],
  forced: false,
  why: null,
});

const build = (patch: number) => buildTestRelease({ version: `1.0.${patch}+aaaaaaaaaa` });
const change = { remote: 'remote-home', channel: 'stable' };

test('the log says who deployed and rolled back what, from what to what, and why', async () => {
  const to = createDestination();
  const [first, second] = [build(0), build(1)];
  await publishTestRelease(first.folder, to);
  await publishTestRelease(second.folder, to);
  const stores = { registry: to.registry, releases: to.releases, origins: [] };
  const why = 'the search is broken';
  await changeReleases(
    stores,
    { action: 'rollback', remotes: ['remote-home'], channel: 'stable' },
    { by: { kind: 'host', name: 'team home' }, why },
  );
  const [one, other] = [first, second].map(({ release }) => release.version);
  expect(await to.registry.log.read()).toMatchObject([
    { action: 'deploy', ...testAuthorship, changes: [{ ...change, before: null, after: one }], contract: '1' },
    { action: 'deploy', changes: [{ ...change, before: one, after: other }] },
    { action: 'rollback', by: { name: 'team home' }, changes: [{ ...change, before: other, after: one }], why },
  ]);
});

test('the log has what came with the installation once, and nothing that was refused', async () => {
  const to = createDestination();
  const { folder, release } = build(0);
  const shipment = { name: 'remote-home', version: release.version, from: async () => folder, to } as const;
  for (let start = 0; start < 2; start += 1) await publishShipped([shipment], to.registry, () => undefined);
  const stores = { registry: to.registry, releases: to.releases, origins: [] };
  const refused = changeReleases(
    stores,
    { action: 'rollback', remotes: ['remote-home'], channel: 'stable' },
    testAuthorship,
  );
  await expect(refused).rejects.toThrow();
  expect(await to.registry.log.read()).toMatchObject([
    { action: 'deploy', by: { kind: 'storage' }, changes: [{ ...change, before: null, after: release.version }] },
  ]);
});

test('changes at the same time are all in the log, which keeps the latest 200', async () => {
  const { log } = createDestination().registry;
  const ids = Array.from({ length: 20 }, (_, index) => `change-${index}`);
  await Promise.all(ids.map((id) => log.append(createEntry(id))));
  expect((await log.read()).map(({ id }) => id).sort()).toEqual([...ids].sort());
  for (let count = 0; count < 190; count += 1) await log.append(createEntry(`later-${count}`));
  const entries = await log.read();
  expect([entries.length, entries.at(-1)?.id]).toEqual([200, 'later-189']);
});

test('an entry of a later version is left out, and not lost', async () => {
  const { folder, registry } = createDestination();
  const file = path.join(folder, 'remotes.log.json');
  const later = { ...createEntry('later'), action: 'teleport' };
  writeFileSync(file, JSON.stringify([later]));
  await registry.log.append(createEntry('known'));
  expect((await registry.log.read()).map(({ id }) => id)).toEqual(['known']);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([later, createEntry('known')]);
});

test('a change is done although the log cannot be written, and the command says so', async () => {
  const to = createDestination();
  const warnings: string[] = [];
  const { write } = process.stderr;
  process.stderr.write = (line) => warnings.push(String(line)) > 0;
  const registry = {
    ...to.registry,
    log: { ...to.registry.log, append: () => Promise.reject(new Error('the disk is full')) },
  };
  await publishTestRelease(build(0).folder, { ...to, registry }).finally(() => {
    process.stderr.write = write;
  });
  expect(JSON.parse(readFileSync(path.join(to.folder, 'remotes.json'), 'utf8')).revision).toBe(1);
  expect(warnings.join('')).toContain('could not be written (the disk is full)');
});
