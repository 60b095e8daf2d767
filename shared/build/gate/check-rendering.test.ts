import { afterEach, expect, jest, test } from '@jest/globals';
import type { RouteEntry } from 'shared/remotes';
import { buildTestRelease, startServer } from '../testing';
import { checkRendering } from './check-rendering';
import { findBrowser } from './find-browser';
import { hideBrowser } from './testing';

// Each starts a process from source, and one of them builds.
jest.setTimeout(120_000);

const browser = findBrowser();
// Most of these are about the server.
hideBrowser();

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** A release with pages of this code, by their paths. */
const build = (pages: Record<string, string>, entry: Partial<RouteEntry> = {}) => {
  const paths = Object.keys(pages);
  const routes = paths.map((path) => `{ path: '${path}', ${pages[path]} }`).join();
  const { folder, release } = buildTestRelease({
    routes: paths,
    files: {
      'server.cjs': `const { createElement: h } = require('react'); exports.remote = { routes: [${routes}] };`,
      // As a container of Module Federation, with the host's React.
      'remoteEntry.js': `var remote_home = {
        init(scope) { this.scope = scope; },
        async get() {
          const [react] = Object.values(this.scope.react);
          const { createElement: h } = (react.lib ?? (await react.get()))();
          return () => ({ remote: { routes: [${routes}] } });
        },
      };`,
    },
  });
  const manifest = { ...release.manifest, routes: release.manifest.routes.map((route) => ({ ...route, ...entry })) };
  return { folder, release: { ...release, manifest } };
};

/** Tries a release; returns what is wrong with it, and what was said. */
const check = async (built: ReturnType<typeof build>, api: string | null = null) => {
  const said: string[] = [];
  const problems = await checkRendering({ ...built, api, log: (line) => said.push(line) });
  return { problems, said: said.join('\n') };
};

/** An API of one post. */
const startApi = async () => {
  const { origin, close } = await startServer(({ url = '' }, answer) => {
    const isPost = url.startsWith('/api/v1/boards/first');
    answer.writeHead(isPost ? 200 : 404, { 'Content-Type': 'application/json' });
    answer.end(JSON.stringify(isPost ? { board: { title: 'first' } } : { code: 'not_found', message: 'None' }));
  });
  closing.push(close);
  return origin;
};

const loadsList = 'load: ({ api }) => api.boards.list()';
const loadsOne = 'load: ({ api, params }) => api.boards.get({ params: { id: params.id } })';

test('a page that shows an empty list is accepted, and one line says that no API runs', async () => {
  const { problems, said } = await check(
    build({ '/': `${loadsList}, Page: ({ data }) => h('p', null, data.boards.length)` }),
  );
  expect(problems).toEqual([]);
  expect(said).toContain('No API runs');
  expect(said).toContain('Rendered 3 of 3 documents with empty answers');
  expect(said).toContain('Pages were not tried in a browser: there is no Chromium');
});

test('a page that cannot show an empty list is refused, with route, languages and message', async () => {
  const { problems } = await check(
    build({ '/': `${loadsList}, Page: ({ data }) => h('p', null, data.boards[0].title)` }),
  );
  expect(problems).toEqual([
    expect.stringMatching(/^\/ \(ko, en, cn; with empty answers\): TypeError: Cannot read .* \(at Page/),
  ]);
});

test('a page that throws in one language is refused with that language', async () => {
  const { problems } = await check(
    build({ '/': `Page: () => null, head: (_, language) => { if (language === 'cn') throw new Error('no text'); }` }),
  );
  expect(problems).toEqual([expect.stringMatching(/^\/ \(cn; with empty answers\): Error: no text/)]);
});

test('without its record a page is missing, which is no fault', async () => {
  const { problems, said } = await check(
    build({ '/posts/:id': `${loadsOne}, Page: ({ data }) => h('p', null, data.board.title)` }, { example: 'first' }),
    await startApi(),
  );
  expect(problems).toEqual([]);
  expect(said).not.toContain('Not rendered');
});

test.each([
  ['a part of an address', 'first'],
  ['an address', '/posts/first?print=1'],
])('a route with a parameter is rendered by its example, %s', async (_, example) => {
  const { problems } = await check(
    build({ '/posts/:id': `${loadsOne}, Page: ({ data }) => h('p', null, data.board.none.title)` }, { example }),
    await startApi(),
  );
  expect(problems).toEqual([
    expect.stringMatching(/^\/posts\/first.* \(ko, en, cn; with the answers of http:.*\): TypeError/),
  ]);
});

test('an example that the site lacks is said and not refused', async () => {
  const { problems, said } = await check(
    build({ '/posts/:id': `${loadsOne}, Page: () => null` }, { example: 'other' }),
    await startApi(),
  );
  expect(problems).toEqual([]);
  expect(said).toMatch(/Not rendered: \/posts\/other \(ko, en, cn; with the answers of .*\): there is no such record/);
});

test('an example that leads to no address of its route is refused', async () => {
  await expect(check(build({ '/posts/:id': 'Page: () => null' }, { example: '/elsewhere' }))).rejects.toThrow(
    'the example /elsewhere is no address of the route /posts/:id',
  );
});

test('a page that never settles is refused', async () => {
  const { problems } = await check(build({ '/': 'load: () => new Promise(() => undefined), Page: () => null' }));
  expect(problems).toEqual([expect.stringMatching(/^\/ \(ko; with empty answers\): It did not answer for 3000 ms/)]);
});

test('a page that needs more memory than a process has is refused', async () => {
  const { problems } = await check(
    build({
      '/': 'load: () => { const kept = []; for (;;) kept.push(new Array(100_000).fill({})); }, Page: () => null',
    }),
  );
  expect(problems).toHaveLength(1);
});

test('a page that the manifest names and the release lacks is refused', async () => {
  const { folder, release } = build({ '/': 'Page: () => null' });
  const [route] = release.manifest.routes;
  const manifest = { ...release.manifest, routes: [{ ...route, path: '/other' }] } as typeof release.manifest;
  const { problems } = await check({ folder, release: { ...release, manifest } });
  expect(problems).toEqual([expect.stringContaining('The release exposes no such page')]);
});

/** Code of pages by their paths. */
const inBrowser = {
  '/same': 'Page: () => h("p", null, 1)',
  '/differs': 'Page: () => h("p", null, typeof window)',
  '/throws': `Page: () => h('p', { ref: () => { throw new Error('in the browser'); } })`,
  '/moves': `Page: () => [
    h('p', { key: 1, ref: (it) => setTimeout(() => { it.style.height = '600px'; }) }),
    h('p', { key: 2, style: { height: '400px' } }, 'text'),
  ]`,
};

const tryInBrowser = async () => {
  process.env.CHROMIUM_PATH = browser ?? '';
  try {
    const { problems, said } = await check(build(inBrowser));
    expect(said).toContain('Hydrated 12 documents');
    const where = '(ko, en, cn; with empty answers):';
    expect(problems.sort()).toEqual([
      expect.stringContaining(`/differs ${where} the browser renders something else than the server`),
      expect.stringContaining(`/moves ${where} its layout shifts by`),
      expect.stringContaining(`/throws ${where} Error: in the browser`),
    ]);
  } finally {
    process.env.CHROMIUM_PATH = '';
  }
};

if (browser) test('a page that differs, throws or moves in the browser is refused', tryInBrowser);
