import type { Page } from '@playwright/test';
import { getLotPath, startSale, takePaddle } from './auction-support';
import { callConsole, callMember } from './console-support';
import { openSignedInPage } from './matching-support';
import { expect, signInByApi, test, waitUntilHydrated, waitUntilReady } from './support';

/** Puts the page into the back-forward cache, as a browser does: Playwright's Chromium has it switched off. */
const leave = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));

/** Restores the page from the back-forward cache, at its top. */
const restore = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });

test('back from another document, a lot stands where it was left, with its price and the session of now', async ({
  page,
  browser,
}) => {
  test.slow();
  await signInByApi(page, 'admin');
  const sale = await startSale(page, '돌아온 경매');
  const reader = await openSignedInPage(browser, 'member');
  const bidder = await openSignedInPage(browser, 'buyer');
  await takePaddle(bidder, sale);
  await takePaddle(reader, sale);
  await reader.setViewportSize({ width: 390, height: 700 });
  await reader.goto(getLotPath(sale));
  await waitUntilReady(reader);
  const panel = reader.getByRole('region', { name: '응찰 정보' });
  await expect(panel.getByRole('button', { name: '자동 응찰하기' })).toBeVisible();
  await reader.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  const scrolled = () => reader.evaluate(() => Math.round(window.scrollY));
  await expect.poll(scrolled).toBe(500);

  await leave(reader);
  await callMember(bidder, 'POST', `${getLotPath(sale)}/bids`, { amount: 150_000, type: 'DIRECT' });
  await restore(reader);
  await expect.poll(scrolled).toBe(500);
  await expect(panel).toContainText('150,000원');
  await expect(reader.getByRole('region', { name: '응찰 기록' })).toContainText('150,000원');

  // Signed out in another document of the tab.
  await leave(reader);
  await reader.evaluate(() => {
    const state = { accessToken: null, refreshToken: null, user: null };
    sessionStorage.setItem('portico.auth', JSON.stringify({ state, version: 0 }));
  });
  await restore(reader);
  await expect(panel.getByRole('link', { name: '로그인하고 응찰하기' })).toBeVisible();
  for (const device of [reader, bidder]) await device.context().close();
});

test('back from another document, the page shows what is so now', async ({ page, browser }) => {
  test.slow();
  await signInByApi(page, 'admin');
  const sale = await startSale(page, '묵은 경매');
  const reader = await openSignedInPage(browser, 'member');
  await reader.goto(`/auction/programs/${sale.code}`);
  await waitUntilHydrated(reader);
  const heading = reader.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('묵은 경매');
  await leave(reader);
  type Detail = { program: { version: number } };
  const path = `/auction/programs/${sale._id}`;
  const { program } = await callConsole<Detail>(page, 'GET', path);
  await callConsole(page, 'PUT', path, { title: { ko: '새 이름 경매' }, version: program.version });
  await restore(reader);
  await expect(heading).toHaveText('새 이름 경매');
  await reader.context().close();
});
