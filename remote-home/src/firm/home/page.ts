import type { Language } from 'shared/i18n';
import type { Head, RemotePage } from 'shared/remotes';
import { toOfficeJsonLd } from '../offices/office-json-ld';
import { HomePage } from './HomePage';
import { type HomeData, loadHome } from './load';
import { toSiteJsonLd } from './site-json-ld';

/** Structured data of the site and with one LegalService for each office of the firm. */
const getHomeHead = ({ setting }: HomeData, language: Language): Head => {
  const { seo, offices, siteName } = setting;
  return {
    title: seo.title,
    description: seo.description,
    ...(seo.image && { image: seo.image }),
    ...(typeof window === 'undefined' && {
      jsonLd: [toSiteJsonLd(siteName, language), ...offices.map((office) => toOfficeJsonLd(office, setting))],
    }),
  };
};

export const page: RemotePage<HomeData> = { load: loadHome, Page: HomePage, head: getHomeHead };
