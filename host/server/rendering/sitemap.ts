import type { Api } from 'shared/client';
import type { ActiveRelease } from 'shared/remotes';

/** Public pages without parameters come from the manifests, those with parameters from lists of the API. */
const getPaths = async (api: Api, all: ActiveRelease[]) => {
  const releases = all.filter(({ disabled }) => !disabled);
  const fixedPaths = releases
    .flatMap(({ manifest }) => manifest.routes)
    .filter(({ path, ssr }) => ssr && !/[:*]/.test(path) && path !== '/login')
    .map(({ path }) => path);
  const paths = new Set(releases.flatMap(({ manifest }) => manifest.routes.map(({ path }) => path)));
  const [{ boards }, { lawyers }, { practices }, { setting }, { terms }, { programs }, { works }, { shopProducts }] =
    await Promise.all([
      api.boards.list({ query: { code: 'MAGAZINE', limit: 100 } }),
      api.lawyers.list(),
      api.practices.list(),
      api.setting.get(),
      api.terms.list({ query: { limit: 100 } }),
      api.programs.list({ query: { limit: 100 } }),
      // Sorted by end time; lots that have ended are reachable through their programme.
      api.works.list({ query: { limit: 100 } }),
      api.shopProducts.list({ query: { limit: 100, sort: '-createdAt' } }),
    ]);
  return [
    ...fixedPaths,
    ...(paths.has('/magazine/:id') ? boards.filter(({ url }) => !url).map(({ _id }) => `/magazine/${_id}`) : []),
    ...(paths.has('/lawyers/:slug') ? lawyers.map(({ slug }) => `/lawyers/${slug}`) : []),
    ...(paths.has('/practices/:code') ? practices.map(({ code }) => `/practices/${code}`) : []),
    ...(paths.has('/offices/:slug') ? setting.offices.flatMap(({ slug }) => (slug ? [`/offices/${slug}`] : [])) : []),
    ...(paths.has('/auction/programs/:id') ? programs.map(({ code }) => `/auction/programs/${code}`) : []),
    ...(paths.has('/auction/works/:id') ? works.map(({ _id }) => `/auction/works/${_id}`) : []),
    ...(paths.has('/terms/:code') ? terms.map(({ code }) => `/terms/${code}`) : []),
    ...(paths.has('/shop/products/:id') ? shopProducts.map(({ _id }) => `/shop/products/${_id}`) : []),
  ];
};

export const renderSitemap = async (origin: string, api: Api, releases: ActiveRelease[]) => {
  const urls = (await getPaths(api, releases)).map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
};

/** Crawlers may read published pages only (W10). */
export const renderRobots = (origin: string) =>
  `User-agent: *\nDisallow: /console\nDisallow: /api\nAllow: /api/v1/files\n\nSitemap: ${origin}/sitemap.xml\n`;
