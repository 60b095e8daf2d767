import type { Page } from '@playwright/test';
import { barriers, scrollsSideways, untranslated } from './axe';
import { expect, ready, signIn, test, watchRequests } from './support';

// Scripts from outside the page are what the policy forbids; the examiner is one.
test.use({ bypassCSP: true, viewport: { width: 1440, height: 900 } });

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const looks = [
  { theme: 'light', size: desktop },
  { theme: 'dark', size: phone },
  { theme: 'dark', size: desktop },
  { theme: 'light', size: phone },
] as const;

const languages = [
  { tag: 'ko', name: 'KO' },
  { tag: 'en', name: 'EN' },
  { tag: 'zh-Hans', name: '中文' },
] as const;

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

/** Colours that fade into each other are none that anybody reads. */
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
  );

/** Each page in every language, each time in another look, changed in place as its reader does. */
const examine = async (page: Page, paths: string[]) => {
  const requests = watchRequests(page);
  for (const [at, path] of paths.entries()) {
    await page.goto(path);
    await ready(page);
    for (const [turn, { tag, name }] of languages.entries()) {
      const { theme, size } = looks[(at + turn) % looks.length] ?? looks[0];
      await page
        .locator('header')
        .getByRole('button', { name: `${name},` })
        .click();
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      await page.setViewportSize(size);
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme;
      }, theme);
      await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
      await requests.complete();
      await settled(page);
      const where = `${path} in ${tag}, ${theme}, ${size.width} px`;
      expect.soft(await barriers(page), where).toEqual([]);
      expect.soft(await page.locator('main').textContent(), where).not.toMatch(untranslated);
      expect.soft(await scrollsSideways(page), `${where} scrolls sideways`).toBe(false);
      await page.setViewportSize(desktop);
    }
  }
};

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a visitor can use every page of the auction in its languages and looks', async ({ page }) => {
  await examine(page, await ofAuction(page));
});

test('a visitor can use every page of the shop, and those of joining, in its languages and looks', async ({ page }) => {
  await examine(page, [...(await ofShop(page)), '/login', '/join', '/recovery']);
});

test('a member can use every page of their own in its languages and looks', async ({ page }) => {
  await page.goto('/login?next=/my/orders');
  await ready(page);
  await signIn(page, 'member');
  await expect(page).toHaveURL(/\/my\/orders$/);
  const order = await page.locator('main a[href^="/my/orders/"]').first().getAttribute('href');
  const [lot = ''] = (await ofAuction(page)).filter((path) => path.includes('/works/'));
  const own = ofMember.map((path) => `/my${path}`);
  await examine(page, [...own, '/my/inquiries', ...(order ? [order] : []), lot, '/shop/cart']);
});
