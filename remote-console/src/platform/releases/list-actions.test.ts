import { expect, test } from '@jest/globals';
import { listActions } from './list-actions';

const build = { name: 'remote-home', version: '1.0.0', builtAt: '2026-11-01T00:00:00Z', contract: '^1.0.0' };
const release = { ...build, version: '1.1.0', pinned: false, disabled: false };
const stable = { channel: 'stable', release, former: build, stable: release, canary: null };
const canary = { id: 'c', name: 'remote-home', version: '1.2.0', share: 5, shares: [5], everyMs: null };
const newer = { ...release, version: '1.2.0' };
const staging = { ...stable, channel: 'staging', release: newer };

test.each([
  ['runs for everybody', stable, ['rollback', 'pin', 'disable']],
  ['is the first of its channel', { ...stable, former: undefined }, ['pin', 'disable']],
  ['is pinned', { ...stable, release: { ...release, pinned: true } }, ['unpin', 'disable']],
  ['is switched off', { ...stable, release: { ...release, disabled: true } }, ['rollback', 'pin', 'enable']],
  ['runs in another channel', staging, ['rollback', 'promote', 'share', 'pin', 'disable']],
  ['is the first of its remote', { ...staging, stable: undefined }, ['rollback', 'promote', 'pin', 'disable']],
  ['everybody gets already', { ...staging, release }, ['rollback', 'pin', 'disable']],
  ['cannot replace a pinned one', { ...staging, stable: { ...release, pinned: true } }, ['rollback', 'pin', 'disable']],
  ['is compared with a canary', { ...stable, canary }, ['disable']],
  ['a canary is compared with', { ...staging, canary }, ['rollback', 'pin', 'disable']],
  [
    'is another remote than the canary',
    { ...staging, canary: { ...canary, name: 'remote-events' } },
    ['rollback', 'promote', 'pin', 'disable'],
  ],
  ['is the console itself', { ...stable, release: { ...release, name: 'remote-console' } }, ['rollback', 'pin']],
])('what can be done with a release that %s', (_, place, actions) => {
  expect(listActions(place)).toEqual(actions);
});
