import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Remote, remotes, test } from './release-host';
import { type Command, expectSuccess, pages, waitUntilVisible } from './release-steps';
import { expect, signInByApi, waitUntilReady } from './support';

const expectRefusal = async (command: Command, line: string, reason: string, env?: Record<string, string>) => {
  const { code, said } = await command(line, env);
  expect(said).toContain(reason);
  expect(code, said).toBe(1);
};

const expectNoFailure = (page: Page) => expect(page.locator('[role=alert][data-remote]')).toHaveCount(0);

/** Navigates by a link of the shell. */
const follow = async (page: Page, to: string) => {
  await page.locator(`:is(header, footer) a[href="${to}"]:visible`).first().click();
  await expect(page).toHaveURL(new RegExp(`${to === '/' ? '/' : to}$`));
  // The address changes first; the former page stays until the next one has loaded.
  const remote = remotes.find((name) => to === pages[name]) ?? 'remote-home';
  await expect(page.locator('[data-remote-area]')).toHaveAttribute('data-remote-area', remote);
  await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
};

/** Signs in as administrator, who sees a link to every remote. */
const openAsAdmin = async (page: Page) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInByApi(page, 'admin');
  await page.goto('/');
  await waitUntilReady(page);
  await expect(page.locator('header a[href="/console"]')).toBeVisible();
};

test('a deployment and a rollback are visible on the next page without a restart', async ({ request, own }) => {
  const release = async (name: Remote) => {
    const first = own.stableVersion(name);
    const version = '1.0.1+0000000001';
    await expectSuccess(
      own.command,
      `deploy ${name} --channel stable --from ${own.variantOf(name, version)} --skip-rendering`,
    );
    const deployed = await waitUntilVisible(request, name, version);
    await expectSuccess(own.command, `releases rollback ${name} --channel stable`);
    const returned = await waitUntilVisible(request, name, first);
    console.log(`${name}: deployment visible after ${deployed} ms, rollback after ${returned} ms`);
  };
  // All remotes are released at the same time.
  await Promise.all(remotes.map(release));
});

test('a reader who navigates during ten deployments notices none of them', async ({ page, request, own }) => {
  await openAsAdmin(page);
  const typed = page.getByRole('combobox', { name: '홈페이지 검색' });
  await typed.fill('달항아리');
  await page.evaluate(() => Object.assign(window, { kept: true }));

  const staged = remotes.map((name, index) => ({ name, version: `1.1.${index}+000000000${index}` }));
  const folders = staged.map(({ name, version }) => own.variantOf(name, version));
  const changes = [
    ...staged.map(({ name }, index) => `deploy ${name} --channel staging --from ${folders[index]} --skip-rendering`),
    'releases promote staging stable',
    ...remotes.map((name) => `releases rollback ${name} --channel stable`),
    ...staged.map(({ name }, index) => `deploy ${name} --channel stable --from ${folders[index]} --skip-rendering`),
  ];
  const deploying = (async () => {
    for (const change of changes) await expectSuccess(own.command, change);
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
  expect(await page.evaluate(() => (window as unknown as { kept: boolean }).kept)).toBe(true);
  for (const { name, version } of staged) await waitUntilVisible(request, name, version);
});

test('the page works with any combination of current and previous versions of the remotes', async ({
  page,
  request,
  own,
}) => {
  const versions = { current: '1.2.1+0000000001', previous: '1.2.0+0000000000' };
  const deploy = async (name: Remote) => {
    for (const version of [versions.previous, versions.current])
      await expectSuccess(
        own.command,
        `deploy ${name} --channel mixed --from ${own.variantOf(name, version)} --skip-rendering`,
      );
  };
  await Promise.all([...remotes.map(deploy), openAsAdmin(page)]);
  await expectSuccess(own.command, 'releases promote mixed stable');
  await Promise.all(remotes.map((name) => waitUntilVisible(request, name, versions.current)));

  // Each combination differs from the one before in one remote.
  for (const flip of [null, 0, 1, 0, 2, 0, 1, 0] as const) {
    const name = flip === null ? null : remotes[flip];
    if (name) {
      const other = own.stableVersion(name) === versions.current ? versions.previous : versions.current;
      await expectSuccess(own.command, `releases pin ${name} ${other} --channel stable`);
      await waitUntilVisible(request, name, other);
    }
    await page.goto('/');
    await waitUntilReady(page);
    for (const path of ['/matching', '/console', '/']) await follow(page, path);
    await expectNoFailure(page);
    const wanted = remotes.map((each) => `${each} ${own.stableVersion(each)}`);
    expect((await page.evaluate(() => globalThis.porticoRan))?.sort()).toEqual(wanted.sort());
  }
});

test('a faulty release is refused with a reason, and the channel is not changed', async ({ own, before }) => {
  const name = 'remote-matching';
  const nowhere = 'http://127.0.0.1:1';
  const { command, variantOf } = own;
  const deploy = (folder: string, options = '') =>
    `deploy ${name} --channel stable --from ${folder}${options} --skip-rendering`;
  const good = variantOf(name, '1.3.0+0000000000');
  const tampered = variantOf(name, '1.3.1+0000000000');
  writeFileSync(path.join(tampered, 'remoteEntry.js'), 'alert()');
  const contract = variantOf(name, '1.3.2+0000000000', ({ manifest }) =>
    Object.assign(manifest, { contract: '^2.0.0' }),
  );
  const manifest = variantOf(name, '1.3.3+0000000000', (release) => Object.assign(release.manifest, { routes: 'all' }));

  await Promise.all([
    expectRefusal(command, deploy(good, ` --base ${nowhere}`), 'does not answer', { REMOTE_ORIGINS: nowhere }),
    expectRefusal(command, deploy(good, ` --base ${nowhere}`), 'on no listed origin'),
    expectRefusal(command, deploy(tampered), 'was changed after it was built'),
    expectRefusal(command, deploy(contract), 'built for host contract ^2.0.0; this host has 1.6.0'),
    expectRefusal(command, deploy(manifest), 'The release is broken (manifest.routes'),
  ]);
  expect(own.readRegistry()).toEqual(before);

  await expectSuccess(command, `releases pin ${name} --channel stable`);
  await expectRefusal(command, deploy(good), 'is pinned to');
});

test('a remote that claims a path of another one is refused with both names, however it comes', async ({
  page,
  own,
  before,
}) => {
  const version = '1.3.4+0000000000';
  const title = { ko: '매거진', en: 'Magazine', cn: '杂志' };
  const claiming = own.variantOf('remote-matching', version, ({ manifest }) =>
    Object.assign(manifest, { routes: [...manifest.routes, { path: '/magazine/*', title }] }),
  );
  const deploy = `deploy remote-matching --from ${claiming} --skip-rendering`;
  const reason = /Refused: remote-matching has a route \/magazine\/\*, and remote-home has \/magazine.* in stable/;
  const refused = await own.command(`${deploy} --channel stable`);
  expect(refused).toMatchObject({ code: 1, said: expect.stringMatching(reason) });
  // Where the other one does not run it is no claim.
  await expectSuccess(own.command, `${deploy} --channel claims`);
  const promoted = await own.command('releases promote claims stable remote-matching');
  expect(promoted).toMatchObject({ code: 1, said: expect.stringMatching(reason) });
  const pinned = await own.command(`releases pin remote-matching ${version} --channel stable`);
  expect(pinned).toMatchObject({ code: 1, said: expect.stringMatching(reason) });
  expect(own.readRegistry().channels.stable).toEqual(before.channels.stable);
  await page.goto('/magazine');
  await expect(page.locator('[data-remote-area]')).toHaveAttribute('data-remote-area', 'remote-home');
});

test('a release for an older API contract runs, and one for a newer contract than the API serves is refused', async ({
  page,
  request,
  own,
}) => {
  const build = (version: string, api: string) =>
    own.variantOf('remote-home', version, ({ manifest }) => Object.assign(manifest, { api }));
  const deploy = (folder: string, options = '') =>
    `deploy remote-home --channel stable --from ${folder} --skip-rendering${options}`;
  const older = '1.3.5+0000000000';
  await expectSuccess(own.command, deploy(build(older, '1.0.0')));
  await waitUntilVisible(request, 'remote-home', older);
  await page.goto('/magazine');
  await waitUntilReady(page);
  await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
  expect(await page.evaluate(() => globalThis.porticoRan)).toContain(`remote-home ${older}`);
  await expectNoFailure(page);

  const newer = build('1.3.6+0000000000', '1.99.0');
  for (const options of ['', ' --force'])
    await expectRefusal(own.command, deploy(newer, options), 'was built for API contract 1.99.0');
  expect(own.stableVersion('remote-home')).toBe(older);
});

test('a file with one changed byte runs neither on the host nor in the browser', async ({
  page,
  request,
  own,
  complaints,
}) => {
  const version = '1.4.0+0000000000';
  await expectSuccess(
    own.command,
    `deploy remote-home --channel stable --from ${own.variantOf('remote-home', version)} --skip-rendering`,
  );
  const folder = path.join(own.folder, 'remote-home', version);
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

test('a disabled remote shows a notice, the others work, and it comes back when it is enabled', async ({
  page,
  request,
  own,
  complaints,
}) => {
  await expectSuccess(own.command, 'releases disable remote-matching --channel stable');
  await expect.poll(async () => (await request.get('/matching')).status()).toBe(503);
  await page.goto('/matching');
  const notice = page.locator('[role=alert][data-remote=remote-matching]');
  await expect(notice).toContainText('비즈니스 매칭');
  await expect(page.locator('header').first()).toBeVisible();
  await page.locator('header').getByRole('link', { name: /홈$/ }).click();
  await expect(page.locator('#lawyers')).toBeVisible();
  await expectSuccess(own.command, 'releases enable remote-matching --channel stable');
  await expect.poll(async () => (await request.get('/matching')).status()).toBe(200);
  await page.goto('/matching');
  await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
  // The browser logs the 503.
  complaints.length = 0;
});

test('what was done on the storage stands in the history and in the audit log, with who and why', async ({
  page,
  own,
}) => {
  const why = `reason-${Date.now()}`;
  const version = '1.3.0+0000000009';
  const folder = own.variantOf('remote-matching', version);
  const deploy = `deploy remote-matching --channel stable --from ${folder} --skip-rendering`;
  await expectSuccess(own.command, 'releases pin remote-matching --channel stable');
  await expectSuccess(own.command, `${deploy} --force --why ${why}`);
  const { said } = await own.command('releases history remote-matching --channel stable');
  const line = said.split('\n').find((row) => row.includes(why)) ?? '';
  expect(line).toMatch(new RegExp(`deploy --force .*${version.replace('+', '\\+')} `));
  const who = /UTC +(\S+@\S+)/.exec(line)?.[1] ?? '';

  await signInByApi(page, 'admin');
  await page.setViewportSize({ width: 1440, height: 900 });
  const row = page.getByRole('row').filter({ hasText: why });
  // A host reads the log every few seconds.
  await expect(async () => {
    await page.goto('/console/audit');
    await expect(row).toContainText('remote-matching', { timeout: 2000 });
  }).toPass();
  await row.getByRole('link').first().click();
  const main = page.locator('main');
  await expect(main.getByText(`${who} (배포 저장소)`)).toBeVisible();
  await expect(main.getByText('새 버전 배포')).toBeVisible();
  await expect(main.getByText('검사 무시(--force)')).toBeVisible();
  await expect(main.getByText(version)).toBeVisible();
  await expectSuccess(own.command, 'releases unpin remote-matching --channel stable');
});

test('every command has a help text', async ({ own: { command } }) => {
  const expectHelp = async (line: string, word: string) => {
    const { code, said } = await command(line);
    expect(code).toBe(0);
    for (const part of ['Usage', 'Options', 'Examples', 'Exit codes', word]) expect(said).toContain(part);
  };
  const expectUsageError = async (line: string) => expect((await command(line)).code).toBe(2);
  await Promise.all([
    expectHelp('deploy --help', '--channel'),
    expectHelp('releases --help', 'rollback'),
    expectUsageError('deploy remote-other --channel stable'),
    expectUsageError('releases explode'),
  ]);
  expect((await command('releases status')).said).toMatch(/stable +remote-home +\d+\.\d+\.\d+\+/);
});
