import { type Browser, expect, type Page } from '@playwright/test';
import { blockLaterScripts, type Fault, faults, type Remote, remotes } from './remote-faults';
import { test, waitUntilHydrated, waitUntilReady } from './support';

/** From the load of the host script until the failure is shown (ms), on a machine that is not busy. */
const maxShownMs = 5000;
/** How long the host waits for a remote; the rest of the time the browser works. */
const waitingMs = 2800;
/** Work until the failure is shown, against the work until a remote that is not broken is alive, in the same run. */
const maxWorkRatio = 4;
const maxRecoveryMs = 10_000;

interface Watched {
  /** When the failure was shown, or the page was alive (`performance.now()`). */
  shownAt?: number;
  aliveAt?: number;
  kept?: true;
}

/** Records when the failure is shown, and when the page is alive. */
const watchPage = () => {
  const page = window as Watched;
  new MutationObserver(() => {
    if (page.shownAt === undefined && document.querySelector('[role=alert][data-remote]'))
      page.shownAt = performance.now();
    if (page.aliveAt === undefined && document.documentElement?.dataset.alive === 'true')
      page.aliveAt = performance.now();
  }).observe(document, { childList: true, subtree: true, attributes: true });
};

/** Milliseconds from the load of the host script. */
const getMsUntil = (name: 'shownAt' | 'aliveAt') => {
  const main = performance.getEntriesByType('resource').find((entry) => /\/assets\/main/.test(entry.name));
  return (
    ((window as Watched)[name] ?? Number.POSITIVE_INFINITY) - ((main as PerformanceResourceTiming).responseEnd ?? 0)
  );
};

const getHeading = (page: Page) => page.locator('main').getByRole('heading').first();

const getMenuButton = (page: Page) => page.getByRole('button', { name: '메뉴 열기' });

const checkShell = async (page: Page, remote: Remote) => {
  await expect(page.locator('header').first()).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
  // In the console the header has a link back to the site instead of the phone numbers.
  const phone = remote === 'remote-console' ? 'header a[href="/"]' : 'a[href^="tel:"]';
  await expect(page.locator(phone).filter({ visible: true }).first()).toBeVisible();
  const theme = page.getByRole('button', { name: /어두운 화면|밝은 화면/ }).filter({ visible: true });
  const isInMenu = (await theme.count()) === 0;
  if (isInMenu) await getMenuButton(page).click();
  await theme.first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  if (!isInMenu) return;
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog').filter({ visible: true })).toHaveCount(0);
};

/** Follows a link of the shell; on a phone it is in the menu. */
const follow = async (page: Page, path: string) => {
  const link = page.locator(`header a[href="${path}"], dialog a[href="${path}"], footer a[href="${path}"]`);
  if (!(await link.filter({ visible: true }).count())) await getMenuButton(page).click();
  await link.filter({ visible: true }).first().click();
};

const checkOtherRemotes = async (page: Page, remote: Remote) => {
  await follow(page, remote === 'remote-home' ? '/matching' : '/');
  await expect(page.locator('[data-remote-area]')).not.toHaveAttribute('data-remote-area', remote);
  await expect(page.locator('[role=alert][data-remote]')).toBeHidden();
  await expect(getHeading(page)).toBeVisible();
  await page.goBack();
};

interface Case {
  fault: Fault;
  remote: Remote;
  width: number;
}

/** How late the failure may be shown on a machine that is busy, by the control: how long the work takes here and now. */
const measureLimit = async (browser: Browser, { remote, width }: Omit<Case, 'fault'>) => {
  const page = await browser.newPage({ viewport: { width, height: 900 }, locale: 'ko-KR' });
  await page.addInitScript(watchPage);
  await page.goto(remotes[remote]);
  await waitUntilHydrated(page);
  const workMs = await page.evaluate(getMsUntil, 'aliveAt' as const);
  await page.close();
  return waitingMs + maxWorkRatio * workMs;
};

const checkFault = async (browser: Browser, { fault, remote, width }: Case) => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'ko-KR' });
  const page = await context.newPage();
  const notice = page.locator(`[role=alert][data-remote=${remote}]`);
  await page.addInitScript(watchPage);
  const repair = await fault(page, remote);

  const answer = await page.goto(remotes[remote], { waitUntil: 'commit' });
  await expect(notice).toBeVisible();
  const shownMs = await page.evaluate(getMsUntil, 'shownAt' as const);
  if (shownMs >= maxShownMs) expect(shownMs).toBeLessThan(await measureLimit(browser, { remote, width }));
  await expect(notice).toContainText(
    { 'remote-home': '홈', 'remote-matching': '매칭', 'remote-console': '관리자' }[remote],
  );
  await waitUntilReady(page);
  // If the server has rendered the page, its HTML stays readable.
  if ((await answer?.text())?.includes('id="lawyers"')) await expect(page.locator('#lawyers')).toBeVisible();
  await checkShell(page, remote);
  await checkOtherRemotes(page, remote);
  await expect(notice).toBeVisible();

  await page.evaluate(() => {
    (window as Watched).kept = true;
  });
  await repair();
  // On a phone the retry button is used, on a wide screen the automatic retry.
  if (width < 800) await notice.getByRole('button').click();
  await expect(notice).toBeHidden({ timeout: maxRecoveryMs });
  await expect(getHeading(page)).toBeVisible();
  expect(await page.evaluate(() => (window as Watched).kept)).toBe(true);
  await context.close();
};

for (const [how, fault] of Object.entries(faults)) {
  test(`when a remote ${how}, everything else works, the failure is shown within 5 s and the page recovers`, async ({
    browser,
  }) => {
    for (const width of [390, 1440])
      await Promise.all(
        (Object.keys(remotes) as Remote[]).map((remote) => checkFault(browser, { fault, remote, width })),
      );
  });
}

test('a failure is named, and what the server has sent stays, while the code of the notice cannot load; then the page recovers', async ({
  page,
  complaints,
}) => {
  const unblock = await blockLaterScripts(page);
  await page.route('**/remotes/remote-home/**', (route) => route.abort());
  // The server may send the shell without the page when rendering takes too long.
  await expect(async () => {
    expect(await (await page.goto('/'))?.text()).toContain('id="lawyers"');
  }).toPass();
  const notice = page.locator('[role=alert][data-remote=remote-home]');
  await expect(notice).toContainText('홈 화면을 표시하는 중 문제가 생겼습니다.');
  await expect(page.locator('#lawyers')).toBeVisible();
  await unblock();
  await expect(notice.getByRole('button', { name: '다시 시도' })).toBeVisible({ timeout: maxRecoveryMs });
  await expect(page.locator('#lawyers')).toBeVisible();
  await page.unroute('**/remotes/remote-home/**');
  await expect(notice).toBeHidden({ timeout: maxRecoveryMs });
  await expect(page.locator('#lawyers')).toBeVisible();
  complaints.length = 0;
});

test('a remote for another contract shows both versions, and none of its files is requested', async ({
  page,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('9.9.9+broken')) asked.push(request.url());
  });
  await faults['is for another contract'](page, 'remote-matching');
  await page.goto('/matching');
  const notice = page.locator('[role=alert][data-state=mismatched]');
  await expect(notice).toContainText('^9.0.0');
  await expect(notice).toContainText('1.6.0');
  expect(asked).toEqual([]);
  complaints.length = 0;
});

for (const [what, pattern] of [
  ['entry', /\/remotes\/remote-matching\/.*\/remoteEntry\.js/],
  ['chunk', /\/remotes\/remote-matching\/.*\/(?!remoteEntry)[^/]+\.js/],
  ['sheet', /\/remotes\/remote-matching\/.*\.css/],
] as const) {
  test(`an altered ${what} is refused by the browser and reported to the API`, async ({ page, complaints }) => {
    await page.route(pattern, async (route) => {
      const response = await route.fetch();
      const more = what === 'sheet' ? '\nbody{outline:9px solid}' : ';window.altered=true;';
      await route.fulfill({ response, body: (await response.text()) + more });
    });
    const told = page.waitForRequest(/\/api\/v1\/failures$/);
    // A page rendered by the server contains its style sheet; only navigation by a link requests the file.
    await page.goto('/');
    await waitUntilReady(page);
    await follow(page, '/matching');
    const notice = page.locator('[role=alert][data-remote=remote-matching]');
    await expect(notice).toBeVisible();
    expect(await page.evaluate(() => 'altered' in window)).toBe(false);
    await expect(page.locator('body')).not.toHaveCSS('outline-width', '9px');

    const request = await told;
    const [report] = (request.postDataJSON() as { failures: Record<string, string>[] }).failures;
    expect(report).toMatchObject({
      remote: 'remote-matching',
      page: '/matching',
      phase: what === 'sheet' ? 'styles' : what,
    });
    await expect(notice).toContainText(report?.number ?? '');
    expect((await request.response())?.status()).toBe(204);
    // The shell goes on asking for the file.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    complaints.length = 0;
  });
}

test('text typed while the failure is shown is kept when the page recovers', async ({ page, complaints }) => {
  await page.route('**/remotes/remote-home/**', (route) => route.abort());
  // The server may send the shell without the page when rendering takes too long.
  await expect(async () => {
    const answer = await page.goto('/consult');
    expect(await answer?.text()).toContain('<textarea');
  }).toPass();
  await expect(page.locator('[role=alert][data-remote=remote-home]')).toBeVisible();
  const field = page.locator('main textarea').first();
  await field.fill('보증금을 돌려받지 못하고 있습니다.');
  await field.focus();
  await page.unroute('**/remotes/remote-home/**');
  await expect(page.locator('[role=alert][data-remote]')).toBeHidden();
  await expect(page.locator('main textarea').first()).toHaveValue('보증금을 돌려받지 못하고 있습니다.');
  await expect(page.locator('main textarea').first()).toBeFocused();
  complaints.length = 0;
});
