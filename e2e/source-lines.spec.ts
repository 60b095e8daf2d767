import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { findViolations, hasHorizontalScroll } from './axe';
import { changeCode, test } from './release-host';
import { expectSuccess, waitUntilVisible } from './release-steps';
import { expect, signInByApi, waitUntilHydrated } from './support';

// axe is injected as a script.
test.use({ bypassCSP: true });

const root = path.resolve(import.meta.dirname, '..');

const openFailure = async (page: Page, search: string) => {
  await page.goto(`/console/failures?filter=${encodeURIComponent(JSON.stringify({ q: search }))}`);
  await page.locator('main').getByRole('row').getByRole('link').first().click();
  return page.getByRole('region', { name: '오류가 난 소스 위치' });
};

/** Opens the magazine so that its code throws, and returns the error number that the reader sees. */
const breakMagazine = async (page: Page) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  await page.route(/\/api\/v1\/boards\?/, (route) =>
    route.fulfill({ json: { boards: [null], total: 1, page: 1, limit: 12 } }),
  );
  const reported = page.waitForRequest(/\/api\/v1\/failures$/);
  await page.locator('a[href="/magazine"]').filter({ visible: true }).first().click();
  await expect(page.locator('main [role=alert][data-remote]')).toBeVisible();
  const { failures } = (await reported).postDataJSON() as { failures: { number: string; stack: string }[] };
  await page.unrouteAll();
  return failures[0] ?? { number: '', stack: '' };
};

test('an administrator sees the source line in which the code of a page threw in a browser', async ({
  page,
  complaints,
}) => {
  const { number, stack } = await breakMagazine(page);
  // The console of the browser has the error.
  complaints.length = 0;
  const [first = ''] = stack.split('\n');
  expect(first).toMatch(/^at .*\/remotes\/remote-home\/[^/]+\/\w+\.js:\d+:\d+\)?$/);
  expect(stack).not.toMatch(/https?:|TypeError/);

  await signInByApi(page, 'admin');
  const section = await openFailure(page, number);
  const frames = section.getByRole('listitem');
  await expect(frames.first()).toContainText('remote-home/src/firm/magazine/dated-card.ts:');
  const [, file = '', line = ''] = /^(\S+):(\d+):\d+/.exec((await frames.first().textContent()) ?? '') ?? [];
  expect(readFileSync(path.join(root, file), 'utf8').split('\n')[Number(line) - 1]).toContain('board');
  await expect(frames.filter({ hasText: 'remote-home/src/firm/magazine/load.ts:' }).first()).toBeVisible();
  await expect(section.locator('pre')).toBeHidden();
  await section.getByText('보고된 그대로의 호출 스택').click();
  await expect(section.locator('pre')).toContainText(first);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await hasHorizontalScroll(page)).toBe(false);
    expect(await findViolations(page)).toEqual([]);
  }
});

test('a page that throws on the server is listed with its stack, and a release without source maps says so', async ({
  page,
  request,
  own,
  complaints,
}) => {
  const version = '1.8.0+0000000001';
  const thrower = `const { page } = await lazy(); return { page: { ...page, Page() { throw new Error('thrown for source lines'); } } };`;
  const folder = own.variantOf('remote-home', version, (release, at) =>
    changeCode(release, at, (text, file) =>
      file === release.server
        ? `${text}\nfor (const route of module.exports.remote.routes) if (route.path === '/guide') { const { lazy } = route; route.lazy = async () => { ${thrower} }; }\n`
        : text,
    ),
  );
  await expectSuccess(own.command, `deploy remote-home --channel stable --from ${folder} --skip-rendering`);
  await waitUntilVisible(request, 'remote-home', version);
  await expect.poll(async () => (await request.get('/guide')).status()).toBe(500);

  await signInByApi(page, 'admin');
  await expect(async () => {
    await page.goto(`/console/failures?filter=${encodeURIComponent(JSON.stringify({ q: version }))}`);
    await expect(page.getByRole('row').filter({ hasText: version })).toContainText('서버 렌더링', { timeout: 3000 });
  }).toPass();
  const section = await openFailure(page, version);
  await expect(section.getByRole('alert')).toContainText('이 버전의 소스 맵이 없어');
  await section.getByText('보고된 그대로의 호출 스택').click();
  await expect(section.locator('pre')).toContainText(`/remotes/remote-home/${version}/server.cjs:`);
  expect(complaints).toEqual([]);
});

const isFound = async (request: APIRequestContext, address: string) => (await request.get(address)).status() === 200;

test('no reader gets a source map, and no file names one', async ({ request, own }) => {
  const version = own.stableVersion('remote-home');
  const kept = readdirSync(path.join(own.folder, 'source-maps'));
  expect(kept).toContain(`remote-home@${version}.gz`);
  const folder = path.join(own.folder, 'remote-home', version);
  const scripts = readdirSync(folder).filter((file) => /\.c?js$/.test(file));
  const base = `/remotes/remote-home/${encodeURIComponent(version)}`;
  for (const file of scripts) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    expect([file, text.trimEnd().split('\n').at(-1)?.includes('sourceMappingURL')]).toEqual([file, false]);
    expect([file, await isFound(request, `${base}/${file}.map`)]).toEqual([file, false]);
  }
  const document = await (await request.get('/')).text();
  const ofHost = [...new Set([...document.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([address]) => address))];
  expect(ofHost.length).toBeGreaterThan(0);
  for (const address of ofHost) expect(await (await request.get(address)).text()).not.toContain('sourceMappingURL');
  const addresses = [
    ...ofHost.map((address) => `${address}.map`),
    ...kept.flatMap((key) => [key, encodeURIComponent(key)]).map((key) => `/remotes/source-maps/${key}`),
    '/remotes/source-maps/',
    '/remotes/source-maps.gz',
    `${base}/source-maps.gz`,
    `${base}/..%2f..%2fsource-maps%2f${kept[0]}`,
    `/remotes/x/..%2fsource-maps/${kept[0]}`,
    '/assets/source-maps.gz',
    '/assets/..%2fsource-maps.gz',
    '/source-maps.gz',
  ];
  for (const address of addresses) expect([address, await isFound(request, address)]).toEqual([address, false]);
  expect((await request.get('/api/console/failures/1/source-lines')).status()).toBe(401);
});
