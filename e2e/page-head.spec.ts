import type { Page } from '@playwright/test';
import { openWhole, waitUntilRendered } from './public-pages';
import { expect, test, waitUntilReady } from './support';

/** The elements of the head that belong to the page, sorted; without structured data, which only the server sends. */
const readHead = () =>
  [
    document.title,
    ...Array.from(
      document.head.querySelectorAll(
        'meta[name=description],meta[name=robots],link[rel=canonical],link[rel=alternate],meta[property]',
      ),
      (element) => element.outerHTML,
    ),
  ].sort();

/** Compares the head with the one that the server sends for the same address. */
const expectServerHead = async (page: Page) => {
  await waitUntilRendered(page, page.url());
  const fresh = await page.context().newPage();
  await openWhole(fresh, page.url());
  const expected = await fresh.evaluate(readHead);
  await fresh.close();
  await expect.poll(() => page.evaluate(readHead), page.url()).toEqual(expected);
};

test('after each step the head is that of the page, as the server sends it for the same address', async ({ page }) => {
  await page.goto('/magazine');
  await waitUntilReady(page);
  const steps: [open: () => Promise<void>, address: RegExp][] = [
    [() => page.locator('main a[href^="/magazine/"]').first().click(), /\/magazine\/.+/],
    [() => page.locator('header a[href="/guide"]').first().click(), /\/guide$/],
    [() => page.locator('header a[href="/"]').first().click(), /\/$/],
    [() => page.locator('header a[href="/matching"]').first().click(), /\/matching$/],
  ];
  for (const [open, address] of steps) {
    await open();
    await page.waitForURL(address);
    await expectServerHead(page);
  }
});

test('the structured data of a page goes with it', async ({ page }) => {
  await openWhole(page, '/');
  await waitUntilReady(page);
  const structuredData = page.locator('script[type="application/ld+json"]');
  await expect(structuredData).not.toHaveCount(0);
  await page.locator('header a[href="/guide"]').first().click();
  await page.waitForURL('/guide');
  await expect(structuredData).toHaveCount(0);
});

test('a reader who goes on before the first page works gets the head of the next one', async ({ page, complaints }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/remotes/remote-home/**', async (route) => {
    await released;
    await route.abort();
  });
  await page.goto('/magazine');
  await waitUntilReady(page);
  await page.locator('header a[href="/matching"]').first().click();
  await page.waitForURL('/matching');
  await expectServerHead(page);
  release();
  complaints.length = 0;
});
