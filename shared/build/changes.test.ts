import { expect, test } from '@jest/globals';
import { buildOf, type Registry, releaseOf, releasesOf } from 'shared/remotes';
import { parseRegistry } from 'shared/remotes/parse';
import { deploy, forget, pin, promote, rollback, setDisabled, unpin, versionsInUse } from './changes';
import { built } from './testing';

const place = { channel: 'stable', name: 'remote-home' } as const;
const empty = parseRegistry({ channels: {} });
const versions = Array.from({ length: 30 }, (_, index) => `1.0.${index}+aaaaaaaa${String(index).padStart(2, '0')}`);
const release = (index: number) => built({ version: versions[index] ?? '' }).release;
const runs = (registry: Registry, channel = 'stable') => releaseOf(registry, channel, 'remote-home')?.version;
const deployed = (...indexes: number[]) =>
  indexes.reduce((registry, index) => deploy(registry, place, release(index)), empty);

test('rolling back returns step by step to what ran before, and then there is nothing more', () => {
  const first = deployed(0, 1, 2);
  expect(runs(first)).toBe(versions[2]);
  const second = rollback(first, place);
  expect(runs(second)).toBe(versions[1]);
  const third = rollback(second, place);
  expect(runs(third)).toBe(versions[0]);
  expect(() => rollback(third, place)).toThrow('ran nothing before');
});

test('a deployment after a rollback can be taken back to where the rollback led', () => {
  const registry = deploy(rollback(deployed(0, 1), place), place, release(2));
  expect(runs(rollback(registry, place))).toBe(versions[0]);
});

test('deploying what runs already leaves the history as it is', () => {
  expect(runs(rollback(deployed(0, 1, 1, 1), place))).toBe(versions[0]);
});

test('a pinned remote takes no deployment, promotion or rollback until it is unpinned or forced', () => {
  const pinned = pin(deployed(0, 1), place, '1.0.0');
  expect(runs(pinned)).toBe(versions[0]);
  expect(() => deploy(pinned, place, release(2))).toThrow('is pinned to 1.0.0+');
  expect(() => rollback(pinned, place)).toThrow('Unpin it first');
  const staged = deploy(pinned, { ...place, channel: 'staging' }, release(3));
  expect(() => promote(staged, 'staging', place)).toThrow('is pinned');
  expect(runs(deploy(pinned, place, release(2), true))).toBe(versions[2]);
  expect(runs(deploy(unpin(pinned, place), place, release(2)))).toBe(versions[2]);
});

test('pinning asks for a version that was published, and names those there are', () => {
  expect(() => pin(deployed(0), place, '9.9.9')).toThrow(`There are: ${versions[0]}`);
});

test('promoting lets another channel run the very same release', () => {
  const registry = promote(deploy(deployed(0), { ...place, channel: 'staging' }, release(1)), 'staging', place);
  expect(runs(registry)).toBe(versions[1]);
  expect(runs(rollback(registry, place))).toBe(versions[0]);
  expect(() => promote(registry, 'nothing', place)).toThrow('runs no remote-home');
});

test('the kill switch keeps the release known and marks it, in its channel alone', () => {
  const registry = setDisabled(deploy(deployed(0), { ...place, channel: 'staging' }, release(1)), place, true);
  expect(releasesOf(registry, 'stable')).toMatchObject([{ name: 'remote-home', disabled: true }]);
  expect(releasesOf(registry, 'staging')[0]).not.toHaveProperty('disabled');
  expect(releasesOf(setDisabled(registry, place, false), 'stable')[0]).not.toHaveProperty('disabled');
});

test('the last twenty builds stay known by version, with or without its hash, and so do those in use', () => {
  const pinnedOld = deploy(empty, { ...place, channel: 'old' }, release(0));
  const registry = versions.slice(1).reduce((it, _, index) => deploy(it, place, release(index + 1)), pinnedOld);
  expect(buildOf(registry, 'remote-home', versions[29] ?? '')?.version).toBe(versions[29]);
  expect(buildOf(registry, 'remote-home', '1.0.29')?.version).toBe(versions[29]);
  expect(buildOf(registry, 'remote-home', '1.0.0')?.version).toBe(versions[0]);
  expect(buildOf(registry, 'remote-home', '1.0.5')).toBeNull();
  expect(buildOf(registry, '__proto__', '1.0.29')).toBeNull();
  expect(registry.builds['remote-home']).toHaveLength(21);
  for (const version of versionsInUse(registry, 'remote-home'))
    expect(buildOf(registry, 'remote-home', version)).not.toBeNull();
});

test('forgotten builds cannot be run by name any more', () => {
  const registry = forget(deployed(0, 1), 'remote-home', new Set([versions[0] ?? '']));
  expect(buildOf(registry, 'remote-home', '1.0.0')).toBeNull();
  expect(() => rollback(registry, place)).toThrow('ran nothing before');
});

test('what every change leaves is a registry that parses', () => {
  const registry = setDisabled(pin(deployed(0, 1, 2), place, '1.0.1'), place, true);
  expect(parseRegistry(JSON.parse(JSON.stringify(registry)))).toEqual(registry);
});
