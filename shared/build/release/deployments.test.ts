import { expect, test } from '@jest/globals';
import { findBuild, findRelease, listReleases, type Registry } from 'shared/remotes';
import { parseRegistry } from 'shared/remotes/parse';
import { emptyRegistry } from '../storage/store';
import { buildTestRelease } from '../testing';
import { deploy, listVersionsInUse, pin, promote, removeBuilds, rollback, setDisabled, unpin } from './deployments';

const target = { channel: 'stable', name: 'remote-home' } as const;
const versions = Array.from({ length: 30 }, (_, index) => `1.0.${index}+aaaaaaaa${String(index).padStart(2, '0')}`);
const release = (index: number) => buildTestRelease({ version: versions[index] ?? '' }).release;
const runs = (registry: Registry, channel = 'stable') => findRelease(registry, channel, 'remote-home')?.version;
const deployed = (...indexes: number[]) =>
  indexes.reduce((registry, index) => deploy(registry, target, release(index)), emptyRegistry);

test('rollbacks return step by step to earlier versions until the history is empty', () => {
  const first = deployed(0, 1, 2);
  expect(runs(first)).toBe(versions[2]);
  const second = rollback(first, target);
  expect(runs(second)).toBe(versions[1]);
  const third = rollback(second, target);
  expect(runs(third)).toBe(versions[0]);
  expect(() => rollback(third, target)).toThrow('ran nothing before');
});

test('a rollback of a deployment that followed a rollback returns to the version of that rollback', () => {
  const registry = deploy(rollback(deployed(0, 1), target), target, release(2));
  expect(runs(rollback(registry, target))).toBe(versions[0]);
});

test('deploying the running version does not change the history', () => {
  expect(runs(rollback(deployed(0, 1, 1, 1), target))).toBe(versions[0]);
});

test('a pinned remote takes no deployment, promotion or rollback until it is unpinned or forced', () => {
  const pinned = pin(deployed(0, 1), target, '1.0.0');
  expect(runs(pinned)).toBe(versions[0]);
  expect(() => deploy(pinned, target, release(2))).toThrow('is pinned to 1.0.0+');
  expect(() => rollback(pinned, target)).toThrow('Unpin it first');
  const staged = deploy(pinned, { ...target, channel: 'staging' }, release(3));
  expect(() => promote(staged, 'staging', target)).toThrow('is pinned');
  expect(runs(deploy(pinned, target, release(2), true))).toBe(versions[2]);
  expect(runs(deploy(unpin(pinned, target), target, release(2)))).toBe(versions[2]);
});

test('pinning to an unpublished version is refused with the list of published versions', () => {
  expect(() => pin(deployed(0), target, '9.9.9')).toThrow(`There are: ${versions[0]}`);
});

test('promoting lets another channel run the same release', () => {
  const registry = promote(deploy(deployed(0), { ...target, channel: 'staging' }, release(1)), 'staging', target);
  expect(runs(registry)).toBe(versions[1]);
  expect(runs(rollback(registry, target))).toBe(versions[0]);
  expect(() => promote(registry, 'nothing', target)).toThrow('runs no remote-home');
});

test('disabling marks the release in its channel only', () => {
  const registry = setDisabled(deploy(deployed(0), { ...target, channel: 'staging' }, release(1)), target, true);
  expect(listReleases(registry, 'stable')).toMatchObject([{ name: 'remote-home', disabled: true }]);
  expect(listReleases(registry, 'staging')[0]).not.toHaveProperty('disabled');
  expect(listReleases(setDisabled(registry, target, false), 'stable')[0]).not.toHaveProperty('disabled');
});

test('the latest twenty builds and those in use are found by version, with or without the hash', () => {
  const pinnedOld = deploy(emptyRegistry, { ...target, channel: 'old' }, release(0));
  const registry = versions.slice(1).reduce((it, _, index) => deploy(it, target, release(index + 1)), pinnedOld);
  expect(findBuild(registry, 'remote-home', versions[29] ?? '')?.version).toBe(versions[29]);
  expect(findBuild(registry, 'remote-home', '1.0.29')?.version).toBe(versions[29]);
  expect(findBuild(registry, 'remote-home', '1.0.0')?.version).toBe(versions[0]);
  expect(findBuild(registry, 'remote-home', '1.0.5')).toBeNull();
  expect(findBuild(registry, '__proto__', '1.0.29')).toBeNull();
  expect(registry.builds['remote-home']).toHaveLength(21);
  for (const version of listVersionsInUse(registry, 'remote-home'))
    expect(findBuild(registry, 'remote-home', version)).not.toBeNull();
});

test('removed builds cannot be run by version', () => {
  const registry = removeBuilds(deployed(0, 1), 'remote-home', new Set([versions[0] ?? '']));
  expect(findBuild(registry, 'remote-home', '1.0.0')).toBeNull();
  expect(() => rollback(registry, target)).toThrow('ran nothing before');
});

test('a changed registry is valid', () => {
  const registry = setDisabled(pin(deployed(0, 1, 2), target, '1.0.1'), target, true);
  expect(parseRegistry(JSON.parse(JSON.stringify(registry)))).toEqual(registry);
});
