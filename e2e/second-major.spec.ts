import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createOrigin } from './clone/create-origin';
import { createEnv, openTerminal } from './clone/open-terminal';
import { provideInstallation } from './clone/provide-installation';
import { startHost } from './hosts';
import { remotes, startReleaseHost } from './release-host';
import { type Command, expectSuccess } from './release-steps';
import { expect, signInByApi, test, waitUntilHydrated } from './support';

let terminal: ReturnType<typeof openTerminal>;
/** A copy of the project whose host contract is 2.0.0; of its remotes one was moved to it. */
let folder: string;
/** The host of the product, and the one of the copy, which share their releases and the API. */
let former: Awaited<ReturnType<typeof startReleaseHost>>;
let next: Awaited<ReturnType<typeof startHost>>;

const replaceIn = (file: string, from: RegExp, to: string) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(path.join(folder, file), changed);
};

/** Types a command of the project in its copy. */
const runInCopy: Command = async (line) => {
  const env = { ...createEnv(0), CHROMIUM_PATH: '', RELEASES_DIR: former.folder, DATA_DIR: former.folder };
  const { code, output } = await terminal.run(`npm run -s ${line.replace(' ', ' -- ')}`, { cwd: folder, env });
  return { code, said: output };
};
const run = (line: string) => expectSuccess(former.command, line);

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.skip(!process.env.CI && spawnSync('git', ['--version']).status !== 0, 'git is not installed here');
  test.setTimeout(600_000);
  terminal = openTerminal('second-major');
  folder = path.join(terminal.home, 'portico');
  const { home } = terminal;
  await terminal.succeed(`git clone --quiet ${createOrigin(home)} portico`, { cwd: home, env: createEnv(0) });
  provideInstallation(folder);
  replaceIn('shared/src/remotes/registry.ts', /(?<=hostContract = ')[^']+/, '2.0.0');
  replaceIn('remote-home/src/manifest.ts', /(?<=contract: ')[^']+/, '^2.0.0');
  replaceIn('remote-home/package.json', /(?<="version": ")[^"]+/, '2.0.0');
  // As its image is built: the other remotes are not there yet.
  const build = 'node --import tsx tools/build/compile.ts host';
  const [started] = await Promise.all([
    startReleaseHost('signed'),
    terminal.succeed(build, { cwd: folder, env: createEnv(0) }),
  ]);
  former = started;
  next = await startHost(former.folder, 'signed', undefined, folder);
});

test.afterAll(async () => {
  await next?.stop();
  await former?.stop();
  await terminal?.close();
});

const readHealth = async (site: string) => (await fetch(`${site}/health/ready`)).json();
const isHealthy = { status: 'up', registry: { readable: true, skipped: [] } };

/** What the page of a site says about the release that it runs. */
const readVersion = (html: string) => /"name":"remote-home","version":"([^+"]+)/.exec(html)?.[1];
const runs = async () =>
  Promise.all([former, next].map(async ({ url }) => readVersion(await (await fetch(url)).text())));

/** Opens the home page of a site and goes on to another page of the same remote; both are of this version. */
const expectPages = async (page: Page, site: string, version: string) => {
  await page.goto(site);
  await waitUntilHydrated(page);
  await page.locator('footer, header').locator('a[href="/guide"]:visible').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('처음 오시는 길을 안내합니다');
  await expect(page.locator('[data-remote-area=remote-home]')).toBeVisible();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => /\/remotes\/remote-home\/([^/]+)%2B/i.exec(name)?.[1]),
  );
  expect([...new Set(loaded.filter(Boolean))]).toEqual([version]);
};

/** Opens a page whose remote has no release for the host of contract 2. */
const expectMismatch = async (page: Page, address: string) => {
  const answer = await page.goto(next.url + address);
  await expect(page.locator('[role=alert][data-state=mismatched]')).toContainText('2.0.0');
  await expect(page.locator('footer')).toBeVisible();
  expect(answer?.status()).toBe(503);
  // None of its code runs, so none is asked for.
  expect(await answer?.text()).not.toMatch(/ href="\/remotes\//);
};

/** Asks both sites for pages again and again; `stop` resolves with each answer that was none of a release for its site. */
const watchSites = () => {
  let isOpen = true;
  const asked = { 1: 0, 2: 0 };
  const watch = async ({ url }: { url: string }, major: 1 | 2) => {
    const failures: string[] = [];
    while (isOpen)
      for (const address of ['/', '/guide', '/lawyers', '/remotes.json']) {
        const answer = await fetch(url + address);
        const version = readVersion(await answer.text());
        asked[major] += 1;
        if (answer.status !== 200 || !version?.startsWith(`${major}.`))
          failures.push(`${major}: ${address} ${answer.status} ${version}`);
      }
    return failures;
  };
  const watching = Promise.all([watch(former, 1), watch(next, 2)]);
  return {
    asked,
    stop: async () => {
      isOpen = false;
      return (await watching).flat();
    },
  };
};

/** Deploys another build of a release of remote-home, by default of the one that is for hosts of the product's contract. */
const deployVariant = (version: string, from?: string) => {
  const variant = former.variantOf('remote-home', `${version}+aaaaaaaaaa`, undefined, from);
  return run(`deploy remote-home --channel stable --skip-rendering --from ${variant}`);
};

test('before anything is deployed for it, a host of the next major version says that pages do not fit, and the others notice nothing', async ({
  page,
  complaints,
}) => {
  expect(await readHealth(next.url)).toMatchObject(isHealthy);
  for (const address of ['/', '/guide', '/matching']) await expectMismatch(page, address);
  expect(await (await fetch(`${next.url}/sitemap.xml`)).text()).not.toContain('/guide');
  // The browser logs the answers and what the shell reports.
  complaints.length = 0;
  expect(await readHealth(former.url)).toMatchObject(isHealthy);
  await expectPages(page, former.url, '1.0.0');
});

test('a release for hosts of contract 2 goes to them alone, and later ones of both follow each their own', async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(600_000);
  const waiting = await context.newPage();
  await waiting.goto(`${next.url}/guide`);
  await expect(waiting.locator('[role=alert][data-state=mismatched]')).toBeVisible();
  const refused = await runInCopy('deploy remote-home --channel stable');
  expect(refused.said).toContain('was built for host contract ^2.0.0; this host has 1.');
  expect(refused.code).toBe(1);
  const [built = ''] = readdirSync(path.join(folder, 'remote-home/dist')).filter((name) => name.startsWith('2.0.0+'));
  await expectSuccess(runInCopy, `deploy remote-home --channel stable --contract 2 --from remote-home/dist/${built}`);
  expect(await runs()).toEqual(['1.0.0', '2.0.0']);
  const watch = watchSites();
  // A tab that was open before gets its page without its reader.
  await expect(waiting.getByRole('heading', { level: 1 })).toHaveText('처음 오시는 길을 안내합니다');
  await waiting.close();
  complaints.length = 0;
  await expectPages(page, former.url, '1.0.0');
  await expectPages(page, next.url, '2.0.0');

  await deployVariant('1.0.1');
  expect(await runs()).toEqual(['1.0.1', '2.0.0']);
  await deployVariant('2.0.1', built);
  expect(await runs()).toEqual(['1.0.1', '2.0.1']);
  await expectPages(page, former.url, '1.0.1');
  await expectPages(page, next.url, '2.0.1');
  for (const { url } of [former, next]) expect(await readHealth(url)).toMatchObject(isHealthy);
  const before = { ...watch.asked };
  await expect.poll(() => watch.asked[1] > before[1] && watch.asked[2] > before[2]).toBe(true);
  expect(await watch.stop()).toEqual([]);
});

test('what is rolled back, pinned or disabled for hosts of one major version stays as it is for the others', async () => {
  await run('releases rollback remote-home --channel stable --contract 2');
  expect(await runs()).toEqual(['1.0.1', '2.0.0']);
  await run('releases pin remote-home --channel stable');
  await run('releases pin remote-home 2.0.1 --channel stable --contract 2');
  expect(await runs()).toEqual(['1.0.1', '2.0.1']);
  const pinned = await former.command('releases rollback remote-home --channel stable');
  expect(pinned).toMatchObject({ code: 1, said: expect.stringContaining('is pinned') });
  await run('releases unpin remote-home --channel stable');
  await run('releases rollback remote-home --channel stable');
  expect(await runs()).toEqual(['1.0.0', '2.0.1']);

  const statuses = () => Promise.all([former, next].map(async ({ url }) => (await fetch(url)).status));
  await run('releases disable remote-home --channel stable --contract 2');
  expect(await statuses()).toEqual([200, 503]);
  await run('releases disable remote-home --channel stable');
  expect(await statuses()).toEqual([503, 503]);
  await run('releases enable remote-home --channel stable --contract 2');
  expect(await statuses()).toEqual([503, 200]);
  await run('releases enable remote-home --channel stable');
  expect(await statuses()).toEqual([200, 200]);
  await run('releases unpin remote-home --channel stable --contract 2');
});

test('a switch of the main releases and the way back change nothing for readers, and the former releases go at the end', async ({
  page,
  browser,
  complaints,
}) => {
  const watch = watchSites();
  for (const major of [2, 1, 2]) {
    await run(`releases switch --contract ${major}`);
    expect(await runs()).toEqual(['1.0.0', '2.0.1']);
    await expectPages(page, former.url, '1.0.0');
    await expectPages(page, next.url, '2.0.1');
    await expectMismatch(page, '/matching');
    complaints.length = 0;
    for (const { url } of [former, next]) expect(await readHealth(url)).toMatchObject(isHealthy);
  }
  expect(await watch.stop()).toEqual([]);

  // A console changes what is run by hosts such as its own.
  const office = await browser.newPage({ baseURL: former.url });
  await signInByApi(office, 'admin');
  await office.goto('/console/releases');
  const card = office
    .getByRole('region', { name: 'remote-home' })
    .getByRole('listitem')
    .filter({ hasText: 'stable — 모든 방문자' });
  await card.getByRole('button', { name: '버전 고정' }).click();
  await office.getByRole('dialog').getByRole('button', { name: '버전 고정' }).click();
  await expect(card.getByRole('button', { name: '고정 해제' })).toBeVisible();
  await office.close();
  const { said } = await former.command('releases status');
  const states = [...said.matchAll(/^stable +remote-home +([\d.]+)\S* .*$/gm)];
  expect(states.map(([line, version]) => [version, line.includes('pinned')])).toEqual([
    ['2.0.1', false],
    ['1.0.0', true],
  ]);
  await run('releases unpin remote-home --channel stable --contract 1');

  await former.stopHost();
  // Both hosts keep the last registry in the same folder.
  const registry = path.join(former.folder, 'remotes.json');
  renameSync(registry, `${registry}.away`);
  const restarted = await startHost(former.folder, 'signed');
  expect(readVersion(await (await fetch(restarted.url)).text())).toBe('1.0.0');
  await restarted.stop();
  renameSync(`${registry}.away`, registry);

  for (const name of remotes) await run(`releases remove ${name} --channel stable --contract 1`);
  await expectPages(page, next.url, '2.0.1');
  expect(await readHealth(next.url)).toMatchObject(isHealthy);
  expect((await fetch(`${next.url}/matching`)).status).toBe(404);
  expect((await former.command('releases status')).said).toMatch(/host contract 2\.0\.0$/m);
});
