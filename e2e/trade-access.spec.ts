import type { Page } from '@playwright/test';
import { examine } from './looks';
import { ready, signedIn, test } from './support';

// Scripts from outside the page are what the policy forbids; the examiner is one.
test.use({ bypassCSP: true });

const asked = async <T>(page: Page, path: string) => (await (await page.request.get(`/api/v1${path}`)).json()) as T;

type Found = Record<'works' | 'shopProducts' | 'categories', { _id: string; code?: string }[]>;

/** A lot of each state, and the programme and hall of an open one. */
const ofAuction = async (page: Page) => {
  const { works } = await asked<{ works: { program: { code: string; hall: string } }[] }>(
    page,
    '/auction/works?limit=1',
  );
  const lots: string[] = [];
  for (const status of ['OPEN', 'SCHEDULED', 'SOLD', 'UNSOLD']) {
    const { works } = await asked<Found>(page, `/auction/works?limit=1&status=${status}`);
    lots.push(...works.map(({ _id }) => `/auction/works/${_id}`));
  }
  const { code = '', hall = '' } = works[0]?.program ?? {};
  const search = ['/auction-search', '/auction-search/%EC%97%86%EC%9D%8C'];
  return [...search, '/auction/programs', `/auction/programs/${code}`, `/auction/halls/${hall}`, ...lots];
};

const ofShop = async (page: Page) => {
  const { shopProducts } = await asked<Found>(page, '/shop/products?limit=1');
  const { categories } = await asked<Found>(page, '/shop/categories?limit=1');
  const shelf = ['/shop', `/shop?category=${categories[0]?.code}`, '/shop?q=%EC%97%86%EC%9D%8C'];
  return [...shelf, `/shop/products/${shopProducts[0]?._id}`, '/shop/cart'];
};

const ofMember = ['', '/bids', '/orders', '/purchases', '/reviews', '/points', '/coupons', '/bookmarks', '/likes'];

test.beforeEach(({ page }) => {
  test.setTimeout(180_000);
  return page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a visitor can use every page of the auction in each language, in both themes, on each width', async ({
  page,
}) => {
  await page.goto('/auction-search');
  await ready(page);
  await examine(page, { paths: await ofAuction(page) });
});

test('a visitor can use every page of the shop, and those of joining, in each language, in both themes, on each width', async ({
  page,
}) => {
  await page.goto('/shop');
  await ready(page);
  await examine(page, { paths: [...(await ofShop(page)), '/login', '/join', '/recovery'] });
});

test('a member can use every page of their own in each language, in both themes, on each width', async ({ page }) => {
  await signedIn(page, 'member');
  await page.goto('/my/orders');
  await ready(page);
  const order = await page.locator('main a[href^="/my/orders/"]').first().getAttribute('href');
  const [lot = ''] = (await ofAuction(page)).filter((path) => path.includes('/works/'));
  const own = ofMember.map((path) => `/my${path}`);
  await examine(page, { paths: [...own, '/my/inquiries', ...(order ? [order] : []), lot, '/shop/cart'] });
});
