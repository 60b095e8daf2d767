import { type Browser, expect, type Page } from '@playwright/test';
import { type Fault, faults, type Remote, remotes } from './faulty';
import { ready, test } from './support';

/** From the host's own script to the named failure (ms). */
const patienceMs = 5000;
const healMs = 10_000;

interface Watched {
  /** When the failure was told (ms of the page's clock). */
  toldAt?: number;
  kept?: true;
}

/** Notes when the failure is told. */
const watch = () => {
  const page = window as Watched;
  new MutationObserver(() => {
    if (page.toldAt === undefined && document.querySelector('[role=alert][data-remote]'))
      page.toldAt = performance.now();
  }).observe(document, { childList: true, subtree: true });
};

const patience = () => {
  const main = performance.getEntriesByType('resource').find(({ name }) => /\/assets\/main/.test(name));
  return (
    ((window as Watched).toldAt ?? Number.POSITIVE_INFINITY) - ((main as PerformanceResourceTiming).responseEnd ?? 0)
  );
};

const heading = (page: Page) => page.locator('main').getByRole('heading').first();

const menu = (page: Page) => page.getByRole('button', { name: '메뉴 열기' });

const shellWorks = async (page: Page, remote: Remote) => {
  await expect(page.locator('header').first()).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
  // The console's frame is a workplace's: the way back in place of the phone numbers.
  const phone = remote === 'remote-console' ? 'header a[href="/"]' : 'a[href^="tel:"]';
  await expect(page.locator(phone).filter({ visible: true }).first()).toBeVisible();
  const theme = page.getByRole('button', { name: /어두운 화면|밝은 화면/ }).filter({ visible: true });
  const behind = (await theme.count()) === 0;
  if (behind) await menu(page).click();
  await theme.first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  if (!behind) return;
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog').filter({ visible: true })).toHaveCount(0);
};

/** By a link of the shell, which stands behind the menu on a phone. */
const follow = async (page: Page, path: string) => {
  const link = page.locator(`header a[href="${path}"], dialog a[href="${path}"], footer a[href="${path}"]`);
  if (!(await link.filter({ visible: true }).count())) await menu(page).click();
  await link.filter({ visible: true }).first().click();
};

const othersWork = async (page: Page, remote: Remote) => {
  await follow(page, remote === 'remote-home' ? '/matching' : '/');
  await expect(page.locator('[data-remote-area]')).not.toHaveAttribute('data-remote-area', remote);
  await expect(page.locator('[role=alert][data-remote]')).toBeHidden();
  await expect(heading(page)).toBeVisible();
  await page.goBack();
};

interface Case {
  fault: Fault;
  remote: Remote;
  width: number;
}

const suffer = async (browser: Browser, { fault, remote, width }: Case) => {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'ko-KR' });
  const page = await context.newPage();
  const notice = page.locator(`[role=alert][data-remote=${remote}]`);
  await page.addInitScript(watch);
  const mend = await fault(page, remote);

  const answer = await page.goto(remotes[remote], { waitUntil: 'commit' });
  await expect(notice).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(patience)).toBeLessThan(patienceMs);
  await expect(notice).toContainText(
    { 'remote-home': '홈페이지', 'remote-matching': '매칭', 'remote-console': '관리자' }[remote],
  );
  await ready(page);
  // A server in a hurry leaves the page to the browser; what it did send stays readable.
  if ((await answer?.text())?.includes('id="lawyers"')) await expect(page.locator('#lawyers')).toBeVisible();
  await shellWorks(page, remote);
  await othersWork(page, remote);
  await expect(notice).toBeVisible();

  await page.evaluate(() => {
    (window as Watched).kept = true;
  });
  await mend();
  // On a phone a person asks for it; on the wide screen nobody does anything.
  if (width < 800) await notice.getByRole('button').click();
  await expect(notice).toBeHidden({ timeout: healMs });
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => (window as Watched).kept)).toBe(true);
  await context.close();
};

for (const [how, fault] of Object.entries(faults)) {
  test(`where a remote ${how}, everything else works, the failure is named within 5 s and it heals`, async ({
    browser,
  }) => {
    for (const width of [390, 1440])
      await Promise.all((Object.keys(remotes) as Remote[]).map((remote) => suffer(browser, { fault, remote, width })));
  });
}

test('a remote for another contract names both versions, and none of its files is asked for', async ({
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
  await expect(notice).toContainText('1.1.0');
  expect(asked).toEqual([]);
  complaints.length = 0;
});

for (const [what, pattern] of [
  ['entry', /\/remotes\/remote-matching\/.*\/remoteEntry\.js/],
  ['chunk', /\/remotes\/remote-matching\/.*\/(?!remoteEntry)[^/]+\.js/],
  ['sheet', /\/remotes\/remote-matching\/.*\.css/],
] as const) {
  test(`an altered ${what} is refused by the browser and told to the API`, async ({ page, complaints }) => {
    await page.route(pattern, async (route) => {
      const response = await route.fetch();
      const more = what === 'sheet' ? '\nbody{outline:9px solid}' : ';window.altered=true;';
      await route.fulfill({ response, body: (await response.text()) + more });
    });
    const told = page.waitForRequest(/\/api\/v1\/failures$/);
    // A page from the server brings its sheet with it; only whoever comes by a link asks for the file.
    await page.goto('/');
    await ready(page);
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
    complaints.length = 0;
  });
}

test('what a reader typed beneath the failure is still there when the page heals', async ({ page, complaints }) => {
  await page.route('**/remotes/remote-home/**', (route) => route.abort());
  // A server in a hurry would leave the page to the browser.
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
