import { expect, test } from '@jest/globals';
import type { Release } from 'shared/remotes';
import { keepOverride } from '../shell/quality/kept';
import type { Quality } from '../shell/quality/quality';
import { successorIn, type Today } from './registry';

const release = (version: string, contract = '^1.0.0') =>
  ({ name: 'remote-home', version, manifest: { name: 'remote-home', contract, routes: [] } }) as unknown as Release;

const today = (running: Release, disabled = false): Today => ({
  host: '1.0.0',
  channels: { stable: { 'remote-home': running } },
  lines: { stable: { 'remote-home': { history: [], pinned: false, disabled } } },
});

const ours = release('1.0.0+a');

test('another version of the remote takes its place, be it a newer one or the one before', () => {
  expect(successorIn(today(release('1.0.1+b')), ours)?.version).toBe('1.0.1+b');
  expect(successorIn(today(release('0.9.0+c')), ours)?.version).toBe('0.9.0+c');
});

test('nothing takes its place while the same version runs', () => {
  expect(successorIn(today(ours), ours)).toBeNull();
});

test('a release that is switched off, or wants another host, takes no place', () => {
  expect(successorIn(today(release('1.0.1+b'), true), ours)).toBeNull();
  expect(successorIn(today(release('2.0.0+b', '^2.0.0')), ours)).toBeNull();
});

test('a remote that was switched off is back once it is switched on, in the same version too', () => {
  expect(successorIn(today(ours, true), { ...ours, disabled: true })).toBeNull();
  expect(successorIn(today(ours), { ...ours, disabled: true })?.version).toBe('1.0.0+a');
});

test('a tab that was pointed at another build of the remote keeps to it', () => {
  const place = { pathname: '/', search: '', hash: '', origin: 'https://portico.example' };
  Object.assign(globalThis, { location: place, history: { state: null, replaceState: () => undefined } });
  const remotes = [{ name: 'remote-home', version: '1.0.0+a', channel: 'staging', overridden: true }];
  keepOverride({ address: 'remotes=staging', host: '1', remotes, refused: [], permit: null } as Quality);
  expect(successorIn(today(release('1.0.1+b')), ours)).toBeNull();
  for (const name of ['location', 'history']) Reflect.deleteProperty(globalThis, name);
});
