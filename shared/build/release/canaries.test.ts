import { expect, test } from '@jest/globals';
import { changeSet, findCanary, findRelease, getShare, type Registry, viewRegistry, withMainSet } from 'shared/remotes';
import { readRegistryEntries } from 'shared/remotes/entries';
import { parseRegistry } from 'shared/remotes/parse';
import { emptyRegistry } from '../storage/store';
import { buildTestRelease } from '../testing';
import { cancelCanary, formatPlan, promoteCanary, shareRelease, startCanary, startPlan } from './canaries';
import { deploy, listVersionsInUse, pin, promote, remove, rollback, setDisabled } from './deployments';
import { checkOverlaps } from './overlapping-routes';

const target = { channel: 'stable', name: 'remote-home' } as const;
const release = (patch: number, ...routes: string[]) =>
  buildTestRelease({ version: `1.0.${patch}+aaaaaaaaaa`, ...(routes.length > 0 && { routes }) }).release;
const plan = (...shares: number[]) => startPlan({ shares, everyMs: shares.length > 1 ? 60_000 : null });

const former = deploy(deploy(emptyRegistry, target, release(0)), target, release(1));
const running = startCanary(former, target, release(2), plan(5));
const runs = (registry: Registry) => findRelease(registry, 'stable', 'remote-home')?.version.split('+')[0];

test('the channel runs what it ran until the canary is promoted, and a rollback returns to that', () => {
  expect(runs(running)).toBe('1.0.1');
  const promoted = promoteCanary(running, target);
  expect([runs(promoted), findCanary(promoted, 'stable')]).toEqual(['1.0.2', null]);
  expect(runs(rollback(promoted, target))).toBe('1.0.1');
});

test('cancelling leaves the channel as it was, without a trace of the canary', () => {
  expect(cancelCanary(running, target)).toMatchObject({ channels: former.channels, lines: former.lines });
  expect(cancelCanary(running, target)).not.toHaveProperty('canaries');
});

test.each<[string, (registry: Registry) => Registry]>([
  ['a deployment', (it) => deploy(it, target, release(3))],
  ['a forced deployment', (it) => deploy(it, target, release(3), true)],
  ['a second canary', (it) => startCanary(it, target, release(3), plan(5))],
  ['a rollback', (it) => rollback(it, target)],
  ['a pin', (it) => pin(it, target)],
  ['a promotion', (it) => promote(deploy(it, { ...target, channel: 'staging' }, release(3)), 'staging', target)],
  ['letting the remote go', (it) => remove(it, target)],
])('%s of the remote is refused while its canary runs', (_, act) => {
  expect(() => act(running)).toThrow(/A canary of remote-home runs in stable: 1\.0\.2\+\w+ for 5 % of its readers\./);
});

test('another remote is deployed as ever, and the kill switch works', () => {
  const other = buildTestRelease({ name: 'remote-events', routes: ['/events'] }).release;
  const events = { channel: 'stable', name: 'remote-events' } as const;
  expect(findRelease(deploy(running, events, other), 'stable', 'remote-events')).not.toBeNull();
  expect(setDisabled(running, target, true).lines.stable?.['remote-home']?.disabled).toBe(true);
});

test.each<[string, () => Registry, string]>([
  [
    'in a channel that nobody reads without naming it',
    () => startCanary(former, { ...target, channel: 'staging' }, release(2), plan(5)),
    'Only stable has readers',
  ],
  [
    'of a remote that the channel does not run',
    () => startCanary(emptyRegistry, target, release(2), plan(5)),
    'runs no remote-home',
  ],
  [
    'of what everybody has',
    () => startCanary(former, target, release(1), plan(5)),
    'runs remote-home 1.0.1+aaaaaaaaaa already',
  ],
  ['of a pinned remote', () => startCanary(pin(former, target), target, release(2), plan(5)), 'is pinned'],
  [
    'of a disabled remote',
    () => startCanary(setDisabled(former, target, true), target, release(2), plan(5)),
    'enable it first',
  ],
  ['without a version', () => shareRelease(former, target, { version: undefined, start: plan(5) }), 'Name the version'],
  ['that runs already, under another id', () => cancelCanary(running, target, 'another'), 'has no canary'],
])('a canary %s is refused', (_, act, reason) => {
  expect(act).toThrow(reason);
});

test('a published version becomes a canary, and its share rises without its readers losing it', () => {
  const started = shareRelease(former, target, { version: '1.0.0', start: plan(5) });
  const more = shareRelease(started, target, { version: undefined, start: plan(25, 100) });
  const [first, second] = [findCanary(started, 'stable'), findCanary(more, 'stable')];
  expect(second).toMatchObject({ id: first?.id, version: '1.0.0+aaaaaaaaaa', shares: [25, 100] });
  expect(() => shareRelease(started, target, { version: '1.0.2', start: plan(5) })).toThrow('was not published here');
});

test('its route must not belong to another remote, and those of others not to it', () => {
  const events = { channel: 'stable', name: 'remote-events' } as const;
  const other = buildTestRelease({ name: 'remote-events', routes: ['/events'] }).release;
  const claiming = startCanary(deploy(former, events, other), target, release(2, '/', '/events'), plan(5));
  expect(() => checkOverlaps(claiming, [target])).toThrow('an address would belong to both');
  const late = deploy(startCanary(former, target, release(2, '/', '/events'), plan(5)), events, other);
  expect(() => checkOverlaps(late, [events])).toThrow('an address would belong to both');
});

test('its build is in use, so that it is not pruned', () => {
  expect(listVersionsInUse(running, 'remote-home')).toContain('1.0.2+aaaaaaaaaa');
});

test('the share follows the clock, and the last one stays', () => {
  const startedAt = '2026-11-29T00:00:00.000Z';
  const at = (minutes: number) =>
    getShare({ shares: [5, 25, 100], everyMs: 600_000, startedAt }, Date.parse(startedAt) + minutes * 60_000);
  expect([-1, 0, 9.9, 10, 20, 1000].map(at)).toEqual([5, 5, 5, 25, 100, 100]);
  expect(formatPlan({ shares: [5, 25, 100], everyMs: 600_000 })).toBe('5 %, 25 %, 100 % (every 10 min)');
});

test('the registry with a canary is read and written as any other', () => {
  expect(parseRegistry(JSON.parse(JSON.stringify(running)))).toEqual(running);
  expect(readRegistryEntries(JSON.parse(JSON.stringify(running)))).toEqual({ registry: running, skipped: [] });
});

test('a canary that cannot be read is skipped alone, and the channel runs what it ran', () => {
  const broken = { ...running, canaries: { stable: { ...findCanary(running, 'stable'), shares: [50, 5] } } };
  const { registry, skipped } = readRegistryEntries(JSON.parse(JSON.stringify(broken)));
  expect([runs(registry), findCanary(registry, 'stable')]).toEqual(['1.0.1', null]);
  expect(skipped).toMatchObject([{ path: ['canaries', 'stable'] }]);
});

test('a set for hosts of another contract has its own canary', () => {
  const next = (patch: number) => buildTestRelease({ version: `2.0.${patch}+aaaaaaaaaa`, contract: '^2.0.0' }).release;
  const both = changeSet(running, '2', (it) => deploy(it, target, next(0)));
  expect(findCanary(viewRegistry(both, '2'), 'stable')).toBeNull();
  expect(findCanary(viewRegistry(both, '1'), 'stable')?.version).toBe('1.0.2+aaaaaaaaaa');
  const second = changeSet(both, '2', (it) => startCanary(it, target, next(1), plan(5)));
  expect(findCanary(viewRegistry(second, '2'), 'stable')?.version).toBe('2.0.1+aaaaaaaaaa');
  expect(findCanary(second, 'stable')?.version).toBe('1.0.2+aaaaaaaaaa');
  expect(findCanary(withMainSet(second, '2'), 'stable')?.version).toBe('2.0.1+aaaaaaaaaa');
});
