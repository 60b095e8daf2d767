import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectClear } from './clear-view';
import { browsers } from './engines/oldest-browsers';
import { dataDir } from './hosts';
import { fetchRelease } from './public-pages';
import { expect, test } from './support';

/** Makes the page's browser one that is older than those of shared/package.json. */
const makeOld = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'toSorted');
  });

for (const [address, language, sentence] of [
  ['/', 'ko-KR', '브라우저가 오래되어'],
  ['/en', 'en-US', 'Your browser is out of date'],
  ['/cn', 'zh-CN', '您的浏览器版本过旧'],
] as const)
  for (const width of [390, 1440]) {
    test(`at ${width} px a browser that is too old keeps the page of ${address} and a sentence says so`, async ({
      page,
    }) => {
      await makeOld(page);
      await page.setViewportSize({ width, height: 800 });
      await page.setExtraHTTPHeaders({ 'Accept-Language': language });
      const started: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') started.push(request.url());
      });
      // The server may send the shell first when rendering takes too long; the page is then requested again. The shell names
      // its scripts at once, and the browser loads them without starting the product.
      page.on('framenavigated', () => started.splice(0));
      const note = page.getByRole('alert').filter({ hasText: sentence });
      await page.goto(address);
      await expectClear(note);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.locator('footer a[href^="tel:"]').first()).toBeAttached();
      await page.waitForLoadState('networkidle');
      expect(started).toEqual([]);
    });
  }

test('a browser that is too old is told that a page of scripts cannot be opened, and a form leads to the sentence', async ({
  page,
}) => {
  await makeOld(page);
  const note = page.getByRole('alert').filter({ hasText: '브라우저가 오래되어' });
  await page.goto('/login');
  await expectClear(note);
  await expect(page.locator('[data-remote][data-state]')).toBeHidden();

  await page.goto('/guide');
  await expect(note).toBeVisible();
  const form = page.locator('main form').filter({ has: page.locator('textarea') });
  await form.scrollIntoViewIfNeeded();
  await expect(note).not.toBeInViewport();
  await form.evaluate((element) =>
    element.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })),
  );
  await expectClear(note);
  await expect(page).toHaveURL(/\/guide$/);
});

test('a browser that is meant sees no such sentence', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-outdated');
  await expect(page.locator('.outdated')).toHaveCount(0);
});

test('the style sheets carry the prefixes that Safari needs, and what must not be copied has no menu there', async ({
  page,
}) => {
  const read = async (url: string) => (await page.request.get(url)).text();
  await page.goto('/');
  const host = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect((await Promise.all(host.map(read))).join()).toContain('-webkit-text-size-adjust:100%');
  const matching = await fetchRelease(page, 'remote-matching');
  const sheets = Object.keys(matching?.integrity ?? {}).filter((file) => file.endsWith('.css'));
  const css = (await Promise.all(sheets.map((file) => read(`${matching?.base}${file}`)))).join();
  expect(css).toContain('-webkit-user-select:none');
  await expect(page.locator('main')).toHaveAttribute('data-copy-blocked');
  await page.goto('/console');
  await expect(page.locator('main')).not.toHaveAttribute('data-copy-blocked');
});

interface CheckResult {
  errors: { file: string; err: Error }[];
}
/** es-check brings no types. */
const { runChecks } = createRequire(import.meta.url)('es-check') as {
  runChecks: (configs: object[]) => Promise<CheckResult>;
};

test('the scripts that the product sends have no syntax that the oldest browsers cannot read', async () => {
  const files = [path.resolve(import.meta.dirname, '../host/dist/browser'), path.join(dataDir, 'releases')];
  const { errors } = await runChecks([
    { checkBrowser: true, browserslistQuery: browsers.join(', '), files: files.map((folder) => `${folder}/**/*.js`) },
  ]);
  expect(errors.map(({ file, err }) => `${file}: ${err.message}`)).toEqual([]);
});
