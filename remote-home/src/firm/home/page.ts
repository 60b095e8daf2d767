import type { Head, RemotePage } from 'shared/remotes';
import { toOfficeJsonLd } from '../offices/office-json-ld';
import { HomePage } from './HomePage';
import { type HomeData, loadHome } from './load';

/** Structured data with one LegalService for each office of the firm. */
const getHomeHead = ({ setting: { seo, company, siteName, offices, socials } }: HomeData): Head => ({
  title: seo.title,
  description: seo.description,
  ...(seo.image && { image: seo.image }),
  jsonLd: offices.map((office) =>
    toOfficeJsonLd(office, {
      siteName,
      company: company.name,
      email: company.email,
      socials: socials.map(({ url }) => url),
    }),
  ),
});

export const page: RemotePage<HomeData> = { load: loadHome, Page: HomePage, head: getHomeHead };
