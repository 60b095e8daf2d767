import { setImmediate as runImmediates } from 'node:timers/promises';
import type { Api } from 'shared/client';
import {
  toArticlePath,
  toFairPath,
  toLocalisedPaths,
  toLotPath,
  toPaths,
  toProductPath,
  toProgramPath,
} from 'shared/format';
import { type Language, splitAddress } from 'shared/i18n';
import { type ActiveRelease, type Head, isRunnable } from 'shared/remotes';
import { findByPath } from 'shared/rendering/match-route';
import { getAddress, getAlternates, getContentLanguages } from '../../src/head/alternates';
import type { HeadDescription } from '../../src/head/head-description';
import { findRecordLists, type GetRoute, readRecords } from '../../src/records/record-lists';
import { logFailure } from '../log-failure';
import { escapeHtml } from './escape-html';

/** Pages that are rendered for visitors, but not to be found by search engines. */
const unlistedPaths = ['/login', '/consult/mine'];

/** A public page, in all languages in which it has content. */
interface SitemapPage extends Pick<HeadDescription, 'pathname'> {
  paths?: Head['paths'];
  /** When its content changed; what the API does not tell of is as old as the release. */
  changedAt?: string | null;
}

/** A list of the API is read in parts, and of a longer one these. */
const maxParts = 100;
const limit = 100;

const readAll = async <Row>(readPart: (part: { page: number; limit: number }) => Promise<Row[]>) => {
  const rows: Row[] = [];
  for (let page = 1; page <= maxParts; page += 1) {
    const part = await readPart({ page, limit });
    rows.push(...part);
    if (part.length < limit) break;
  }
  return rows;
};

/** The page of a record, which has an address of its own in each language. */
const toSitemapPage = <R extends Parameters<typeof toLocalisedPaths>[0]>(
  record: R,
  toPath: (record: R) => string,
  changedAt?: string,
): SitemapPage => ({
  pathname: toPath(record),
  ...toLocalisedPaths(record, toPath),
  ...(changedAt && { changedAt }),
});

/** The page of a record with one path. */
const toPage = (contentLanguages: readonly Language[], pathname: string, changedAt?: string): SitemapPage => ({
  pathname,
  ...toPaths(contentLanguages, pathname),
  ...(changedAt && { changedAt }),
});

/** Public pages without parameters come from the manifests, those with parameters from lists of the API. */
const getPages = async (api: Api, routes: { path: string; ssr?: boolean | undefined }[]): Promise<SitemapPage[]> => {
  const fixed = routes
    // Releases of older contracts list the home page once for each language.
    .filter(
      ({ path, ssr }) =>
        ssr && !/[:*]/.test(path) && !unlistedPaths.includes(path) && splitAddress(path).address === path,
    )
    .map(({ path }) => ({ pathname: path }));
  const paths = new Set(routes.map(({ path }) => path));
  const [{ lawyers }, { practices }, { setting }, boards, notices, cases, terms, programs, works, shopProducts, fairs] =
    await Promise.all([
      api.lawyers.list(),
      api.practices.list(),
      api.setting.get(),
      readAll(async (part) => (await api.boards.list({ query: { code: 'MAGAZINE', ...part } })).boards),
      readAll(async (part) => (await api.boards.list({ query: { code: 'NOTICE', ...part } })).boards),
      readAll(async (part) => (await api.cases.list({ query: part })).cases),
      readAll(async (part) => (await api.terms.list({ query: part })).terms),
      readAll(async (part) => (await api.programs.list({ query: part })).programs),
      readAll(async (part) => (await api.works.list({ query: part })).works),
      readAll(async (part) => (await api.shopProducts.list({ query: { sort: '-createdAt', ...part } })).shopProducts),
      readAll(async (part) => (await api.fairs.list({ query: part })).fairs),
    ]);
  const records: [route: string, pages: SitemapPage[]][] = [
    [
      '/magazine/:id',
      boards.filter(({ url }) => !url).map((board) => toSitemapPage(board, toArticlePath, board.updatedAt)),
    ],
    ['/notices/:id', notices.map((notice) => toSitemapPage(notice, toArticlePath, notice.updatedAt))],
    ['/cases/:slug', cases.map((one) => toPage(one.contentLanguages, `/cases/${one.slug}`, one.updatedAt))],
    ['/lawyers/:slug', lawyers.map(({ contentLanguages, slug }) => toPage(contentLanguages, `/lawyers/${slug}`))],
    ['/practices/:code', practices.map(({ contentLanguages, code }) => toPage(contentLanguages, `/practices/${code}`))],
    [
      '/offices/:slug',
      setting.offices.flatMap(({ contentLanguages, slug }) =>
        slug ? [toPage(contentLanguages, `/offices/${slug}`)] : [],
      ),
    ],
    ['/auction/programs/:id', programs.map((program) => toSitemapPage(program, toProgramPath))],
    ['/auction/works/:id', works.map((work) => toSitemapPage(work, toLotPath))],
    ['/terms/:code', terms.map(({ code, effectiveAt }) => ({ pathname: `/terms/${code}`, changedAt: effectiveAt }))],
    ['/shop/products/:id', shopProducts.map((product) => toSitemapPage(product, toProductPath, product.createdAt))],
    ['/matching/fairs/:id', fairs.map((fair) => toSitemapPage(fair, toFairPath, fair.updatedAt))],
  ];
  return [...fixed, ...records.flatMap(([route, pages]) => (paths.has(route) ? pages : []))];
};

/** Pages of the lists that manifests offer. A list that fails is left out, so that a remote cannot take the sitemap away. */
const getOfferedPages = async (getRoute: GetRoute, releases: readonly ActiveRelease[]): Promise<SitemapPage[]> => {
  const lists = findRecordLists(releases, 'sitemap').map((list) =>
    readAll((part) => readRecords(getRoute, list, part)).catch((cause: unknown) => {
      logFailure(`The list ${list.route} for the sitemap cannot be read`, cause);
      return [];
    }),
  );
  return (await Promise.all(lists)).flat().map(({ path, changedAt }) => ({ pathname: path, changedAt }));
};

const renderPage = (origin: string, page: { head: Head; pathname: string }, changedAt: string | undefined) => {
  const modified = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : '';
  const links = getAlternates(page, origin)
    .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`)
    .join('');
  return getContentLanguages(page.head).map(
    (language) => `<url><loc>${escapeHtml(getAddress(page, language, origin))}</loc>${modified}${links}</url>`,
  );
};

/** What search engines read of a sitemap. */
const maxUrls = 50_000;
const maxLength = 50_000_000;
/** Of the lines around its entries. */
const frameLength = 1000;
/** Pages that are described without a pause. */
const pagesAtOnce = 100;

/** The entries that search engines read; of a larger site the first. Addresses are encoded, so a letter is a byte. */
const takeReadable = (urls: readonly string[]) => {
  let length = frameLength;
  const end = urls.findIndex((url, index) => {
    length += url.length + 1;
    return index >= maxUrls || length > maxLength;
  });
  return end < 0 ? urls : urls.slice(0, end);
};

/** Every public page in each language in which it has content, with its other languages. */
export const renderSitemap = async (
  origin: string,
  { api, getRoute }: { api: Api; getRoute: GetRoute },
  all: ActiveRelease[],
) => {
  const releases = all.filter(isRunnable);
  const routes = releases.flatMap(({ manifest }) => manifest.routes);
  const pages = [...(await getPages(api, routes)), ...(await getOfferedPages(getRoute, releases))];
  // Without repetitions: a record that is published while a list is read moves another one to its next part.
  const urls = new Set<string>();
  for (const [index, { pathname, paths, changedAt }] of pages.entries()) {
    // Other requests are answered meanwhile.
    if (index % pagesAtOnce === 0) await runImmediates();
    const modifiedAt = changedAt ?? releases.find(({ manifest }) => findByPath(manifest.routes, pathname))?.builtAt;
    const page = { head: { title: '', ...(paths && { paths }) }, pathname };
    for (const url of renderPage(origin, page, modifiedAt)) urls.add(url);
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...takeReadable([...urls]),
    '</urlset>\n',
  ].join('\n');
};

/** Crawlers may read published pages only (W10). */
export const renderRobots = (origin: string) =>
  `User-agent: *\nDisallow: /console\nDisallow: /en/console\nDisallow: /cn/console\nDisallow: /api\nAllow: /api/v1/files\nAllow: /api/v1/sharing-pictures\n\nSitemap: ${origin}/sitemap.xml\n`;
