import { expect, test } from '@jest/globals';
import { parseRegistry, parseRelease } from './parse';
import { isAllowedOrigin, parseOrigins } from './registry';

const title = { ko: '홈', en: 'Home', cn: '首页' };
const digest = `sha384-${'A'.repeat(64)}`;
const release = {
  name: 'remote-home',
  version: '1.5.0-rc.2+0123456789',
  base: '/remotes/remote-home/1.5.0-rc.2%2B0123456789/',
  entry: 'remoteEntry.js',
  scripts: [],
  styles: [],
  server: null,
  integrity: { 'remoteEntry.js': digest },
  builtAt: '2026-01-01T00:00:00.000Z',
  manifest: { name: 'remote-home', contract: '^1.0.0', routes: [{ path: '/', title }] },
};
const running = (difference: object) => ({ channels: { stable: { 'remote-home': { ...release, ...difference } } } });

test('a registry with only channels gets defaults for the other fields', () => {
  expect(parseRegistry(running({}))).toMatchObject({ revision: 0, lines: {}, builds: {}, shipped: {} });
});

test.each([
  ['another key', { ...running({}), more: {} }],
  ['no channels', {}],
  ['a name that no remote has', { channels: { stable: { 'remote-Other': { ...release, name: 'remote-Other' } } } }],
  ['a release under the name of another remote', { channels: { stable: { 'remote-other': release } } }],
  ['a channel with a strange name', { channels: { '../x': {} } }],
  ['a prototype for a channel', JSON.parse('{"channels":{"__proto__":{"remote-home":{}}}}')],
  ['a base on no http', running({ base: 'ftp://example.com/' })],
  ['a base with a query', running({ base: 'https://example.com/?x=/' })],
  ['a base with credentials', running({ base: 'https://a:b@example.com/' })],
  ['a base that leads out of the releases', running({ base: '/remotes/../api/' })],
  ['a base elsewhere on the host', running({ base: '/api/' })],
  ['a file elsewhere', running({ scripts: ['../main.js'] })],
  ['a script without integrity', running({ scripts: ['routes.js'] })],
  ['a sheet without integrity', running({ sheets: { shop: ['remote-home-shop.css'] } })],
  ['a sheet elsewhere', running({ sheets: { shop: ['../shop.css'] }, integrity: { '../shop.css': digest } })],
  ['a short digest', running({ integrity: { 'remoteEntry.js': 'sha384-AAAA' } })],
  ['a range that is none', running({ manifest: { ...release.manifest, contract: '*' } })],
  ['a title that lacks a language', running({ manifest: { ...release.manifest, routes: [{ path: '/', title: {} }] } })],
  ['a list', []],
  ['nothing', null],
])('a registry with %s is refused as a whole', (_, value) =>
  expect(() => parseRegistry(value)).toThrow('The registry is broken'),
);

const withManifest = (difference: object) => ({ ...release, manifest: { ...release.manifest, ...difference } });

test('a remote may have any name, and a title in three languages', () => {
  const name = 'remote-events' as const;
  const events = { ...withManifest({ name, title }), name };
  expect(parseRelease(events).manifest.title).toEqual(title);
  expect(parseRegistry({ channels: { stable: { [name]: events } } }).channels.stable?.[name]?.manifest.name).toBe(name);
});

test.each([
  ['a key that nobody knows', { ceiling: [] }],
  ['a title that lacks a language', { title: { ko: '행사' } }],
  ['a slot that is no word', { extensions: [{ slot: 'My page' }] }],
  ['an extension for nobody', { extensions: [{ slot: 'my-page', scope: [] }] }],
])('a built release is refused for %s in its manifest; of a registry the release runs', (_, difference) => {
  const later = withManifest(difference);
  expect(() => parseRelease(later)).toThrow('The release is broken (manifest');
  const { channels } = parseRegistry({ channels: { stable: { 'remote-home': later } } });
  expect(channels.stable?.['remote-home']?.manifest).toMatchObject(release.manifest);
  expect(channels.stable?.['remote-home']?.manifest.title).toBeUndefined();
});

test('a built release may have one extension in a slot', () => {
  const extensions = [
    { slot: 'my-page', scope: ['seller', 'buyer'], chunk: 'meetings' },
    { slot: 'console-dashboard' },
  ];
  expect(parseRelease(withManifest({ extensions })).manifest.extensions).toEqual(extensions);
  expect(() => parseRelease(withManifest({ extensions: [...extensions, { slot: 'my-page' }] }))).toThrow(
    'names a slot twice',
  );
});

test('what a later version adds to an extension is written as it was read', () => {
  const stored = running({ manifest: { ...release.manifest, extensions: [{ slot: 'my-page', order: 1 }] } });
  expect(parseRegistry(stored).channels).toEqual(stored.channels);
});

test('what a later version adds to a manifest is written as it was read', () => {
  const stored = running({ manifest: { ...release.manifest, ceiling: [{ place: 'menu' }] } });
  expect(parseRegistry(stored).channels).toEqual(stored.channels);
});

test('a release may be served by the host or by a listed origin only', () => {
  const origins = parseOrigins(' https://cdn.example.com/remotes  http://localhost:4001 ftp://x nonsense ');
  expect(origins).toEqual(['https://cdn.example.com', 'http://localhost:4001']);
  expect(isAllowedOrigin({ base: '/remotes/remote-home/1/' }, [])).toBe(true);
  expect(isAllowedOrigin({ base: 'https://cdn.example.com/a/' }, origins)).toBe(true);
  for (const base of ['https://cdn.example.com.evil.org/', 'http://cdn.example.com/', '//evil.org/', 'https://x/'])
    expect(isAllowedOrigin({ base }, origins)).toBe(false);
});
