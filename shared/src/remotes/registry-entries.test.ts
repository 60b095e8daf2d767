import { expect, test } from '@jest/globals';
import { readRegistryEntries, withSkippedEntries } from './registry-entries';

const title = { ko: '홈', en: 'Home', cn: '首页' };
const release = {
  name: 'remote-home',
  version: '1.0.0+0123456789',
  base: '/remotes/remote-home/1.0.0%2B0123456789/',
  entry: 'remoteEntry.js',
  scripts: [],
  styles: [],
  server: null,
  integrity: { 'remoteEntry.js': `sha384-${'A'.repeat(64)}` },
  builtAt: '2026-01-01T00:00:00.000Z',
  manifest: { name: 'remote-home', contract: '^1.0.0', routes: [{ path: '/', title }] },
};
const good = {
  revision: 3,
  hostContract: '1.1.0',
  channels: { stable: { 'remote-home': release }, staging: {} },
  lines: { stable: { 'remote-home': { history: [], pinned: false, disabled: false } } },
  builds: { 'remote-home': [release] },
  shipped: { 'remote-home': release.version },
};
/** The good registry with another entry; JSON as it is stored, in which `__proto__` is a key as any other. */
const withEntry = (path: string[], entry: unknown) => {
  const stored = JSON.parse(JSON.stringify(good));
  const key = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce((at, part) => at[part], stored);
  Object.defineProperty(parent, key, { value: entry, enumerable: true, configurable: true, writable: true });
  return JSON.stringify(stored);
};
/** No remote can have such a name. */
const strange = 'remote-../x';
const other = { ...release, name: strange, manifest: { ...release.manifest, name: strange } };

test.each([
  ['a release under a name that no remote has', ['channels', 'stable', strange], other],
  ['its state', ['lines', 'stable', strange], good.lines.stable['remote-home']],
  ['its builds', ['builds', strange], [other]],
  ['what was shipped of it', ['shipped', strange], '1.0.0'],
  ['a release under the name of another remote', ['channels', 'stable', 'remote-other'], release],
  ['a build under the name of another remote', ['builds', 'remote-home', '1'], { ...release, name: 'remote-other' }],
  ['a release with an unknown key', ['channels', 'staging', 'remote-home'], { ...release, more: 1 }],
  ['a malformed release', ['channels', 'staging', 'remote-home'], {}],
  ['one malformed build', ['builds', 'remote-home', '1'], { ...release, base: 'ftp://example.com/' }],
  ['a channel with a strange name', ['channels', '../x'], { 'remote-home': release }],
  ['a channel that is no object', ['channels', 'next'], 'remote-home'],
  ['a channel named after a prototype', ['channels', '__proto__'], { 'remote-home': release }],
  ['a remote named after a prototype', ['channels', 'stable', '__proto__'], release],
  ['a release that holds a prototype', ['channels', 'stable', 'remote-console'], JSON.parse('{"__proto__":{}}')],
  ['an unknown key', ['policy'], 'two eyes'],
])('%s is skipped alone, named, and kept as it was stored', (_, path, entry) => {
  const stored = withEntry(path, entry);
  const { registry, skipped } = readRegistryEntries(JSON.parse(stored));
  expect(registry).toEqual(good);
  expect(skipped.map((each) => each.path)).toEqual([path]);
  expect(skipped[0]?.reason).not.toBe('');
  expect(JSON.parse(JSON.stringify(withSkippedEntries(registry, skipped)))).toEqual(JSON.parse(stored));
});

test('a remote that nobody has heard of is read as any other', () => {
  const events = { ...release, name: 'remote-events', manifest: { ...release.manifest, name: 'remote-events' } };
  const reading = readRegistryEntries(JSON.parse(withEntry(['channels', 'stable', 'remote-events'], events)));
  expect(reading.skipped).toEqual([]);
  expect(reading.registry.channels.stable).toEqual({ 'remote-home': release, 'remote-events': events });
});

const set = { hostContract: '2.1.0', channels: { stable: {} }, lines: {}, shipped: {} };

test('the sets for hosts of other major versions are read', () => {
  const { registry, skipped } = readRegistryEntries({ ...good, byContract: { 2: set } });
  expect(registry).toEqual({ ...good, byContract: { 2: set } });
  expect(skipped).toEqual([]);
});

test.each([
  ['no object', [], ['byContract']],
  ['a set under no major version', { '2.1.0': set }, ['byContract', '2.1.0']],
  ['a set of another major version', { 3: set }, ['byContract', '3']],
  ['a set that is no object', { 2: null }, ['byContract', '2']],
  ['a key of a set that nobody knows', { 2: { ...set, more: 1 } }, ['byContract', '2', 'more']],
  [
    'a release of a set that is malformed',
    { 2: { ...set, channels: { stable: { 'remote-home': {} } } } },
    ['byContract', '2', 'channels', 'stable', 'remote-home'],
  ],
])('of sets %s is skipped alone, and stays as it is stored', (_, byContract, path) => {
  const stored = { ...good, byContract };
  const reading = readRegistryEntries(stored);
  expect(reading.skipped.map((entry) => entry.path)).toEqual([path]);
  expect(reading.registry).toMatchObject(good);
  expect(withSkippedEntries(reading.registry, reading.skipped)).toEqual(stored);
});

test('an entry that was replaced meanwhile is not restored', () => {
  const { registry, skipped } = readRegistryEntries(
    JSON.parse(withEntry(['channels', 'staging', 'remote-home'], { ...release, more: 1 })),
  );
  const changed = {
    ...registry,
    channels: { ...registry.channels, staging: { 'remote-home': registry.channels.stable?.['remote-home'] } },
  };
  expect(withSkippedEntries(changed as typeof registry, skipped)).toEqual(changed);
});

test.each([
  ['nothing', null],
  ['a list', []],
  ['channels that are a list', { channels: [] }],
  ['no channels', { revision: 1 }],
  ['a revision that is no number', { ...good, revision: '3' }],
  ['builds that are a text', { ...good, builds: 'all' }],
])('%s is no registry', (_, value) => expect(() => readRegistryEntries(value)).toThrow('The registry is broken'));
