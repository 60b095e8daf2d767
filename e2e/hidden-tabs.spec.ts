import type { Page } from '@playwright/test';
import { expect, signInByApi, test, waitUntilReady } from './support';

/** Over HTTP/1.1 a browser has so many connections to one site. */
const maxConnections = 6;
const isStream = (request: { url: () => string }) => request.url().includes('/api/v1/me/live');

/** What a browser does with a tab behind others: Playwright shows all of them. */
const setHidden = (tab: Page, hidden: boolean) =>
  tab.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('a page opens however many tabs lie behind it, and each of them is connected again when it is shown', async ({
  page,
  context,
}) => {
  await signInByApi(page, 'member');
  const session = await page.evaluate(() => sessionStorage.getItem('portico.auth') ?? '');
  await context.clock.install();
  await context.addInitScript((value) => sessionStorage.setItem('portico.auth', value), session);
  const tabs: Page[] = [];
  for (let count = 0; count < maxConnections; count += 1) {
    const tab = await context.newPage();
    const connected = tab.waitForResponse((response) => isStream(response));
    await tab.goto('/matching/me', { waitUntil: 'commit' });
    await connected;
    tabs.push(tab);
  }

  const closed = tabs.map((tab) => tab.waitForEvent('requestfailed', isStream));
  for (const tab of tabs) await setHidden(tab, true);
  await context.clock.fastForward(10_000);
  await Promise.all(closed);
  await page.goto('/matching/me');
  await waitUntilReady(page);
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();

  const [first] = tabs as [Page];
  const connectedAgain = first.waitForResponse((response) => isStream(response));
  await setHidden(first, false);
  expect((await connectedAgain).status()).toBe(200);
});
