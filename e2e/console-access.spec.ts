import { barriers, scrollsSideways, untranslated } from './axe';
import { dress, type Look, step } from './looks';
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

/** Two at a time, so that each half is signed in once. */
const looks: Look[][] = [
  [
    { language: 'ko', theme: 'light', width: 1440 },
    { language: 'ko', theme: 'dark', width: 390 },
  ],
  [
    { language: 'en', theme: 'light', width: 390 },
    { language: 'cn', theme: 'dark', width: 820 },
  ],
];

for (const half of looks)
  test(`every screen of the console can be used by everybody: ${half.map((look) => Object.values(look).join(' ')).join(', ')}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await enterConsole(page);
    const title = page.locator('#react-admin-title');
    const requests = watchRequests(page);
    for (const look of half) {
      await dress(page, look);
      for (const screen of screens) {
        const former = await title.textContent();
        await step(page, `/console${screen}`);
        // Each screen has a title of its own, those beside each other in the list at least.
        if (screen) await expect(title).not.toHaveText(former ?? '');
        await requests.complete();
        const where = `${screen} ${Object.values(look).join(' ')}`;
        expect.soft(await barriers(page), where).toEqual([]);
        expect.soft(await page.locator('main').textContent(), where).not.toMatch(untranslated);
        expect.soft(await scrollsSideways(page), `${where} scrolls sideways`).toBe(false);
      }
    }
  });
