import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { type Registry, type Remote, remotePages, remotes } from './hosts';
import { test } from './release-host';
import { expect, getFirstHeading, isSameDocument, markDocument, openPath, signInByApi } from './support';

/** Time within which a deployment must be visible (ms). */
const maxVisibleMs = 5000;

type RunCommand = (line: string, env?: Record<string, string>) => Promise<{ code: number; output: string }>;

const expectSuccess = async (runCommand: RunCommand, line: string) => {
  const { code, output } = await runCommand(line);
  expect(code, output).toBe(0);
};

const expectRefusal = async (runCommand: RunCommand, line: string, reason: string, env?: Record<string, string>) => {
  const { code, output } = await runCommand(line, env);
  expect(output).toContain(reason);
  expect(code, output).toBe(1);
};

/** Waits until the HTML of a page names a version; returns how long that took (ms). */
const waitUntilVisible = async (request: APIRequestContext, name: Remote, version: string) => {
  const since = Date.now();
  await expect
    .poll(
      async () =>
        (await (await request.get(remotePages[name])).text()).includes(`"name":"${name}","version":"${version}"`),
      {
        timeout: maxVisibleMs,
        intervals: [100],
      },
    )
    .toBe(true);
  return Date.now() - since;
};

let before: Registry;
test.beforeEach(({ releaseHost }) => {
  before = releaseHost.readRegistry();
});

test.afterEach(async ({ releaseHost, request }) => {
  releaseHost.restore(before);
  await Promise.all(remotes.map((name) => waitUntilVisible(request, name, releaseHost.stableVersion(name))));
});

const expectNoFailure = (page: Page) => expect(page.locator('[role=alert][data-remote]')).toHaveCount(0);

/** Navigates by a link of the shell. */
const follow = async (page: Page, to: string) => {
  await page.locator(`:is(header, footer) a[href="${to}"]:visible`).first().click();
  await expect(page).toHaveURL(new RegExp(`${to === '/' ? '/' : to}$`));
  // The address changes first; the former page stays until the next one has loaded.
  const remote = remotes.find((name) => to === remotePages[name]) ?? 'remote-home';
  await expect(page.locator('[data-remote-area]')).toHaveAttribute('data-remote-area', remote);
  await expect(getFirstHeading(page)).toBeVisible();
};

/** Signs in as administrator, who sees a link to every remote. */
const openAsAdmin = async (page: Page) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInByApi(page, 'admin');
  await openPath(page, '/');
  await expect(page.locator('header a[href="/console"]')).toBeVisible();
};

test('a deployment and a rollback are visible on the next page without a restart', async ({ request, releaseHost }) => {
  const release = async (name: Remote) => {
    const first = releaseHost.stableVersion(name);
    const version = '1.0.1+0000000001';
    await expectSuccess(
      releaseHost.runCommand,
      `deploy ${name} --channel stable --from ${releaseHost.createVariant(name, version)}`,
    );
    const deployed = await waitUntilVisible(request, name, version);
    await expectSuccess(releaseHost.runCommand, `releases rollback ${name} --channel stable`);
    const returned = await waitUntilVisible(request, name, first);
    console.log(`${name}: deployment visible after ${deployed} ms, rollback after ${returned} ms`);
  };
  // All remotes are released at the same time.
  await Promise.all(remotes.map(release));
});

test('a reader who navigates during ten deployments notices none of them', async ({ page, request, releaseHost }) => {
  test.setTimeout(120_000);
  await openAsAdmin(page);
  const typed = page.getByRole('searchbox');
  await typed.fill('달항아리');
  await markDocument(page);

  const staged = remotes.map((name, index) => ({ name, version: `1.1.${index}+000000000${index}` }));
  const folders = staged.map(({ name, version }) => releaseHost.createVariant(name, version));
  const changes = [
    ...staged.map(({ name }, index) => `deploy ${name} --channel staging --from ${folders[index]}`),
    'releases promote staging stable',
    ...remotes.map((name) => `releases rollback ${name} --channel stable`),
    ...staged.map(({ name }, index) => `deploy ${name} --channel stable --from ${folders[index]}`),
  ];
  const deploying = (async () => {
    for (const change of changes) await expectSuccess(releaseHost.runCommand, change);
  })();

  const tour = ['/guide', '/matching', '/magazine', '/console', '/'];
  for (let step = 0; step < 100; step += 1) {
    const [from, to] = [tour[(step + tour.length - 1) % tour.length], tour[step % tour.length] as string];
    await follow(page, to);
    await expectNoFailure(page);
    // The console has no search field, so the typed text is lost there.
    if (from === '/console') await typed.fill('달항아리');
    else if (to !== '/console') await expect(typed).toHaveValue('달항아리');
  }
  await deploying;
  expect(await isSameDocument(page)).toBe(true);
  for (const { name, version } of staged) await waitUntilVisible(request, name, version);
});

test('the page works with any combination of current and previous versions of the remotes', async ({
  page,
  request,
  releaseHost,
}) => {
  const versions = { current: '1.2.1+0000000001', previous: '1.2.0+0000000000' };
  const deploy = async (name: Remote) => {
    for (const version of [versions.previous, versions.current])
      await expectSuccess(
        releaseHost.runCommand,
        `deploy ${name} --channel mixed --from ${releaseHost.createVariant(name, version)}`,
      );
  };
  await Promise.all([...remotes.map(deploy), openAsAdmin(page)]);
  await expectSuccess(releaseHost.runCommand, 'releases promote mixed stable');
  await Promise.all(remotes.map((name) => waitUntilVisible(request, name, versions.current)));

  // Each combination differs from the one before in one remote.
  for (const flip of [null, 0, 1, 0, 2, 0, 1, 0] as const) {
    const name = flip === null ? null : remotes[flip];
    if (name) {
      const other = releaseHost.stableVersion(name) === versions.current ? versions.previous : versions.current;
      await expectSuccess(releaseHost.runCommand, `releases pin ${name} ${other} --channel stable`);
      await waitUntilVisible(request, name, other);
    }
    await openPath(page, '/');
    for (const path of ['/matching', '/console', '/']) await follow(page, path);
    await expectNoFailure(page);
    const wanted = remotes.map((each) => `${each} ${releaseHost.stableVersion(each)}`);
    expect((await page.evaluate(() => globalThis.porticoRan))?.sort()).toEqual(wanted.sort());
  }
});

test('a faulty release is refused with a reason, and the channel is not changed', async ({ releaseHost }) => {
  const name = 'remote-matching';
  const nowhere = 'http://127.0.0.1:1';
  const { runCommand, createVariant } = releaseHost;
  const deploy = (folder: string, options = '') => `deploy ${name} --channel stable --from ${folder}${options}`;
  const good = createVariant(name, '1.3.0+0000000000');
  const tampered = createVariant(name, '1.3.1+0000000000');
  writeFileSync(path.join(tampered, 'remoteEntry.js'), 'alert()');
  const contract = createVariant(name, '1.3.2+0000000000', ({ manifest }) =>
    Object.assign(manifest, { contract: '^2.0.0' }),
  );
  const manifest = createVariant(name, '1.3.3+0000000000', (release) =>
    Object.assign(release.manifest, { routes: 'all' }),
  );

  await Promise.all([
    expectRefusal(runCommand, deploy(good, ` --base ${nowhere}`), 'does not answer', { REMOTE_ORIGINS: nowhere }),
    expectRefusal(runCommand, deploy(good, ` --base ${nowhere}`), 'on no listed origin'),
    expectRefusal(runCommand, deploy(tampered), 'was changed after it was built'),
    expectRefusal(runCommand, deploy(contract), 'built for host contract ^2.0.0; this host has 1.1.0'),
    expectRefusal(runCommand, deploy(manifest), 'The release is broken (manifest.routes'),
  ]);
  expect(releaseHost.readRegistry()).toEqual(before);

  await expectSuccess(runCommand, `releases pin ${name} --channel stable`);
  await expectRefusal(runCommand, deploy(good), 'is pinned to');
});

test('a file with one changed byte runs neither on the host nor in the browser', async ({
  page,
  request,
  releaseHost,
  complaints,
}) => {
  const version = '1.4.0+0000000000';
  await expectSuccess(
    releaseHost.runCommand,
    `deploy remote-home --channel stable --from ${releaseHost.createVariant('remote-home', version)}`,
  );
  const folder = path.join(releaseHost.folder, 'remote-home', version);
  const flip = (file: string) => {
    const content = readFileSync(path.join(folder, file));
    content[content.length - 2] = (content.at(-2) ?? 0) ^ 1;
    writeFileSync(path.join(folder, file), content);
  };
  flip('server.cjs');
  flip('remoteEntry.js');
  await waitUntilVisible(request, 'remote-home', version);

  const html = await (await request.get('/')).text();
  expect(html).toContain('<footer');
  expect(html).not.toContain('id="lawyers"');
  await page.goto('/');
  await expect(page.locator('[role=alert][data-remote=remote-home]')).toBeVisible();
  expect(await page.evaluate(() => globalThis.porticoRan)).toBeUndefined();
  await expect(page.locator('footer')).toBeVisible();
  complaints.length = 0;
});

test('a disabled remote shows a notice, the others work, and enabling it is as fast', async ({
  page,
  request,
  releaseHost,
  complaints,
}) => {
  await expectSuccess(releaseHost.runCommand, 'releases disable remote-matching --channel stable');
  await expect.poll(async () => (await request.get('/matching')).status(), { timeout: maxVisibleMs }).toBe(503);
  await page.goto('/matching');
  const notice = page.locator('[role=alert][data-remote=remote-matching]');
  await expect(notice).toContainText('비즈니스 매칭');
  await expect(page.locator('header').first()).toBeVisible();
  await page.locator('header').getByRole('link', { name: /홈$/ }).click();
  await expect(page.locator('#lawyers')).toBeVisible();
  await expectSuccess(releaseHost.runCommand, 'releases enable remote-matching --channel stable');
  await expect.poll(async () => (await request.get('/matching')).status(), { timeout: maxVisibleMs }).toBe(200);
  await page.goto('/matching');
  await expect(getFirstHeading(page)).toBeVisible();
  // The browser logs the 503.
  complaints.length = 0;
});

test('every command has a help text', async ({ releaseHost: { runCommand } }) => {
  const expectHelp = async (line: string, word: string) => {
    const { code, output } = await runCommand(line);
    expect(code).toBe(0);
    for (const part of ['Usage', 'Options', 'Examples', 'Exit codes', word]) expect(output).toContain(part);
  };
  const expectUsageError = async (line: string) => expect((await runCommand(line)).code).toBe(2);
  await Promise.all([
    expectHelp('deploy --help', '--channel'),
    expectHelp('releases --help', 'rollback'),
    expectUsageError('deploy remote-other --channel stable'),
    expectUsageError('releases explode'),
  ]);
  expect((await runCommand('releases status')).output).toMatch(/stable +remote-home +\d+\.\d+\.\d+\+/);
});
