import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildTestRelease, createTemporaryFolder, startServer } from 'shared/build/testing';
import type { Release } from 'shared/remotes';
import { createReleaseFileReader } from '../registry/release-files';
import { PageFailure } from './page-failure';
import { createModuleLoader } from './remote-modules';

const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** A bundle that appends to a file each time it is evaluated. */
const trace = path.join(createTemporaryFolder(), 'trace');
const bundle = `require('node:fs').appendFileSync('${trace}', '.'); exports.remote = { routes: [{ path: '/', Page: () => 'hello' }] };`;
const countEvaluations = () => readFileSync(trace, 'utf8').length;
beforeEach(() => writeFileSync(trace, ''));

const placeRelease = (contract?: string, server = bundle) => {
  const { folder, release } = buildTestRelease({ files: { 'server.cjs': server }, ...(contract && { contract }) });
  const releases = createTemporaryFolder();
  const at = path.join(releases, release.name, release.version);
  cpSync(folder, at, { recursive: true });
  return {
    releases,
    release,
    at,
    loadModule: createModuleLoader(createReleaseFileReader({ folder: releases, origins: [] })),
  };
};

test('a bundle is evaluated once, however often it is loaded', async () => {
  const { release, loadModule } = placeRelease();
  const [first, second] = [await loadModule(release), await loadModule(release)];
  expect(first?.routes[0]?.path).toBe('/');
  expect(second).toBe(first);
  expect(countEvaluations()).toBe(1);
});

test('a bundle with one changed byte is never evaluated', async () => {
  const { release, at, loadModule } = placeRelease();
  writeFileSync(path.join(at, 'server.cjs'), bundle.replace('hello', 'hellp'));
  await expect(loadModule(release)).rejects.toThrow('not the file that was built');
  expect(countEvaluations()).toBe(0);
});

test('a bundle whose style sheet was altered is not evaluated', async () => {
  const { release, at, loadModule } = placeRelease();
  writeFileSync(path.join(at, 'routes.css'), 'h1{color:blue}');
  await expect(loadModule(release)).rejects.toThrow('not the file that was built');
  expect(countEvaluations()).toBe(0);
});

test('a bundle for another host contract is not evaluated', async () => {
  const { release, loadModule } = placeRelease('^2.0.0');
  expect(await loadModule(release)).toBeNull();
  expect(countEvaluations()).toBe(0);
});

/** A bundle that registers a text and returns it as its page does. */
const createTranslated = (text: string) => `
  const { i18n, texts } = require('shared/i18n');
  i18n.addResourceBundle('ko', 'own', { key: '${text}' }, true, true);
  const { translate } = texts('home', { ko: { title: '${text}' }, en: { title: '${text}' }, cn: { title: '${text}' } });
  const head = () => ({ title: translate('ko')('title') + ' ' + i18n.getFixedT('ko', 'own')('key') });
  exports.remote = { routes: [{ path: '/', Page: () => null, head }] };`;

test('a release keeps its own texts and head after another one of the same remote was evaluated', async () => {
  const releases = createTemporaryFolder();
  const loadModule = createModuleLoader(createReleaseFileReader({ folder: releases, origins: [] }));
  const load = async (version: string, text: string) => {
    const { folder, release } = buildTestRelease({ version, files: { 'server.cjs': createTranslated(text) } });
    cpSync(folder, path.join(releases, release.name, version), { recursive: true });
    const [route] = (await loadModule(release))?.routes ?? [];
    return () => route && 'head' in route && route.head?.(null, 'ko').title;
  };
  const former = await load('1.0.0+aaaaaaaaaa', 'former');
  const promoted = await load('1.0.1+aaaaaaaaaa', 'promoted');
  expect([promoted(), former()]).toEqual(['promoted promoted', 'former former']);
});

test.each([
  ['throws', `throw new Error('broken release')`],
  ['exposes no routes', 'exports.routes = [];'],
])('a bundle that %s while it is evaluated is a failure of the page', async (_, code) => {
  const { release, loadModule } = placeRelease(undefined, code);
  await expect(loadModule(release)).rejects.toBeInstanceOf(PageFailure);
});

const serveElsewhere = async (content: string, origins?: string[]) => {
  const { release } = buildTestRelease({ files: { 'server.cjs': bundle } });
  const requests: string[] = [];
  const { origin, close } = await startServer(({ url = '' }, answer) => {
    requests.push(url);
    if (url.startsWith('/moved/')) return answer.writeHead(302, { Location: url.replace('/moved/', '/files/') }).end();
    answer.end(url.endsWith('.css') ? 'h1{color:red}' : content);
  });
  closing.push(close);
  const loadModule = createModuleLoader(createReleaseFileReader({ folder: '/nowhere', origins: origins ?? [origin] }));
  const on = (folder: string): Release => ({ ...release, base: `${origin}/${folder}/` });
  return { requests, loadModule, on };
};

test('a bundle on a listed origin is fetched once and evaluated', async () => {
  const { requests, loadModule, on } = await serveElsewhere(bundle);
  expect((await loadModule(on('files')))?.routes).toHaveLength(1);
  await loadModule(on('files'));
  expect(requests.sort()).toEqual(['/files/routes.css', '/files/server.cjs']);
});

test('an origin that is not listed gets no request', async () => {
  const { requests, loadModule, on } = await serveElsewhere(bundle, ['https://cdn.example.com']);
  await expect(loadModule(on('files'))).rejects.toThrow('on no listed origin');
  expect(requests).toEqual([]);
});

test.each([
  ['altered', 'files', bundle.replace('hello', 'hellp'), 'not the file that was built'],
  ['behind a redirect', 'moved', bundle, 'fetch failed'],
  ['endless', 'files', 'x'.repeat(10_000_001), 'longer than'],
])('a bundle that is %s on its origin is not evaluated', async (_, folder, content, reason) => {
  const { loadModule, on } = await serveElsewhere(content);
  await expect(loadModule(on(folder))).rejects.toThrow(reason);
  expect(countEvaluations()).toBe(0);
});
