import { cpSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from '@jest/globals';
import { buildTestRelease, createTemporaryFolder } from 'shared/build/testing';
import { hostContract } from 'shared/remotes';
import { startTestHost } from '../testing';

/** The address of its article, as it stands in headers. */
const claims = `/magazine/${encodeURIComponent('하자')}`;

const folder = createTemporaryFolder();
const pages = `[
  { path: '/', Page: () => 'home' },
  { path: '/magazine', Page: () => 'magazine' },
  { path: '/magazine/:id', Page: () => 'article', head: () => ({ title: 'Article', paths: { ko: '/magazine/하자' } }) },
]`;
const { folder: built, release } = buildTestRelease({
  files: { 'server.cjs': `exports.remote = { routes: ${pages} };` },
});
cpSync(built, path.join(folder, release.name, release.version), { recursive: true });
const routes = ['/', '/magazine', '/magazine/:id', '/shop/products'].map((route) => ({
  path: route,
  title: { ko: '쪽', en: 'Page', cn: '页' },
  ssr: true,
}));
const listed = { ...release, manifest: { ...release.manifest, routes } };
const registry = { hostContract, channels: { stable: { 'remote-home': listed } } };
writeFileSync(path.join(folder, 'remotes.json'), JSON.stringify(registry));

const { origin, stop } = await startTestHost({ folder });
const { port } = new URL(origin);
afterAll(stop);

/** `target`: as it stands in the request. Of an address of this site, `location` is the path. */
const ask = async (target: string, host = 'portico.example') => {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ port, path: target, headers: { Host: host } }, resolve)
      .on('error', reject)
      .end(),
  );
  const { location } = answer.headers;
  return {
    status: answer.statusCode,
    location: location?.replace(`http://${host}`, ''),
    language: answer.headers['content-language'],
    html: await text(answer),
  };
};

/** Where the address leads; a page that comes too late is sent as its shell. */
const follow = async (target: string) => {
  for (;;) {
    const { status, location, html } = await ask(target);
    if (!html.includes('http-equiv="refresh"')) return [status, location];
  }
};

test.each([
  ['/magazine/', '/magazine'],
  ['/magazine//?page=2', '/magazine?page=2'],
  ['/en/', '/en'],
  ['/en/magazine/?remotes=staging', '/en/magazine?remotes=staging'],
  ['//', '/'],
  ['/ko', '/'],
  ['/ko/magazine/?page=2', '/magazine?page=2'],
  ['/ko/magazine?remotes=staging&page=2', '/magazine?remotes=staging&page=2'],
  ['//elsewhere.example/', '//elsewhere.example'],
  ['/ko//elsewhere.example/', '//elsewhere.example'],
])('%s leads for ever to the one address of its page, on this site, with the query', async (target, location) => {
  expect(await follow(target)).toEqual([301, location]);
});

test('its one address leads nowhere else', async () => {
  for (const target of ['/', '/en', '/magazine', '/cn/magazine?page=2', claims])
    expect([target, ...(await follow(target))]).toEqual([target, 200, undefined]);
  expect(await follow('//elsewhere.example')).toEqual([404, undefined]);
  expect(await follow('/Magazine')).toEqual([404, undefined]);
});

test('a page names its language as browsers do', async () => {
  const answers = await Promise.all(['/', '/en', '/cn'].map((target) => ask(target)));
  expect(answers.map(({ language }) => language)).toEqual(['ko', 'en', 'zh-Hans']);
});

test('a redirect to another path keeps query and override', async () => {
  expect(await follow('/magazine/01K?page=2')).toEqual([301, `${claims}?page=2`]);
  expect(await follow('/magazine/01K?page=2&remotes=staging')).toEqual([301, `${claims}?page=2&remotes=staging`]);
  expect(await follow('/en/shop?page=2&remotes=staging')).toEqual([302, '/en/shop/products?page=2&remotes=staging']);
});

test.each([
  ['a host that is none', '/magazine', 'a b'],
  ['no host', '/magazine', ' '],
  ['no host, for the sitemap', '/sitemap.xml', ' '],
  ['an address instead of a path', 'http://portico.example/magazine', 'portico.example'],
])('a request with %s is answered as a bad address', async (_, target, host) => {
  const { status, html } = await ask(target, host);
  expect(status).toBe(400);
  expect(html).toContain('주소가 올바르지 않습니다');
});
