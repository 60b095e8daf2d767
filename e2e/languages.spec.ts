import type { Page } from '@playwright/test';
import { fetchPage } from './public-pages';
import { expect, signInByApi, test, waitUntilHydrated, waitUntilReady } from './support';

const htmlLangs: Record<string, string> = { '': 'ko', '/en': 'en', '/cn': 'zh-Hans' };
const getPrefix = (path: string) => /^\/(?:en|cn)(?=[/?#]|$)/.exec(path)?.[0] ?? '';

/** What a crawler reads in a page. `page`: any page, whose browser parses the text. */
const parsePage = (page: Page, html: string) =>
  page.evaluate((html) => {
    const document = new DOMParser().parseFromString(html, 'text/html');
    const read = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    const hreflangs = read('link[hreflang]', 'hreflang');
    const addresses = read('link[hreflang]', 'href');
    return {
      lang: document.documentElement.lang,
      canonical: read('link[rel=canonical]', 'href'),
      alternates: Object.fromEntries(hreflangs.map((hreflang, index) => [hreflang, addresses[index] ?? ''])),
      links: [...read('a[href^="/"]:not([hreflang])', 'href'), ...read('form[action]', 'action')],
      /** Addresses that the language switches name. */
      translations: read('a[hreflang]', 'href'),
    };
  }, html);

const readPage = async (page: Page, address: string) => {
  const answer = await fetchPage(page, address);
  expect(answer.status(), address).toBe(200);
  return parsePage(page, await answer.text());
};

const isService = (path: string) => /^\/(?:api|assets|remotes)\/|^\/[^/]+\.\w+$/.test(path);

/** Number of pages that are fetched at a time. */
const concurrency = 4;

test('a crawl of the sitemap finds every page in its language, with the others, and stays in it', async ({ page }) => {
  test.slow();
  const xml = await (await page.request.get('/sitemap.xml')).text();
  const entries = [...xml.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/gs)].map(([, address = '', rest = '']) => ({
    address,
    alternates: Object.fromEntries(
      [...rest.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang, href]) => [lang, href]),
    ),
    isDated: /<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/.test(rest),
  }));
  const addresses = new Set(entries.map(({ address }) => address));
  expect(addresses.size).toBe(entries.length);
  for (const prefix of ['', '/en', '/cn'])
    expect(entries.filter(({ address }) => getPrefix(new URL(address).pathname) === prefix).length).toBeGreaterThan(60);

  const check = async ({ address, alternates, isDated }: (typeof entries)[number]) => {
    expect(isDated, address).toBe(true);
    const prefix = getPrefix(new URL(address).pathname);
    const lang = htmlLangs[prefix] ?? '';
    const found = await readPage(page, address);
    expect(found.lang, address).toBe(lang);
    expect(found.canonical, address).toEqual([address]);
    // The same set in the page and in the sitemap, which lists each of its addresses with the same set.
    expect(found.alternates, address).toEqual(alternates);
    expect(found.alternates[lang], address).toBe(address);
    expect(found.alternates['x-default'], address).toBe(found.alternates.ko);
    for (const href of Object.values(found.alternates)) expect(addresses.has(href), href).toBe(true);
    const foreign = found.links.filter((link) => !isService(link) && getPrefix(link) !== prefix);
    expect(foreign, address).toEqual([]);
    expect(found.translations.map(getPrefix), address).toEqual(['', '/en', '/cn']);
  };
  const waiting = [...entries];
  const work = async () => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) await check(entry);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
});

test('an address has the same bytes for every cookie and every language of the browser', async ({ page, request }) => {
  const readers: Record<string, string>[] = [
    {},
    { 'Accept-Language': 'en-GB,en;q=0.9' },
    { 'Accept-Language': 'zh-CN' },
    { 'Accept-Language': 'ko-KR', Cookie: 'language=en; theme=dark' },
    { 'Accept-Language': 'en', Cookie: 'language=cn; theme=light' },
  ];
  for (const address of ['/', '/guide', '/en/guide', '/cn/magazine', '/en/lawyers?q=kim', '/en/no-such-page']) {
    const answers = await Promise.all(readers.map((headers) => fetchPage({ request }, address, { headers })));
    const pages = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(pages).size, address).toBe(1);
    for (const answer of answers) expect(answer.headers().vary ?? '', address).not.toMatch(/cookie|language/i);
    expect((await parsePage(page, pages[0] ?? '')).lang, address).toBe(htmlLangs[getPrefix(address)]);
  }
});

test('what leads elsewhere leads there in its language', async ({ request }) => {
  const lead = async (address: string) => {
    const answer = await fetchPage({ request }, address, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location?.replace(/^https?:\/\/[^/]+/, '')];
  };
  expect(await lead('/en/auction')).toEqual([302, '/en/auction/programs']);
  expect(await lead('/auction')).toEqual([302, '/auction/programs']);
  expect(await lead('/ko/guide?a=1')).toEqual([301, '/guide?a=1']);
  const missing = await request.get('/en/no-such-page');
  expect(missing.status()).toBe(404);
  const html = await missing.text();
  expect(html).toContain('lang="en"');
  expect(html).toContain('href="/en/guide"');
  for (const path of ['/en/sitemap.xml', '/en/robots.txt', '/en/remotes.json'])
    expect((await request.get(path)).headers()['content-type'], path).toContain('text/html');
});

const switchTo = (page: Page, name: RegExp) => page.locator('header').getByRole('link', { name }).click();

test('the switch keeps query, hash and position, and going back shows the language before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/lawyers?q=%EA%B9%80#results');
  await waitUntilHydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }));
  await switchTo(page, /English/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/en/lawyers?q=%EA%B9%80#results');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/lawyers/i);
  expect(await page.evaluate(() => window.scrollY)).toBe(120);
  await page.locator('footer a[href^="/en/"]').first().waitFor();
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  await expect(page).toHaveURL('/lawyers?q=%EA%B9%80#results');
});

test('links, the search and signing in stay in the language', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en');
  await waitUntilHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Magazine' }).click();
  await expect(page).toHaveURL('/en/magazine');
  await expect(page.locator('main')).toBeFocused();
  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill('jar');
  await search.press('Enter');
  await expect(page).toHaveURL('/en/auction-search/jar');
  await signInByApi(page, 'member');
  await page.goto('/en/my');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('main a[href^="/en/my/"]').first()).toBeVisible();
});

test.describe('with a browser that prefers English', () => {
  test.use({ locale: 'en-US', viewport: { width: 390, height: 844 } });
  const findOffer = (page: Page) => page.locator('[data-language-offer]');

  test('a Korean page is offered in English until the reader answers', async ({ page }) => {
    await page.goto('/guide');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    const offer = findOffer(page);
    await expect(offer.getByRole('link', { name: 'Read this in English' })).toHaveAttribute('href', '/en/guide');
    await offer.getByRole('button', { name: 'Close' }).click();
    await expect(offer).toHaveCount(0);
    await page.goto('/lawyers');
    await waitUntilReady(page);
    await page.locator('[data-news]').waitFor({ state: 'attached' });
    await expect(offer).toHaveCount(0);
  });

  test('the offer leads to the page in English, where nothing is offered', async ({ page }) => {
    await page.goto('/guide');
    await findOffer(page).getByRole('link').click();
    await expect(page).toHaveURL('/en/guide');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(findOffer(page)).toHaveCount(0);
  });
});
