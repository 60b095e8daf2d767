import type { Page } from '@playwright/test';
import { barriers, scrollsSideways, untranslated } from './axe';
import { enterConsole, expect, test, watchRequests } from './support';

// Scripts from outside the page are what the policy forbids; the examiner is one.
test.use({ bypassCSP: true });

const screens = [
  '',
  '/setting',
  '/lawyers',
  '/practices',
  '/boards',
  '/boards/create',
  '/banners',
  '/banners/create',
  '/popups',
  '/popups/create',
  '/forms',
  '/center/faqs',
  '/center/faqs/create',
  `/center/faqs?filter=${encodeURIComponent('{"type":"inquiry"}')}`,
  '/terms',
  '/terms/create',
  '/users',
  '/users/create',
  '/users/levels',
  '/users/withdrawals',
  '/fairs',
  '/fairs/create',
  '/center/notifications',
  '/center/notifications/create',
  '/center/questions',
  '/center/questions/create',
  '/comments',
  '/auction/programs',
  '/auction/programs/create',
  '/auction/works',
  '/auction/works/create',
  '/auction/authors',
  '/auction/authors/create',
  '/auction/bids',
  '/shop/orders',
  '/shop/products',
  '/shop/products/create',
  '/shop/categories',
  '/shop/categories/create',
  '/shop/coupons',
  '/shop/coupons/create',
  '/shop/reviews',
  '/shop/inquiries',
  '/messages',
  '/messages/write',
  '/mail',
  '/audit',
  '/trash',
  '/password',
];

/** As a link of the console does; loading the whole page for each screen takes three times as long. */
const step = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: history.state.idx + 1, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const looks = [
  { theme: 'light', width: 1440, language: 'ko' },
  { theme: 'dark', width: 390, language: 'ko' },
  { theme: 'light', width: 390, language: 'en' },
  { theme: 'dark', width: 820, language: 'cn' },
] as const;

for (const { theme, width, language } of looks) {
  test(`every screen of the console can be used by everybody: ${language}, ${theme}, ${width} px`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterConsole(page);
    await page.setViewportSize({ width, height: 900 });
    await page.context().addCookies([
      { name: 'theme', value: theme, url: baseURL ?? '' },
      { name: 'language', value: language, url: baseURL ?? '' },
    ]);
    await page.reload();
    const title = page.locator('#react-admin-title');
    await expect(title).not.toBeEmpty();
    const requests = watchRequests(page);
    for (const screen of screens) {
      const former = await title.textContent();
      await step(page, `/console${screen}`);
      // Each screen has a title of its own, those beside each other in the list at least.
      if (screen) await expect(title).not.toHaveText(former ?? '');
      await requests.complete();
      expect.soft(await barriers(page), screen).toEqual([]);
      expect.soft(await page.locator('main').textContent(), screen).not.toMatch(untranslated);
      expect.soft(await scrollsSideways(page), `${screen} scrolls sideways`).toBe(false);
    }
  });
}
