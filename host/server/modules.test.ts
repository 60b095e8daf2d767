import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { built, listening, temporaryFolder } from 'shared/build/testing';
import type { Release } from 'shared/remotes';
import { releaseFiles } from './files';
import { moduleLoader } from './modules';

const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** A bundle that leaves a trace when it runs. */
const trace = path.join(temporaryFolder(), 'trace');
const bundle = `require('node:fs').appendFileSync('${trace}', '.'); exports.remote = { routes: [{ path: '/', Page: () => 'hello' }] };`;
const evaluated = () => readFileSync(trace, 'utf8').length;
beforeEach(() => writeFileSync(trace, ''));

const placed = (contract?: string) => {
  const { folder, release } = built({ files: { 'server.cjs': bundle }, ...(contract && { contract }) });
  const releases = temporaryFolder();
  const at = path.join(releases, release.name, release.version);
  cpSync(folder, at, { recursive: true });
  return { releases, release, at, moduleOf: moduleLoader(releaseFiles({ folder: releases, origins: [] })) };
};

test('a bundle is evaluated once, however often it is asked for', async () => {
  const { release, moduleOf } = placed();
  const [first, second] = [await moduleOf(release), await moduleOf(release)];
  expect(first?.routes[0]?.path).toBe('/');
  expect(second).toBe(first);
  expect(evaluated()).toBe(1);
});

test('a bundle with one flipped byte is never evaluated', async () => {
  const { release, at, moduleOf } = placed();
  writeFileSync(path.join(at, 'server.cjs'), bundle.replace('hello', 'hellp'));
  await expect(moduleOf(release)).rejects.toThrow('not the file that was built');
  expect(evaluated()).toBe(0);
});

test('with an altered sheet the page is not rendered either', async () => {
  const { release, at, moduleOf } = placed();
  writeFileSync(path.join(at, 'routes.css'), 'h1{color:blue}');
  await expect(moduleOf(release)).rejects.toThrow('not the file that was built');
  expect(evaluated()).toBe(0);
});

test('nothing of a remote for another host contract is evaluated', async () => {
  const { release, moduleOf } = placed('^2.0.0');
  expect(await moduleOf(release)).toBeNull();
  expect(evaluated()).toBe(0);
});

const elsewhere = async (content: string, origins?: string[]) => {
  const { release } = built({ files: { 'server.cjs': bundle } });
  const asked: string[] = [];
  const { origin, close } = await listening(({ url = '' }, answer) => {
    asked.push(url);
    if (url.startsWith('/moved/')) return answer.writeHead(302, { Location: url.replace('/moved/', '/files/') }).end();
    answer.end(url.endsWith('.css') ? 'h1{color:red}' : content);
  });
  closing.push(close);
  const moduleOf = moduleLoader(releaseFiles({ folder: '/nowhere', origins: origins ?? [origin] }));
  const on = (folder: string): Release => ({ ...release, base: `${origin}/${folder}/` });
  return { asked, moduleOf, on };
};

test('a bundle on a listed origin is fetched once and evaluated', async () => {
  const { asked, moduleOf, on } = await elsewhere(bundle);
  expect((await moduleOf(on('files')))?.routes).toHaveLength(1);
  await moduleOf(on('files'));
  expect(asked.sort()).toEqual(['/files/routes.css', '/files/server.cjs']);
});

test('an origin that is not listed is never asked', async () => {
  const { asked, moduleOf, on } = await elsewhere(bundle, ['https://cdn.example.com']);
  await expect(moduleOf(on('files'))).rejects.toThrow('on no listed origin');
  expect(asked).toEqual([]);
});

test.each([
  ['altered', 'files', bundle.replace('hello', 'hellp'), 'not the file that was built'],
  ['behind a redirect', 'moved', bundle, 'fetch failed'],
  ['endless', 'files', 'x'.repeat(10_000_001), 'longer than'],
])('a bundle that is %s on its origin is not evaluated', async (_, folder, content, reason) => {
  const { moduleOf, on } = await elsewhere(content);
  await expect(moduleOf(on(folder))).rejects.toThrow(reason);
  expect(evaluated()).toBe(0);
});
