import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { type CanaryPlan, startCanary, startPlan } from 'shared/build/release/canaries';
import { deploy } from 'shared/build/release/deployments';
import { createFsRegistry } from 'shared/build/storage/fs-storage';
import { emptyRegistry } from 'shared/build/storage/store';
import { buildTestRelease, createTemporaryFolder } from 'shared/build/testing';
import type { Registry } from 'shared/remotes';
import { startTestHost } from '../testing';

interface Report {
  _id: string;
  share: number;
  visits: { reader: string; isCanary: boolean; failed: boolean }[];
  ended: string | null;
}

const folder = createTemporaryFolder();
const target = { channel: 'stable', name: 'remote-home' } as const;

const build = (version: string, Page: string) => {
  const pages = `[{ path: '/', Page: () => ${Page} }, { path: '/broken', Page: () => { ${version.startsWith('1.1') ? "throw new Error('broken')" : "return 'whole'"} } }]`;
  const built = buildTestRelease({
    version,
    routes: ['/', '/broken'],
    files: { 'server.cjs': `exports.remote = { routes: ${pages} };` },
  });
  cpSync(built.folder, path.join(folder, 'remote-home', version), { recursive: true });
  const { release } = built;
  const routes = release.manifest.routes.map((route) => ({ ...route, ssr: true }));
  return { ...release, manifest: { ...release.manifest, routes } };
};
const stable = build('1.0.0+aaaaaaaaaa', "'the former page'");
const newer = build('1.1.0+bbbbbbbbbb', "'the newer page'");
const before = deploy(emptyRegistry, target, stable);

const store = createFsRegistry(path.join(folder, 'remotes.json'));
let revision = 0;
const write = async (registry: Registry) => {
  revision = Math.max(revision, (await readRegistryFile())?.revision ?? 0) + 1;
  await store.replace(JSON.stringify({ ...registry, revision }), await store.read());
};
const readRegistryFile = async (): Promise<Registry | null> => {
  const stored = await store.read();
  return stored && (JSON.parse(stored.text) as Registry);
};

/** What the API says of each canary, and what it was told. */
const stopped = new Set<string>();
let reports: Report[] = [];
const addRoutes = (api: FastifyInstance) =>
  api.post<{ Body: Report }>('/api/v1/canaries', ({ body }) => {
    reports.push(body);
    return { outcome: stopped.has(body._id) ? 'stopped' : null, canary: null };
  });
await write(before);
const host = await startTestHost({ folder, addRoutes });
afterAll(host.stop);

const until = async <T>(
  find: () => Promise<T | null | undefined | false> | T | null | undefined | false,
): Promise<T> => {
  for (;;) {
    const found = await find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const startPlanned = async (plan: CanaryPlan) => {
  const start = startPlan(plan);
  await write(startCanary(before, target, newer, start));
  await until(() => reports.some(({ _id }) => _id === start.id));
  // The answer to the first report is what lets readers have it.
  await until(async () =>
    (await fetch(`${host.origin}/remotes.json`)).headers.get('cache-control')?.includes('private'),
  );
  return start.id;
};

const open = (cookie = '', route = '/', destination = 'document') =>
  fetch(host.origin + route, { headers: { Cookie: cookie, 'Sec-Fetch-Dest': destination } });
const getCookie = ({ headers }: Response) => headers.get('set-cookie')?.split(';')[0] ?? '';
const getVersion = async (answer: Response) =>
  /"name":"remote-home","version":"(\d\.\d\.\d)/.exec(await answer.text())?.[1] ?? '';

const endAll = async () => {
  await write(before);
  await until(async () => !(await open()).headers.has('set-cookie'));
  reports = [];
};
beforeEach(endAll);

test('without a canary nobody gets a cookie, and pages are cached as ever', async () => {
  // What is late on a busy machine is sent without its content, and nobody caches it.
  const { headers } = await until(async () => {
    const answer = await open();
    return (await answer.text()).includes('the former page') && answer;
  });
  expect([headers.get('set-cookie'), headers.get('cache-control')]).toEqual([
    null,
    expect.stringContaining('s-maxage'),
  ]);
});

test('500 readers are shared out, and each keeps one release in page, state and registry', async () => {
  await startPlanned({ shares: [20], everyMs: null });
  const readers = await Promise.all(
    Array.from({ length: 500 }, async () => {
      const first = await open();
      const cookie = getCookie(first);
      expect(first.headers.get('cache-control')).toMatch(/^(private, no-cache|no-store)$/);
      const versions = [
        await getVersion(first),
        await getVersion(await open(cookie)),
        await getVersion(await open(cookie)),
      ];
      const { channels } = (await (
        await fetch(`${host.origin}/remotes.json`, { headers: { Cookie: cookie } })
      ).json()) as Registry;
      versions.push(channels.stable?.['remote-home']?.version.split('+')[0] ?? '');
      return new Set(versions);
    }),
  );
  expect(readers.every((versions) => versions.size === 1)).toBe(true);
  const share = readers.filter((versions) => versions.has('1.1.0')).length / 5;
  expect(share).toBeGreaterThanOrEqual(16);
  expect(share).toBeLessThanOrEqual(24);
});

test('the page of a reader is that of the release, also from the memory of the host', async () => {
  await startPlanned({ shares: [50], everyMs: null });
  for (let count = 0; count < 20; count += 1) {
    const answer = await open();
    const html = await answer.text();
    const isNewer = html.includes('"version":"1.1.0');
    expect(html).toContain(isNewer ? 'the newer page' : 'the former page');
    expect(html).not.toContain(isNewer ? 'the former page' : 'the newer page');
  }
});

test('crawlers, and pages under an override, have what the channel runs, no cookie, and are not counted', async () => {
  await startPlanned({ shares: [99], everyMs: null });
  reports = [];
  const crawler = await open('', '/', 'empty');
  expect([crawler.headers.get('set-cookie'), await getVersion(crawler)]).toEqual([null, '1.0.0']);
  const override = await open('', '/?remotes=stable');
  expect([override.headers.get('set-cookie'), await getVersion(override)]).toEqual([null, '1.0.0']);
  const reader = getCookie(await open());
  await until(() => reports.some(({ visits }) => visits.length > 0));
  await open(reader);
  await until(() => reports.length > 3);
  expect(reports.flatMap(({ visits }) => visits)).toHaveLength(1);
});

test('a page that cannot be rendered counts as a failure of its reader', async () => {
  await startPlanned({ shares: [99], everyMs: null });
  const cookie = await until(async () => {
    const answer = await open();
    return (await getVersion(answer)) === '1.1.0' && getCookie(answer);
  });
  expect((await open(cookie, '/broken')).status).toBe(500);
  await until(() => reports.some(({ visits }) => visits.some(({ failed, isCanary }) => failed && isCanary)));
});

test('a stopped canary is given to nobody and taken out of the registry', async () => {
  stopped.add(await startPlanned({ shares: [99], everyMs: null }));
  await until(async () => !(await readRegistryFile())?.canaries);
  const answer = await until(async () => {
    const each = await open();
    return !each.headers.has('set-cookie') && each;
  });
  expect(await getVersion(answer)).toBe('1.0.0');
  expect((await readRegistryFile())?.channels.stable?.['remote-home']?.version).toBe(stable.version);
});

test('at the end of its plan it becomes the release of the channel, and the API is told', async () => {
  const start = startPlan({ shares: [50, 100], everyMs: 1000 });
  await write(startCanary(before, target, newer, start));
  await until(async () => (await readRegistryFile())?.channels.stable?.['remote-home']?.version === newer.version);
  await until(() => reports.some(({ _id, ended }) => _id === start.id && ended === 'promoted'));
  expect(reports.filter(({ _id, ended }) => _id === start.id && ended !== null)).toHaveLength(1);
  expect((await readRegistryFile())?.canaries).toBeUndefined();
});

test('one that a person ends is reported so', async () => {
  await startPlanned({ shares: [50], everyMs: null });
  await write(before);
  await until(() => reports.some(({ ended }) => ended === 'cancelled'));
});

test('nobody gets a canary while the API does not know it', async () => {
  expect(readFileSync(path.join(folder, 'remotes.json'), 'utf8')).not.toContain('canaries');
  const { headers } = await open('portico.reader=aaaaaaaaaaaaaaaaaaaaaa');
  expect(headers.get('cache-control')).toContain('public');
});
