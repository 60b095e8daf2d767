import { expect, test } from '@jest/globals';
import { buildTestRelease } from 'shared/build/testing';
import type { Api } from 'shared/client';
import type { RemoteManifest } from 'shared/remotes';
import { renderSitemap } from './sitemap';

const article = {
  ...{ _id: 'a1', slug: 'claims', slugs: { ko: '하자', en: 'claims' }, code: 'MAGAZINE' },
  ...{ url: null, updatedAt: '2026-11-01T00:00:00.000Z' },
};

const oneCase = { slug: 'leak', updatedAt: '2026-11-02T00:00:00.000Z', contentLanguages: ['ko', 'en'] };

/** An API without records but for articles and a case: by default one article; neither has Chinese text. */
const createApi = (articles: (typeof article)[]) =>
  new Proxy({} as Api, {
    get: (_, resource) => ({
      list: async ({ query: { code, page = 1, limit = 100 } = {} }: ListArguments = {}) => ({
        [String(resource)]:
          resource === 'cases'
            ? [oneCase]
            : articles.filter((it) => it.code === code).slice((page - 1) * limit, page * limit),
      }),
      get: async () => ({ setting: { offices: [] } }),
    }),
  });

interface ListArguments {
  query?: { code?: string; page?: number; limit?: number };
}

const getRoute = async () => ({ cases: [oneCase] });

const render = async (
  routes: { path: string; ssr?: boolean }[],
  articles = [article],
  records: RemoteManifest['records'] = [],
) => {
  const { release } = buildTestRelease();
  const title = { ko: '쪽', en: 'Page', cn: '页' };
  const manifest = { ...release.manifest, routes: routes.map((route) => ({ ...route, title })), records };
  const xml = await renderSitemap('https://portico.example', { api: createApi(articles), getRoute }, [
    { ...release, manifest },
  ]);
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1]?.replace('https://portico.example', ''),
    modified: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    alternates: [...entry.matchAll(/hreflang="([^"]*)"/g)].map(([, language]) => language),
  }));
};

test('every public page is listed in each language in which it has content, with all of them, and with its last change', async () => {
  const entries = await render([{ path: '/', ssr: true }, { path: '/magazine/:id', ssr: true }, { path: '/my' }]);
  const addresses = ['/', '/en', '/cn', `/magazine/${encodeURIComponent('하자')}`, '/en/magazine/claims'];
  expect(entries.map(({ address }) => address)).toEqual(addresses);
  expect(entries.map(({ alternates }) => alternates)).toEqual([
    ...Array(3).fill(['ko', 'en', 'zh-Hans', 'x-default']),
    ...Array(2).fill(['ko', 'en', 'x-default']),
  ]);
  expect(entries.map(({ modified }) => modified)).toEqual([
    ...Array(3).fill('2026-01-01T00:00:00.000Z'),
    ...Array(2).fill('2026-11-01T00:00:00.000Z'),
  ]);
});

test('a record with one path is listed in the languages in which it has content alone', async () => {
  const entries = await render([{ path: '/cases/:slug', ssr: true }]);
  expect(entries.map(({ address }) => address)).toEqual(['/cases/leak', '/en/cases/leak']);
  expect(entries.map(({ alternates }) => alternates)).toEqual(Array(2).fill(['ko', 'en', 'x-default']));
});

test('a release of an older contract, which lists the home page once for each language, is listed once', async () => {
  const home = ['/', '/en', '/cn'].map((path) => ({ path, ssr: true }));
  expect((await render(home)).map(({ address }) => address)).toEqual(['/', '/en', '/cn']);
});

/** Articles of a board. `length`: of the slug that they have in each language. */
const createArticles = (count: number, { code = 'MAGAZINE', length = 10 } = {}) =>
  Array.from({ length: count }, (_, index) => {
    const slug = String(index).padStart(length, '0');
    return { ...article, code, slug, slugs: { ko: slug, en: slug, cn: slug } };
  });

test('lists are read to their end', async () => {
  const entries = await render([{ path: '/magazine/:id', ssr: true }], createArticles(250));
  expect(entries).toHaveLength(3 * 250);
  expect(entries.at(-1)?.address).toBe('/cn/magazine/0000000249');
});

test('of a site that is larger than search engines read, as many pages are listed as they do', async () => {
  const routes = ['/magazine/:id', '/notices/:id'].map((path) => ({ path, ssr: true }));
  const both = [...createArticles(10_100), ...createArticles(10_100, { code: 'NOTICE' })];
  const entries = await render(routes, both);
  expect(entries).toHaveLength(50_000);
  expect(entries.filter(({ address }) => address?.includes('/magazine/'))).toHaveLength(3 * 10_000);
  // Of 10 kB each.
  const long = await render(routes, createArticles(2500, { length: 2000 }));
  expect(long.length).toBeGreaterThan(4500);
  expect(long.length).toBeLessThan(5000);
});

const offered = {
  ...{ route: '/v1/cases', field: 'cases', to: '/events/{slug}', text: 'slug', changedAt: 'updatedAt' },
  title: { ko: '행사', en: 'Events', cn: '活动' },
};

test('the records that a remote offers are listed in all languages, with their last change', async () => {
  const entries = await render([], [], [{ ...offered, places: ['sitemap'] }]);
  expect(entries.map(({ address, modified }) => [address, modified])).toEqual(
    ['/events/leak', '/en/events/leak', '/cn/events/leak'].map((path) => [path, '2026-11-02T00:00:00.000Z']),
  );
});

test('records that a remote offers for other places are not', async () =>
  expect(await render([], [], [{ ...offered, places: ['search', 'feed'] }])).toEqual([]));
