import { existsSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { buildOf } from 'shared/remotes';
import { rollback } from './changes';
import { folderRegistry, folderReleases } from './folder';
import { prune } from './prune';
import { publish } from './publish';
import { statusOf } from './status';
import { changeRegistry, readRegistry } from './store';
import { built, temporaryFolder } from './testing';

const name = 'remote-home';
const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);

test('only folders older than thirty days that no channel runs or can return to are deleted', async () => {
  const folder = temporaryFolder();
  const registry = folderRegistry(path.join(folder, 'remotes.json'));
  const to = { releases: folderReleases(folder), registry, base: '/remotes/', origins: [] };
  const versions = ['1.0.0', '1.0.1', '1.0.2', '1.0.3'].map((version) => `${version}+aaaaaaaaaa`);
  for (const version of versions)
    await publish({ from: built({ version }).folder, name, channel: 'stable', to, log: () => undefined });
  const place = { channel: 'stable', name } as const;
  const seen = await readRegistry(registry);
  // 1.0.3 is nobody's any more, 1.0.2 runs, the others are in its history.
  await changeRegistry(registry, { change: (it) => rollback(it, place), concerns: () => null, seen });
  const at = (version: string | undefined) => path.join(folder, name, version ?? '');
  for (const version of versions) utimesSync(at(version), days(40), days(40));
  await publish({
    from: built({ version: '1.0.4+aaaaaaaaaa' }).folder,
    name,
    channel: 'staging',
    to,
    log: () => undefined,
  });

  const said: string[] = [];
  await prune(registry, to.releases, (line) => said.push(line));
  expect(versions.map((version) => existsSync(at(version)))).toEqual([true, true, true, false]);
  expect(existsSync(at('1.0.4+aaaaaaaaaa'))).toBe(true);
  expect(said).toEqual([`Deleted ${name} 1.0.3+aaaaaaaaaa`, `1 folder deleted from ${folder}`]);
  const after = await readRegistry(registry);
  expect(buildOf(after, name, '1.0.3')).toBeNull();
  expect(buildOf(after, name, '1.0.1')).not.toBeNull();
});

test('the status names what each channel runs, since when, for which contract and in which state', async () => {
  const folder = temporaryFolder();
  const registry = folderRegistry(path.join(folder, 'remotes.json'));
  const to = { releases: folderReleases(folder), registry, base: '/remotes/', origins: [] };
  await publish({ from: built().folder, name, channel: 'stable', to, log: () => undefined });
  const lines = { stable: { [name]: { history: ['0.9.0+bbbbbbbbbb'], pinned: true, disabled: true } } };
  const [title, , head, row] = statusOf({ ...(await readRegistry(registry)), lines }, 'here').split('\n');
  expect(title).toBe('here: revision 1, host contract 1.1.0');
  expect(head?.split(/ {2,}/)).toEqual(['channel', 'remote', 'version', 'built', 'contract', 'state']);
  expect(row?.split(/ {2,}/)).toEqual([
    'stable',
    name,
    '1.0.0+aaaaaaaaaa',
    '2026-01-01 00:00 UTC',
    '^1.0.0',
    'pinned, switched off, before: 0.9.0+bbbbbbbbbb',
  ]);
});
