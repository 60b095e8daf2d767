import { expect, type Page } from '@playwright/test';
import type { Registry, Remote } from './release-host';

/** The release of a remote that the host serves now. */
export const fetchRelease = async (page: Page, remote: Remote) => {
  const registry = (await (await page.request.get('/remotes.json')).json()) as Registry;
  return registry.channels.stable?.[remote];
};

/**
 * The answer to the request for a page. Asks again where the server sends the shell alone, as it does under load; it caches the
 * page for the next request.
 */
export const fetchPage = async (
  { request }: Pick<Page, 'request'>,
  address: string,
  options: { headers?: Record<string, string>; maxRedirects?: number } = {},
) => {
  let answer = await request.get(address, options);
  const isShell = async () => (await answer.text()).includes('http-equiv="refresh"');
  const askAgain = async () => {
    answer = await request.get(address, options);
    return isShell();
  };
  if (await isShell()) await expect.poll(askAgain, address).toBe(false);
  return answer;
};

/** Waits until the server sends a page whole. */
export const waitUntilRendered = (page: Page, address: string) =>
  fetchPage(page, address, { headers: { 'Accept-Language': 'ko-KR' } });

/** Opens a page that the server sends whole; under load it sends the shell first. */
export const openWhole = (page: Page, address: string) =>
  expect(async () => {
    expect(await (await page.goto(address))?.text()).not.toContain('http-equiv="refresh"');
  }).toPass();

/** Fetches a list of the API in Korean and returns one property of its first item, '' where the list is empty. */
const fetchFirst = async (page: Page, path: string, kind: string, key = '_id') => {
  const headers = { 'Accept-Language': 'ko' };
  const answer = (await (await page.request.get(`/api/v1${path}`, { headers })).json()) as Record<
    string,
    Record<string, string>[]
  >;
  return answer[kind]?.[0]?.[key] ?? '';
};

/** An example for the parameter of each public page that has one. */
const examples: Record<string, (page: Page) => Promise<string> | string> = {
  '/magazine/:id': (page) => fetchFirst(page, '/boards?code=MAGAZINE&limit=1', 'boards', 'slug'),
  '/notices/:id': (page) => fetchFirst(page, '/boards?code=NOTICE&limit=1', 'boards', 'slug'),
  '/lawyers/:slug': (page) => fetchFirst(page, '/lawyers', 'lawyers', 'slug'),
  '/practices/:code': (page) => fetchFirst(page, '/practices', 'practices', 'code'),
  '/cases/:slug': (page) => fetchFirst(page, '/cases?limit=1', 'cases', 'slug'),
  '/offices/:slug': () => 'seoul-main',
  '/terms/:code': () => 'privacy',
  '/auction-search/:searchKeyword': () => '집',
  '/auction/works/:id': (page) => fetchFirst(page, '/auction/works?limit=1&status=OPEN', 'works', 'slug'),
  '/auction/programs/:id': (page) => fetchFirst(page, '/auction/programs?limit=1', 'programs', 'slug'),
  '/auction/halls/:hall': (page) => fetchFirst(page, '/auction/halls', 'halls', 'code'),
  '/shop/products/:id': (page) => fetchFirst(page, '/shop/products?limit=1', 'shopProducts', 'slug'),
  '/matching/fairs/:id': (page) => fetchFirst(page, '/fairs?limit=1', 'fairs', 'slug'),
  '/matching/notices/:id': (page) => fetchFirst(page, '/center/notifications?limit=1', 'notifications'),
};

/** An address for each path of a remote that the server renders; members' own pages are not among them. */
export const fetchPublicAddresses = async (page: Page, remote: Remote) => {
  const routes = (await fetchRelease(page, remote))?.manifest.routes ?? [];
  const addresses = routes.map(async ({ path, ssr }) => {
    if (!ssr) return [];
    const [fixed = '', name] = path.split(':');
    if (!name) return [fixed];
    const example = examples[path];
    if (!example) throw new Error(`${path} has no example of its parameter`);
    return [fixed + encodeURIComponent(await example(page))];
  });
  return (await Promise.all(addresses)).flat();
};

/** Addresses of the pages of a remote that the browser alone renders, such as a member's own; without those of one record. */
export const fetchOwnAddresses = async (page: Page, remote: Remote) => {
  const routes = (await fetchRelease(page, remote))?.manifest.routes ?? [];
  return routes.flatMap(({ path, ssr }) => (ssr || path.includes(':') ? [] : [path]));
};
