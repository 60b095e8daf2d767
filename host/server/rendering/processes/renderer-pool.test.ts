import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from '@jest/globals';
import { buildTestRelease, createTemporaryFolder } from 'shared/build/testing';
import { ApiFailure, createApi } from 'shared/client';
import type { ActiveRelease } from 'shared/remotes';
import type { CallApi } from 'shared/rendering/process';
import { createReleaseFileReader } from '../../registry/release-files';
import { readerLimits, renderPage } from '../render-page';
import type { RenderJob } from './messages';
import { createRendererPool, type Fault, type ThrownPage } from './renderer-pool';
import { buildRenderer } from './testing';

const folder = createTemporaryFolder();
const faults: Fault[] = [];
const thrown: ThrownPage[] = [];
let onFault: (fault: Fault) => void = () => undefined;
const renderers = createRendererPool({
  script: await buildRenderer(),
  readReleaseFile: createReleaseFileReader({ folder, origins: [] }),
  onThrown: (failure) => thrown.push(failure),
  onFault: (fault) => {
    faults.push(fault);
    onFault(fault);
  },
});
afterAll(() => renderers.close());
afterEach(() => {
  faults.length = 0;
  thrown.length = 0;
  renderers.endOthers([]);
});

const paths = { 'remote-home': '/', 'remote-matching': '/matching', 'remote-console': '/console' };
let releaseCount = 0;
/** Places a release whose only page is rendered on the server. */
const place = (page: string, { name = 'remote-home' as keyof typeof paths, before = '' } = {}): ActiveRelease => {
  releaseCount += 1;
  const version = `1.0.${releaseCount}+aaaaaaaaaa`;
  const code = `${before}; exports.remote = { routes: [{ path: '${paths[name]}', ${page} }] };`;
  const { folder: built, release } = buildTestRelease({ version, files: { 'server.cjs': code } });
  cpSync(built, path.join(folder, name, version), { recursive: true });
  const routes = release.manifest.routes.map((route) => ({ ...route, path: paths[name] }));
  return { ...release, name, manifest: { ...release.manifest, name, routes } };
};

const answerSetting: CallApi = async () => ({ setting: null });
const open = async (release: ActiveRelease, callApi = answerSetting) => {
  const { html, json, ...page } = await renderPage({
    url: new URL(release.manifest.routes[0]?.path ?? '/', 'http://localhost'),
    language: 'ko',
    host: '1.0.0',
    releases: [release],
    isIncomplete: false,
    override: null,
    client: { api: createApi(answerSetting), callApi, getValidity: () => null },
    renderers,
    cache: { get: () => null, set: () => undefined },
    mustBeNew: false,
    limits: readerLimits,
  });
  return { ...page, html: html.toString(), data: json && JSON.parse(json.toString()) };
};

/** The first page of a release may be late on a busy machine. */
const openInTime = async (release: ActiveRelease, callApi?: CallApi) => {
  let page = await open(release, callApi);
  while (page.isLate) page = await open(release, callApi);
  return page;
};

const good = `Page: ({ data }) => 'the page of ' + data, load: async () => 'a good release'`;

test('a page is rendered with its data and its head', async () => {
  const release = place(`${good}, head: (data) => ({ title: 'Title of ' + data })`);
  const { status, html, head, state, data } = await openInTime(release);
  expect([status, head, state.page, data]).toEqual([
    200,
    { title: 'Title of a good release' },
    { href: '/' },
    'a good release',
  ]);
  expect(html).toContain('the page of a good release');
});

const loading = (code: string) => `Page: () => 'rendered', load: async () => { ${code} }`;

test.each([
  ['waits for nothing', loading('await new Promise(() => {})')],
  ['loops while it is loaded', loading('for (;;);')],
  ['loops while it is rendered', 'Page: () => { for (;;); }'],
  ['blocks for five seconds', loading('const end = Date.now() + 5000; while (Date.now() < end);')],
  ['allocates without end', loading('const all = []; for (;;) all.push({ text: String(all.length) });')],
  [
    'holds memory outside the heap without end',
    loading('const all = []; for (;;) { all.push(Buffer.alloc(5e7, 1)); await new Promise(setImmediate); }'),
  ],
  ['exits', loading('process.exit(0)')],
  ['kills its process', loading(`process.kill(process.pid, 'SIGKILL')`)],
  ['rejects what nobody handles', loading(`void Promise.reject(new Error('unhandled'))`)],
  ['throws in a timer', loading(`setTimeout(() => { throw new Error('in a timer'); })`)],
  ['floods its output', loading(`for (;;) process.stdout.write('x'.repeat(1e5))`)],
  ['writes to the host what is no message', loading(`require('node:fs').writeSync(3, 'no message\\n')`)],
])('a release that %s ends its own process alone', async (_, page) => {
  const faulty = place(page);
  const other = place(good, { name: 'remote-matching' });
  const fault = new Promise<Fault>((resolve) => (onFault = resolve));
  // The first page may be late on a busy machine, and is then not rendered.
  while (faults.length === 0) {
    const { html, status } = await open(faulty);
    expect(html).toContain('<footer');
    expect([200, 500]).toContain(status);
    expect((await openInTime(other)).html).toContain('the page of a good release');
  }

  const { release, page: pattern, outage } = await fault;
  expect([release.version, pattern]).toEqual([faulty.version, '/']);
  expect(renderers.findOutage(faulty)).toEqual(outage);
  const after = await open(faulty);
  expect([after.status, after.head.noindex]).toEqual([500, true]);
  expect(after.html).toContain('<footer');

  const repaired = await openInTime(place(good));
  expect([repaired.status, repaired.html.includes('the page of a good release')]).toEqual([200, true]);
  expect(renderers.findOutage(other)).toBeNull();
  expect(faults).toHaveLength(1);
});

test.each([
  ['throws while it is loaded', loading(`throw new Error('thrown')`)],
  ['throws while it is rendered', `Page: () => { throw new Error('thrown'); }`],
  ['throws in its head', `Page: () => 'page', head: () => { throw new Error('thrown'); }`],
  ['has a head of another form', `Page: () => 'page', head: () => ({ title: 1 })`],
  [
    'names a path in its head that cannot be decoded',
    `Page: () => 'page', head: () => ({ title: '', paths: { ko: '/%FF' } })`,
  ],
  ['has data that is no JSON', loading('const data = {}; data.data = data; return data;')],
  ['has more HTML than a page may have', `Page: () => 'x'.repeat(6e6)`],
])('a page that %s is the shell, and its process goes on', async (_, page) => {
  const release = place(page);
  const { status, html, head } = await openInTime(release);
  expect([status, head.noindex]).toEqual([500, true]);
  expect(html).toContain('<footer');
  expect(renderers.findOutage(release)).toBeNull();
});

test.each([
  ['throws', `throw new Error('thrown')`],
  ['exposes no routes', 'return exports.routes = []'],
])('a release whose bundle %s is the shell', async (_, before) => {
  const { status, html } = await openInTime(place(good, { before }));
  expect(status).toBe(500);
  expect(html).toContain('<footer');
});

test.each([
  ['while it is loaded', `Page: () => 'x', load: async () => { throw new Error('thrown by the page') }`],
  ['while it is rendered', `Page: function Broken() { throw new Error('thrown by the page') }`],
])('what a page throws %s is told once for each request, with the place in its bundle', async (_, page) => {
  const release = place(page);
  await openInTime(release);
  expect(thrown[0]).toMatchObject({ release, page: '/' });
  expect(thrown[0]?.thrown).toContain('Error: thrown by the page\n');
  expect(thrown[0]?.thrown).toContain(`${release.base}server.cjs:1:`);
  expect(faults).toEqual([]);
});

/** A job that renders a page of the release, or the shell alone. */
const toRenderJob = (pathname: string, release?: ActiveRelease): RenderJob => ({
  kind: 'render',
  pathname,
  search: '',
  state: {
    language: 'ko',
    host: '1.0.0',
    remotes: release ? [release] : [],
    isIncomplete: false,
    setting: null,
    page: release ? { href: pathname } : null,
    override: null,
  },
  remote: release?.name ?? null,
  hasFailed: false,
});

test('whoever waits for a page of a release that is replaced gets it', async () => {
  const release = place(good);
  await openInTime(release);
  const pages = [1, 2, 3].map(() =>
    renderers.render(release, toRenderJob('/', release), Buffer.from('"old"'), new AbortController().signal),
  );
  // They are asked for, and rendered one after the other.
  await new Promise(setImmediate);
  renderers.endOthers([]);
  for (const { html } of await Promise.all(pages)) expect(String(html)).toContain('the page of old');
});

test('no more than a hundred shells wait to be rendered', async () => {
  const answers = Array.from({ length: 101 }, (_, index) => renderers.renderShell(toRenderJob(`/${index}`)));
  const joined = renderers.renderShell(toRenderJob('/99'));
  expect(await answers.pop()?.catch((cause: unknown) => cause)).toMatchObject({ status: 503, code: 'overloaded' });
  for (const { html } of await Promise.all([...answers, joined])) expect(String(html)).toContain('<footer');
  expect(String((await renderers.renderShell(toRenderJob('/100'))).html)).toContain('<footer');
});

const loadHome = (release: ActiveRelease) =>
  renderers.load(
    release,
    { kind: 'load', pathname: '/', search: '', language: 'ko' },
    answerSetting,
    new AbortController().signal,
  );

test('the code of a release for another host contract is not run', async () => {
  const release = place(good);
  const foreign = { ...release, manifest: { ...release.manifest, contract: '^9.0.0' } };
  expect(await loadHome(foreign)).toBeNull();
});

test('the code of a release whose style sheet was altered is not run', async () => {
  const release = place(good);
  writeFileSync(path.join(folder, release.name, release.version, 'routes.css'), 'h1{color:blue}');
  await expect(loadHome(release)).rejects.toThrow('not the file that was built');
});

test('what a release changes is not seen by another one, nor after its rollback', async () => {
  const seen = `Page: () => [[].changed, globalThis.changed, require('shared/i18n').i18n.getFixedT('ko', 'own')('key')].join(' ')`;
  const change = (text: string) =>
    `Array.prototype.changed = '${text}'; globalThis.changed = '${text}'; require('shared/i18n').i18n.addResourceBundle('ko', 'own', { key: '${text}' }, true, true)`;
  const former = place(seen);
  const promoted = place(seen, { before: change('promoted') });
  expect((await openInTime(promoted)).html).toContain('promoted promoted promoted');
  renderers.endOthers([former]);
  const { html } = await openInTime(former);
  expect(html).not.toContain('promoted');
  renderers.endOthers([promoted]);
  const again = await openInTime(place(seen, { before: change('again') }));
  expect(again.html).toContain('again again again');
});

test('an API that is slow is no fault of the release', async () => {
  const slow = place(`Page: ({ data }) => data, load: async ({ api }) => (await api.boards.list()).boards`);
  let answer: (boards: unknown) => void = () => undefined;
  const answered = new Promise<unknown>((resolve) => (answer = resolve));
  const waiting = renderers.load(
    slow,
    { kind: 'load', pathname: '/', search: '', language: 'ko' },
    async ({ name, args }) => ({ boards: [name, args, await answered] }),
    new AbortController().signal,
  );
  // Its process waits for longer than one that waits for nothing may.
  const fault = new Promise<Fault>((resolve) => (onFault = resolve));
  const hanging = place(loading('await new Promise(() => {})'), { name: 'remote-matching' });
  // The first page may be late on a busy machine, and is then not loaded.
  while (faults.length === 0) await open(hanging);
  expect((await fault).release.name).toBe('remote-matching');
  answer('late');
  expect(String((await waiting)?.json)).toBe(JSON.stringify([['boards', 'list'], {}, 'late']));
});

test('a page gets what the API refuses', async () => {
  const refusing: CallApi = async () => {
    throw new Error('no connection');
  };
  const page = `Page: ({ data }) => data, load: ({ api }) => api.boards.list().catch(({ code, status }) => code + status)`;
  const { html } = await openInTime(place(page), refusing);
  expect(html).toContain('network0');
});

test('a page that the API refuses as malformed is missing', async () => {
  const refusing: CallApi = async () => {
    throw new ApiFailure(400, 'malformed', 'The request is not well formed.');
  };
  const page = `Page: () => 'page', load: ({ api }) => api.boards.list()`;
  const { status, state } = await openInTime(place(page), refusing);
  expect([status, state.page?.missing]).toEqual([404, true]);
});

test('a release cannot read the environment of the host', async () => {
  const release = place(`Page: () => Object.keys(process.env).sort().join()`);
  const { html } = await openInTime(release);
  expect(html).toMatch(/NODE_ENV(,TZ)?/);
  expect(html).not.toContain('PATH');
});
