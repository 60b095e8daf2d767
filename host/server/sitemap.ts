import type { Api } from 'shared/client';
import type { ActiveRelease } from 'shared/remotes';

/** Public pages without a parameter stand in the manifests; those with one are asked of the API. */
const pathsOf = async (api: Api, all: ActiveRelease[]) => {
  const releases = all.filter(({ disabled }) => !disabled);
  const fixed = releases
    .flatMap(({ manifest }) => manifest.routes)
    .filter(({ path, ssr }) => ssr && !/[:*]/.test(path) && path !== '/login')
    .map(({ path }) => path);
  const known = new Set(releases.flatMap(({ manifest }) => manifest.routes.map(({ path }) => path)));
  const [{ boards }, { lawyers }, { terms }, { programs }, { works }, { shopProducts }] = await Promise.all([
    api.boards.list({ query: { code: 'MAGAZINE', limit: 100 } }),
    api.lawyers.list(),
    api.terms.list({ query: { limit: 100 } }),
    api.programs.list({ query: { limit: 100 } }),
    // Those that end next stand first; what is over is found through its programme.
    api.works.list({ query: { limit: 100 } }),
    api.shopProducts.list({ query: { limit: 100, sort: '-createdAt' } }),
  ]);
  return [
    ...fixed,
    ...(known.has('/magazine/:id') ? boards.filter(({ url }) => !url).map(({ _id }) => `/magazine/${_id}`) : []),
    ...(known.has('/lawyers/:slug') ? lawyers.map(({ slug }) => `/lawyers/${slug}`) : []),
    ...(known.has('/auction/programs/:id') ? programs.map(({ code }) => `/auction/programs/${code}`) : []),
    ...(known.has('/auction/works/:id') ? works.map(({ _id }) => `/auction/works/${_id}`) : []),
    ...(known.has('/terms/:code') ? terms.map(({ code }) => `/terms/${code}`) : []),
    ...(known.has('/shop/products/:id') ? shopProducts.map(({ _id }) => `/shop/products/${_id}`) : []),
  ];
};

export const sitemapOf = async (origin: string, api: Api, releases: ActiveRelease[]) => {
  const urls = (await pathsOf(api, releases)).map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
};

/** Only published pages are for crawlers (W10). */
export const robotsOf = (origin: string) =>
  `User-agent: *\nDisallow: /console\nDisallow: /api\nAllow: /api/v1/files\n\nSitemap: ${origin}/sitemap.xml\n`;
