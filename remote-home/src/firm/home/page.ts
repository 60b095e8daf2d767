import type { Head, RemotePage } from 'shared/remotes';
import { toOfficeJsonLd } from '../offices/office-json-ld';
import { HomePage } from './HomePage';
import { type HomeData, loadHome } from './load';

/** Structured data with one LegalService for each office of the firm. */
const getHomeHead = ({ setting }: HomeData): Head => {
  const { seo, offices } = setting;
  return {
    title: seo.title,
    description: seo.description,
    ...(seo.image && { image: seo.image }),
    jsonLd: offices.map((office) => toOfficeJsonLd(office, setting)),
  };
};

export const page: RemotePage<HomeData> = { load: loadHome, Page: HomePage, head: getHomeHead };
