import { auditPages } from './accessibility-audit';
import { auditRendering } from './browser';
import { expect, signInByApi, test, waitUntilReady } from './support';

test.use(auditRendering);

const screens = [
  '',
  '/setting',
  '/lawyers',
  '/practices',
  '/cases',
  '/cases/create',
  '/boards',
  '/boards/create',
  '/banners',
  '/banners/create',
  '/popups',
  '/popups/create',
  '/forms',
  '/consultationHours',
  '/center/faqs',
  '/center/faqs/create',
  '/terms',
  `/center/faqs?filter=${encodeURIComponent('{"type":"inquiry"}')}`,
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
  '/shop/refunds',
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
  '/releases',
  '/password',
  '/nothing',
];

const size = Math.ceil(screens.length / 3);
const parts = {
  first: screens.slice(0, size),
  second: screens.slice(size, 2 * size),
  third: screens.slice(2 * size),
};

for (const [name, part] of Object.entries(parts))
  test(`every screen of the console passes the accessibility audit in each language, theme and width: ${name} part`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await signInByApi(page, 'admin');
    await page.goto('/console');
    await waitUntilReady(page);
    const title = page.locator('#react-admin-title');
    await expect(title).not.toBeEmpty();
    let former = await title.textContent();
    const arrived = async (path: string) => {
      // Screens that are at most two places apart in the list have different titles.
      if (path !== '/console') await expect(title).not.toHaveText(former ?? '');
      former = await title.textContent();
    };
    await auditPages(page, { paths: part.map((screen) => `/console${screen}`), waitForPage: arrived });
  });
