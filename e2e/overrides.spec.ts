import type { Page } from '@playwright/test';
import { builds, foreign, startHosts } from './override-hosts';
import { blockLaterScripts } from './remote-faults';
import { expect, signInByApi, test, waitUntilReady } from './support';

let hosts: Awaited<ReturnType<typeof startHosts>>;
test.beforeAll(async () => {
  hosts = await startHosts();
});
test.afterAll(() => hosts.stop());

const getBar = (page: Page) => page.locator('[data-quality-bar]');
const getReason = (page: Page, name: string) => getBar(page).locator(`[data-reason=${name}]`);
/** Version of the build under test that ran in the page; null when the stable one ran. */
const readTestedVersion = (page: Page) =>
  // During navigation there is no document to read.
  page.evaluate(() => document.documentElement.dataset.tested ?? null).catch(() => undefined);
const expectContent = (page: Page) => expect(page.locator('main').getByRole('heading').first()).toBeVisible();

/** Opens a page. A tab with a stored override reloads it once while it loads. */
const openPage = async (page: Page, address: string) => {
  await page.goto(address, { waitUntil: 'commit' });
  await waitUntilReady(page);
  await expectContent(page);
};

/** Collects the requests of the page to other origins than the host. */
const collectForeignRequests = (page: Page, host: string) => {
  const found: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== host) found.push(request.url());
  });
  return found;
};

const removePolicy = (page: Page, host: string) =>
  page.route(`${host}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const { 'content-security-policy': _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers });
  });

test.describe('on a host with open overrides', () => {
  test('a channel override is shown, survives reload and navigation, and applies only to its tab', async ({ page }) => {
    await openPage(page, `${hosts.open}/?remotes=staging`);
    await expect.poll(() => readTestedVersion(page)).toBe(builds.tested);
    await expect(getBar(page)).toContainText(`remote-home ${builds.tested} (staging)`);
    expect(page.url()).toBe(`${hosts.open}/`);

    await page.reload({ waitUntil: 'commit' });
    await waitUntilReady(page);
    await expect.poll(() => readTestedVersion(page)).toBe(builds.tested);
    expect(page.url()).toBe(`${hosts.open}/`);

    await openPage(page, `${hosts.open}/guide?from=mail#top`);
    await expect.poll(() => readTestedVersion(page)).toBe(builds.tested);
    expect(page.url()).toBe(`${hosts.open}/guide?from=mail#top`);

    const other = await page.context().newPage();
    await openPage(other, `${hosts.open}/`);
    expect(await readTestedVersion(other)).toBeNull();
    await expect(getBar(other)).toHaveCount(0);
    await other.close();
  });

  test('a page starts although the code for overrides cannot load', async ({ page, complaints }) => {
    await blockLaterScripts(page, `${hosts.open}/`);
    await openPage(page, `${hosts.open}/?remotes=staging`);
    await expect.poll(() => readTestedVersion(page)).toBe(builds.tested);
    complaints.length = 0;
  });

  test('a build requested by version runs, and one click removes it', async ({ page }) => {
    await openPage(page, `${hosts.open}/?remotes=remote-home@1.5.0-rc.2`);
    await expect.poll(() => readTestedVersion(page)).toBe(builds.tested);
    await getBar(page).getByRole('button', { name: '자세히' }).click();
    await expect(getBar(page).getByRole('row', { name: /remote-console .* stable/ })).toBeVisible();
    await getBar(page).getByRole('button', { name: '공개 화면으로' }).click();
    await expect(getBar(page)).toHaveCount(0);
    await waitUntilReady(page);
    expect(await readTestedVersion(page)).toBeNull();
    await page.reload({ waitUntil: 'commit' });
    await waitUntilReady(page);
    expect(await readTestedVersion(page)).toBeNull();
  });

  test('a bug report line names address, language, width, builds and time', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: hosts.open });
    await openPage(page, `${hosts.open}/en?remotes=staging`);
    // It is said for a few seconds only.
    const copied = page.waitForFunction(() =>
      [...document.querySelectorAll('[data-quality-bar] button')].some(({ textContent }) => textContent === 'Copied'),
    );
    await getBar(page).getByRole('button', { name: 'Copy for a bug report' }).click();
    await copied;
    const line = (await page.evaluate(() => navigator.clipboard.readText())).split(' | ');
    expect(line.slice(0, 3)).toEqual([`${hosts.open}/en`, 'en', '1280px']);
    expect(line).toContain(`remote-home ${builds.tested} (staging)`);
    expect(line[3]).toMatch(/^host /);
    expect(line.at(-1)).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  for (const [name, why] of [
    ['missing', 'broken'],
    ['altered', 'broken'],
    ['mismatched', 'mismatched'],
  ] as const) {
    test(`a build that is ${name} falls back to the stable release and shows why`, async ({ page, complaints }) => {
      await page.goto(`${hosts.open}/?remotes=remote-home@${builds[name].split('+')[0]}`);
      await expect(getReason(page, why)).toContainText(builds[name]);
      await waitUntilReady(page);
      await expectContent(page);
      expect(await readTestedVersion(page)).toBeNull();
      // The browser logs errors for missing or altered files.
      complaints.length = 0;
    });
  }

  test('a build that comes late stays under test', async ({ page, complaints }) => {
    let isLate = true;
    await page.route(/\/remotes\/remote-home\/.*\/remoteEntry\.js/, (route) => (isLate ? undefined : route.fallback()));
    await page.goto(`${hosts.open}/?remotes=staging`, { waitUntil: 'commit' });
    const notice = page.locator('[role=alert][data-remote=remote-home]');
    await expect(notice).toHaveAttribute('data-state', 'slow');
    await expect(getBar(page)).toContainText(builds.tested);
    isLate = false;
    await expect(notice).toBeHidden();
    await expect.poll(() => readTestedVersion(page)).toBe(builds.tested);
    await expectContent(page);
    // The shell logs that the remote was slow.
    complaints.length = 0;
  });

  test('an override does not appear in pages for other readers, crawlers or caches', async ({ request }) => {
    const asked = `${hosts.open}/magazine?page=2&remotes=staging&permit=untold-4711`;
    const answer = await request.get(asked);
    const html = await answer.text();
    expect(answer.headers()['cache-control']).toBe('no-store');
    expect(answer.headers()['x-robots-tag']).toBe('noindex, nofollow');
    expect(html.match(/<link rel="canonical"[^>]*>/g)?.join() ?? '').not.toContain('remotes');
    expect(html.match(/<meta[^>]*>/g)?.join() ?? '').not.toMatch(/remotes=|permit|untold/);
    expect(html.match(/hreflang[^>]*>/g)?.join() ?? '').not.toContain('remotes');
    const next = await (await request.get(`${hosts.open}/magazine?page=2`)).text();
    expect(next).not.toContain(builds.tested);
    expect(next).not.toContain('untold');
    expect(await (await request.get(`${hosts.open}/sitemap.xml?remotes=staging`)).text()).not.toContain('remotes');
  });

  const refused: Record<string, [what: string, query: string, why: string][]> = {
    'a name that nobody published': [
      ['an unknown channel', 'remotes=production', 'unknown'],
      ['an unknown build', 'remotes=remote-home@7.7.7', 'unknown'],
      ['a build on an unlisted origin', 'remotes=remote-home@1.5.4', 'unknown'],
      ['a constructor', 'remotes=constructor', 'unknown'],
    ],
    'an address': [
      ['a whole one', `remotes=${foreign}/remoteEntry.js`, 'malformed'],
      ['an encoded one', `remotes=${encodeURIComponent(`${foreign}/`)}`, 'malformed'],
      ['one without a scheme', 'remotes=//foreign.example/', 'malformed'],
      ['one as a version', `remotes=remote-home@${foreign}/`, 'malformed'],
    ],
    'a trick': [
      ['a prototype', 'remotes=__proto__', 'malformed'],
      ['a doubly encoded name', 'remotes=remote-home%25401.5.0-rc.2', 'malformed'],
      ['a repeated parameter', 'remotes=staging&remotes=staging', 'malformed'],
      ['an encoded second parameter', 'remotes=staging&%72emotes=staging', 'malformed'],
    ],
  };
  for (const [kind, cases] of Object.entries(refused)) {
    test(`${kind} changes nothing, is not stored and causes no request to another origin`, async ({ page }) => {
      const found = collectForeignRequests(page, hosts.open);
      for (const [what, query, why] of cases)
        await test.step(what, async () => {
          await openPage(page, `${hosts.open}/?${query}`);
          await expect(getReason(page, why)).toBeVisible();
          expect(await readTestedVersion(page)).toBeNull();
          await page.reload({ waitUntil: 'commit' });
          await waitUntilReady(page);
          await expect(getBar(page)).toHaveCount(0);
          expect(await readTestedVersion(page)).toBeNull();
          expect(found).toEqual([]);
        });
    });

    test(`${kind} changes nothing and causes no request to another origin, also without a content security policy`, async ({
      page,
    }) => {
      const found = collectForeignRequests(page, hosts.open);
      await removePolicy(page, hosts.open);
      for (const [what, query, why] of cases)
        await test.step(what, async () => {
          await openPage(page, `${hosts.open}/?${query}`);
          await expect(getReason(page, why)).toBeVisible();
          expect(await readTestedVersion(page)).toBeNull();
          expect(found).toEqual([]);
        });
    });
  }

  test('a manipulated stored override does not lead to another origin', async ({ page, complaints }) => {
    const found = collectForeignRequests(page, hosts.open);
    await openPage(page, `${hosts.open}/`);
    for (const kept of [
      `//foreign.example/?remotes=staging`,
      `remotes=${foreign}/`,
      '@foreign.example',
      '#remotes=x',
    ]) {
      await page.evaluate((value) => sessionStorage.setItem('portico.remotes', value), kept);
      // Some values are no override; the page is then requested with an invalid query.
      await page.goto(`${hosts.open}//foreign.example/`, { waitUntil: 'commit' }).catch(() => undefined);
      await page.waitForLoadState();
      expect(new URL(page.url()).origin).toBe(hosts.open);
      await page.evaluate(() => sessionStorage.clear());
    }
    expect(found).toEqual([]);
    // The browser logs the 404.
    complaints.length = 0;
  });

  test('a forwarded host header is not used as a source of code', async ({ request }) => {
    const html = await (
      await request.get(`${hosts.open}/?remotes=staging`, { headers: { 'X-Forwarded-Host': 'foreign.example' } })
    ).text();
    expect(html).toContain(`/remotes/remote-home/${encodeURIComponent(builds.tested)}/remoteEntry.js`);
    expect(html).not.toMatch(/(src|href)="https?:\/\/foreign\.example\/remotes/);
  });
});

test.describe('on a production host', () => {
  const tokenOf = (page: Page) =>
    page.evaluate(() => JSON.parse(sessionStorage.getItem('portico.auth') ?? '{}').state.accessToken as string);

  const issue = async (page: Page, seconds: number, remotes = ['staging']) => {
    const expiresAt = new Date(Date.now() + seconds * 1000).toISOString();
    const answer = await page.request.post('/api/console/permits', {
      headers: { Authorization: `Bearer ${await tokenOf(page)}` },
      data: { remotes, note: 'overrides.spec', expiresAt },
    });
    return { expiresAt, ...((await answer.json()) as { token: string }) };
  };

  test('an override without a permission, or with a forged one, changes nothing', async ({ page }) => {
    for (const query of ['remotes=staging', 'remotes=staging&permit=', 'remotes=staging&permit=a.b.c']) {
      await openPage(page, `${hosts.signed}/?${query}`);
      await expect(getReason(page, 'noPermit')).toBeVisible();
      expect(await readTestedVersion(page)).toBeNull();
    }
  });

  test('a permission allows the named builds until it expires', async ({ page, browser }) => {
    await signInByApi(page, 'admin');
    const { token } = await issue(page, 3600);
    const short = await issue(page, 15);
    const visitor = await browser.newPage({ locale: 'ko-KR' });
    await openPage(visitor, `${hosts.signed}/?remotes=staging&permit=${token}`);
    await expect.poll(() => readTestedVersion(visitor)).toBe(builds.tested);
    await openPage(visitor, `${hosts.signed}/?remotes=remote-home@1.5.0-rc.2&permit=${token}`);
    await expect(getReason(visitor, 'notCovered')).toBeVisible();
    const altered = `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    await openPage(visitor, `${hosts.signed}/?remotes=staging&permit=${altered}`);
    await expect(getReason(visitor, 'noPermit')).toBeVisible();

    await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(short.expiresAt));
    await openPage(visitor, `${hosts.signed}/?remotes=staging&permit=${short.token}`);
    await expect(getReason(visitor, 'expired')).toBeVisible();
    expect(await readTestedVersion(visitor)).toBeNull();
    await visitor.close();
  });

  test('an administrator issues a link in the console and revokes it: its tab returns to the stable releases', async ({
    page,
    browser,
  }) => {
    await page.goto(`${hosts.signed}/console`);
    await page.getByRole('textbox', { name: '아이디' }).waitFor();
    await page.getByRole('textbox', { name: '아이디' }).fill('admin');
    await page.getByRole('textbox', { name: '비밀번호' }).fill(process.env.DEMO_PASSWORD ?? '');
    await page.locator('main').getByRole('button', { name: '로그인', exact: true }).click();
    await page.getByRole('link', { name: '배포와 점검 허가' }).click();
    await expect(page.getByText(builds.tested).first()).toBeVisible();

    const note = `점검 ${Date.now()}`;
    await page.getByRole('button', { name: '허가 발급' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /볼 수 있는/ }).fill('stag');
    await page.getByRole('option', { name: 'staging 채널' }).click();
    await dialog.getByLabel(/용도/).fill(note);
    await dialog.getByRole('button', { name: '발급' }).click();
    const link = await dialog.getByLabel('허가 링크').inputValue();
    await dialog.getByRole('button', { name: '닫기' }).click();

    const visitor = await browser.newPage({ locale: 'ko-KR' });
    await openPage(visitor, link);
    await expect.poll(() => readTestedVersion(visitor)).toBe(builds.tested);
    expect(visitor.url()).toBe(`${hosts.signed}/`);

    await page.getByRole('button', { name: `허가 취소: ${note}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: '허가 취소' }).click();
    await expect(getReason(visitor, 'revoked')).toBeVisible();
    await waitUntilReady(visitor);
    expect(await readTestedVersion(visitor)).toBeNull();
    await visitor.close();
  });
});
