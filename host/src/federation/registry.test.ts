import { expect, test } from '@jest/globals';
import type { Release } from 'shared/remotes';
import { setCurrentOverride } from '../shell/overrides/current-override';
import type { OverrideStatus } from '../shell/overrides/override-status';
import { findSuccessor, hasPage, type RegistrySnapshot } from './registry';

const release = (version: string, contract = '^1.0.0') =>
  ({ name: 'remote-home', version, manifest: { name: 'remote-home', contract, routes: [] } }) as unknown as Release;

const createSnapshot = (running: Release, disabled = false): RegistrySnapshot => ({
  host: '1.0.0',
  channels: { stable: { 'remote-home': running } },
  lines: { stable: { 'remote-home': { history: [], pinned: false, disabled } } },
});

const current = release('1.0.0+a');

test('another version of the remote is its successor, whether newer or older', () => {
  expect(findSuccessor(createSnapshot(release('1.0.1+b')), current)?.version).toBe('1.0.1+b');
  expect(findSuccessor(createSnapshot(release('0.9.0+c')), current)?.version).toBe('0.9.0+c');
});

test('a release has no successor while the registry names the same version', () => {
  expect(findSuccessor(createSnapshot(current), current)).toBeNull();
});

test('a release that is disabled or needs another host contract is no successor', () => {
  expect(findSuccessor(createSnapshot(release('1.0.1+b'), true), current)).toBeNull();
  expect(findSuccessor(createSnapshot(release('2.0.0+b', '^2.0.0')), current)).toBeNull();
});

test('a disabled remote gets a successor once it is enabled again, also in the same version', () => {
  expect(findSuccessor(createSnapshot(current, true), { ...current, disabled: true })).toBeNull();
  expect(findSuccessor(createSnapshot(current), { ...current, disabled: true })?.version).toBe('1.0.0+a');
});

test('a remote that is overridden in this tab has no successor', () => {
  const remotes = [{ name: 'remote-home', version: '1.0.0+a', channel: 'staging', overridden: true }];
  setCurrentOverride({ query: 'remotes=staging', host: '1', remotes, refused: [], permit: null } as OverrideStatus);
  expect(findSuccessor(createSnapshot(release('1.0.1+b')), current)).toBeNull();
  setCurrentOverride(null);
});

test('a page of a remote that came while the page was open is found in the registry', () => {
  const events = { ...release('1.0.0+e'), name: 'remote-events' } as Release;
  events.manifest = {
    ...events.manifest,
    routes: [{ path: '/events/:id', title: { ko: '행사', en: 'Events', cn: '活动' } }],
  };
  const { channels, ...snapshot } = createSnapshot(current);
  const registry = { ...snapshot, channels: { stable: { ...channels.stable, 'remote-events': events } } };
  expect(hasPage(registry, '/events/1')).toBe(true);
  expect(hasPage(registry, '/events')).toBe(false);
  expect(hasPage(createSnapshot(current), '/events/1')).toBe(false);
});
