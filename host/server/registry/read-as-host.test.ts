import { expect, test } from '@jest/globals';
import { deploy, setDisabled } from 'shared/build/release/deployments';
import { emptyRegistry } from 'shared/build/storage/store';
import { createTestRelease } from 'shared/build/testing';
import { changeSet, listReleases, type RemoteName, switchMainSet } from 'shared/remotes';
import { readAsHost } from './read-as-host';

const stable = (name: RemoteName) => ({ channel: 'stable', name }) as const;
const release = (name: RemoteName, major: string) =>
  createTestRelease({ name, version: `${major}.0.0+aaaaaaaaaa`, contract: `^${major}.0.0` });

/** Both remotes for hosts of contract 1, and one of them for those of contract 2 too. */
const deployed = [
  (it: typeof emptyRegistry) => deploy(it, stable('remote-events'), release('remote-events', '1')),
  (it: typeof emptyRegistry) => deploy(it, stable('remote-home'), release('remote-home', '1')),
  (it: typeof emptyRegistry) =>
    changeSet(it, '2', (set) => deploy(set, stable('remote-home'), release('remote-home', '2'))),
].reduce((it, act) => act(it), emptyRegistry);

const read = (registry: unknown, contract: string) => {
  const { registry: view, skipped } = readAsHost(JSON.parse(JSON.stringify(registry)), contract);
  return {
    releases: listReleases(view, 'stable').map(({ name, version }) => `${name} ${version.split('+')[0]}`),
    skipped: skipped.map(({ path }) => path.join('.')),
  };
};

test('a host runs the releases of its own major version, and those of former ones where it has none', () => {
  expect(read(deployed, '1.5.0').releases).toEqual(['remote-events 1.0.0', 'remote-home 1.0.0']);
  // Of two with a common route it shows the first.
  expect(read(deployed, '2.0.0').releases).toEqual(['remote-home 2.0.0', 'remote-events 1.0.0']);
  expect(read(deployed, '3.0.0').releases).toEqual(['remote-home 2.0.0', 'remote-events 1.0.0']);
  expect(readAsHost(deployed, '3.0.0').registry.hostContract).toBe('3.0.0');
});

test('what a host runs, or shows as not compatible, does not depend on which set is the main one', () => {
  // For hosts of contract 2 alone.
  const both = changeSet(deployed, '2', (set) => deploy(set, stable('remote-tickets'), release('remote-tickets', '2')));
  for (const contract of ['1.5.0', '2.0.0', '3.0.0'])
    expect(read(switchMainSet(both, '2'), contract).releases.sort()).toEqual(read(both, contract).releases.sort());
  expect(read(switchMainSet(both, '2'), '1.5.0').releases).toEqual(['remote-events 1.0.0', 'remote-home 1.0.0']);
});

test('a kill switch belongs to the releases of one major version', () => {
  const switched = changeSet(deployed, '2', (set) => setDisabled(set, stable('remote-home'), true));
  const isDisabled = (contract: string) =>
    listReleases(readAsHost(switched, contract).registry, 'stable').map(({ disabled = false }) => disabled);
  expect(isDisabled('1.5.0')).toEqual([false, false]);
  expect(isDisabled('2.0.0')).toEqual([true, false]);
});

test('a release that cannot be read is skipped by the hosts that it is for, which do not take the former one instead', () => {
  const { byContract, ...main } = deployed;
  const broken = { ...byContract?.['2'], channels: { stable: { 'remote-home': { entry: 1 } } } };
  const registry = { ...main, byContract: { 2: broken } };
  expect(read(registry, '1.5.0')).toEqual({ releases: ['remote-events 1.0.0', 'remote-home 1.0.0'], skipped: [] });
  expect(read(registry, '2.0.0')).toEqual({
    releases: ['remote-events 1.0.0'],
    skipped: ['channels.stable.remote-home'],
  });
});
