import type { Page } from '@playwright/test';
import { auditPages } from './accessibility-audit';
import { auditRendering } from './browser';
import { signInByApi, test, waitUntilReady } from './support';

test.use(auditRendering);

const fetchJson = async <T>(page: Page, path: string) => (await (await page.request.get(`/api/v1${path}`)).json()) as T;

type Found = Record<'works' | 'shopProducts' | 'categories', { _id: string; code?: string }[]>;

/** Paths of a lot in each state, and of the programme and hall of an open one. */
const findAuctionPaths = async (page: Page) => {
  const { works } = await fetchJson<{ works: { program: { code: string; hall: string } }[] }>(
    page,
    '/auction/works?limit=1',
  );
  const lots: string[] = [];
  for (const status of ['OPEN', 'SCHEDULED', 'SOLD', 'UNSOLD']) {
    const { works } = await fetchJson<Found>(page, `/auction/works?limit=1&status=${status}`);
    lots.push(...works.map(({ _id }) => `/auction/works/${_id}`));
  }
  const { code = '', hall = '' } = works[0]?.program ?? {};
  const search = ['/auction-search', '/auction-search/%EC%97%86%EC%9D%8C'];
  return [...search, '/auction/programs', `/auction/programs/${code}`, `/auction/halls/${hall}`, ...lots];
};

const findShopPaths = async (page: Page) => {
  const { shopProducts } = await fetchJson<Found>(page, '/shop/products?limit=1');
  const { categories } = await fetchJson<Found>(page, '/shop/categories?limit=1');
  const shelf = ['/shop', `/shop?category=${categories[0]?.code}`, '/shop?q=%EC%97%86%EC%9D%8C'];
  return [...shelf, `/shop/products/${shopProducts[0]?._id}`, '/shop/cart'];
};

const ofMember = ['', '/bids', '/orders', '/purchases', '/reviews', '/points', '/coupons', '/bookmarks', '/likes'];

test.beforeEach(({ page }) => {
  return page.emulateMedia({ reducedMotion: 'reduce' });
});

test('every auction page passes the accessibility audit for a visitor, in each language, theme and width', async ({
  page,
}) => {
  await page.goto('/auction-search');
  await waitUntilReady(page);
  await auditPages(page, { paths: await findAuctionPaths(page) });
});

test('every shop page and every page of joining passes the accessibility audit for a visitor, in each language, theme and width', async ({
  page,
}) => {
  await page.goto('/shop');
  await waitUntilReady(page);
  await auditPages(page, { paths: [...(await findShopPaths(page)), '/login', '/join', '/recovery'] });
});

test('every page of a member passes the accessibility audit, in each language, theme and width', async ({ page }) => {
  await signInByApi(page, 'member');
  await page.goto('/my/orders');
  await waitUntilReady(page);
  const order = await page.locator('main a[href^="/my/orders/"]').first().getAttribute('href');
  const [lot = ''] = (await findAuctionPaths(page)).filter((path) => path.includes('/works/'));
  const own = ofMember.map((path) => `/my${path}`);
  await auditPages(page, { paths: [...own, '/my/inquiries', ...(order ? [order] : []), lot, '/shop/cart'] });
});

test('every page on which a member asks the firm or changes the account passes the accessibility audit, in each language, theme and width', async ({
  page,
}) => {
  await signInByApi(page, 'member');
  await page.goto('/my');
  await waitUntilReady(page);
  const paths = ['/consultations', '/questions', '/questions/create', '/info', '/info/withdraw'];
  await auditPages(page, { paths: paths.map((path) => `/my${path}`) });
});
