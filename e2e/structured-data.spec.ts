import Validator from '@adobe/structured-data-validator';
import type { Page } from '@playwright/test';
import { fetchPage, fetchPublicAddresses, openWhole, waitUntilRendered } from './public-pages';
import { expect, test } from './support';

const languages = ['ko', 'en', 'cn'] as const;

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** The types on each kind of page. */
const expectedTypes: [address: RegExp, types: string[]][] = [
  [/^\/$/, ['WebSite', 'LegalService']],
  [/^\/guide$/, ['FAQPage']],
  [/^\/(magazine|notices)\/./, ['Article', 'BreadcrumbList']],
  [/^\/lawyers\/./, ['Person', 'BreadcrumbList']],
  [/^\/practices\/./, ['Service', 'BreadcrumbList']],
  [/^\/offices\/./, ['LegalService']],
  [/^\/auction\/programs\/./, ['SaleEvent', 'BreadcrumbList']],
  [/^\/auction\/works\/./, ['Product', 'BreadcrumbList']],
  [/^\/shop\/products\/./, ['Product', 'BreadcrumbList']],
  [/^\/matching\/fairs\/./, ['BusinessEvent', 'BreadcrumbList']],
  [/^\/matching\/faqs$/, ['FAQPage']],
];

/** The address of a page in a language. */
const localise = (address: string, language: string) =>
  language === 'ko' ? address : `/${language}${address}`.replace(/\/$/, '');

const fetchHtml = async (page: Page, address: string) => {
  const answer = await fetchPage(page, address);
  expect(answer.status(), address).toBe(200);
  return answer.text();
};

const readStructuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Thing,
  );

const readProperty = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1];

/** Every text of a property, at any depth. */
const collect = (value: unknown, properties: readonly string[], property = ''): string[] => {
  if (typeof value === 'string') return properties.includes(property) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => collect(each, properties, property));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => collect(each, properties, name));
};

const addressProperties = ['image', 'item', 'logo', 'mainEntityOfPage', 'url', 'urlTemplate'];

const fetchAllAddresses = async (page: Page) => [
  ...(await fetchPublicAddresses(page, 'remote-home')),
  ...(await fetchPublicAddresses(page, 'remote-matching')),
];

test('structured data of each kind of page is what search engines require, with absolute addresses that exist', async ({
  page,
}) => {
  const addresses = await fetchAllAddresses(page);
  const found = new Set<string>();
  for (const language of languages)
    for (const address of addresses) {
      const things = readStructuredData(await fetchHtml(page, localise(address, language)));
      const types = things.map((thing) => thing['@type']);
      for (const [pattern, expected] of expectedTypes)
        if (pattern.test(address)) expect.soft(types, address).toEqual(expect.arrayContaining(expected));
      const byType = Object.fromEntries(types.map((type) => [type, things.filter((thing) => thing['@type'] === type)]));
      const issues = await new Validator().validate({ jsonld: structuredClone(byType) });
      const errors = issues.filter(({ severity }) => severity === 'ERROR');
      expect.soft(errors, `${address} ${language}`).toEqual([]);
      for (const own of collect(things, addressProperties)) {
        expect.soft(own, address).toMatch(/^https?:\/\//);
        found.add(own);
      }
    }
  const { origin } = new URL((await page.request.get('/')).url());
  for (const address of found)
    if (address.startsWith(origin) && !address.includes('{'))
      expect.soft((await page.request.get(address)).status(), address).toBe(200);
});

test('articles, lawyers, lots and products have a large picture for link previews in each language', async ({
  page,
}) => {
  await page.goto('/');
  const addresses = await fetchPublicAddresses(page, 'remote-home');
  for (const kind of ['/magazine/', '/lawyers/', '/auction/works/', '/shop/products/']) {
    const address = addresses.find((each) => each.startsWith(kind)) ?? '';
    const pictures = new Set<string>();
    for (const language of languages) {
      const html = await fetchHtml(page, localise(address, language));
      expect(readProperty(html, 'twitter:card')).toBe('summary_large_image');
      expect([readProperty(html, 'og:image:width'), readProperty(html, 'og:image:height')]).toEqual(['1200', '630']);
      expect(readProperty(html, 'og:image:alt')).toBeTruthy();
      const picture = readProperty(html, 'og:image') ?? '';
      expect(picture).toMatch(/^http/);
      pictures.add(picture);
      const size = await page.evaluate(async (source) => {
        const { width, height } = await createImageBitmap(await (await fetch(source)).blob());
        return [width, height];
      }, picture);
      expect(size).toEqual([1200, 630]);
    }
    expect(pictures.size).toBe(languages.length);
  }
  // Any other page keeps the picture that it had.
  const html = await fetchHtml(page, '/');
  expect(readProperty(html, 'og:image')).toMatch(/^http/);
  expect(readProperty(html, 'twitter:card')).toBeUndefined();
});

/** What Lighthouse looks at under SEO, on a page as the server sends it. */
const findWeaknesses = () => {
  const select = (selector: string) => document.querySelectorAll<HTMLElement>(selector);
  const content = (name: string) => document.querySelector(`meta[name=${name}]`)?.getAttribute('content') ?? '';
  const genericTexts = /^(click here|here|more|learn more|read more|link|여기|더보기|클릭|这里|更多|点击)$/i;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.getAttribute('href') ?? '';
  const weaknesses = {
    title: document.title.trim() === '',
    description: content('description').trim() === '',
    viewport: !content('viewport').includes('width=device-width'),
    lang: document.documentElement.lang === '',
    robots: /noindex|none/.test(content('robots')),
    canonical: !URL.canParse(canonical) || new URL(canonical).origin !== location.origin,
    hreflang: [...select('link[rel=alternate][hreflang]')].some(
      (link) =>
        !/^(x-default|ko|en|zh-Hans)$/.test(link.getAttribute('hreflang') ?? '') ||
        !URL.canParse(link.getAttribute('href') ?? ''),
    ),
    heading: select('h1').length !== 1,
  };
  const named = Object.entries(weaknesses).flatMap(([name, isWeak]) => (isWeak ? [name] : []));
  const links = [...select('a')].flatMap((link) => {
    const text = link.textContent.trim() || link.getAttribute('aria-label') || link.querySelector('img')?.alt || '';
    const href = link.getAttribute('href');
    if (!href || href.startsWith('javascript:')) return [`not crawlable: ${link.outerHTML.slice(0, 120)}`];
    if (text === '' || genericTexts.test(text)) return [`says nothing: ${link.outerHTML.slice(0, 120)}`];
    return [];
  });
  const images = [...select('img:not([alt])')].map((image) => `no alt: ${image.outerHTML.slice(0, 120)}`);
  return [...named, ...links, ...images];
};

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages)
    test(`each public page has what search engines look at, in ${language}`, async ({ page }) => {
      for (const path of await fetchAllAddresses(page)) {
        const address = localise(path, language);
        await waitUntilRendered(page, address);
        await openWhole(page, address);
        const weaknesses = await page.evaluate(findWeaknesses);
        const isHidden = weaknesses.includes('robots');
        if (!isHidden) expect.soft(weaknesses, address).toEqual([]);
      }
    });
});
