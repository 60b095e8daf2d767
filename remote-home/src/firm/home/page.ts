import type { Head, RemotePage } from 'shared/remotes';
import { HomePage } from './HomePage';
import { type HomeData, loadHome } from './load';

const toInternationalTel = (tel: string) => (tel.startsWith('0') ? `+82${tel.slice(1)}` : tel);

/** Structured data with one LegalService for each office of the firm. */
const getHomeHead = ({ setting: { seo, company, siteName, offices, socials } }: HomeData): Head => ({
  title: seo.title,
  description: seo.description,
  ...(seo.image && { image: seo.image }),
  jsonLd: offices.map(({ title, location, tel, lat, lng, naverMap, kakaoMap, link }) => ({
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    name: `${siteName} ${title}`,
    address: { '@type': 'PostalAddress', streetAddress: location, addressCountry: 'KR' },
    telephone: toInternationalTel(tel),
    email: company.email,
    hasMap: naverMap || kakaoMap || link,
    ...(lat && lng && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
    parentOrganization: { '@type': 'Organization', name: company.name, sameAs: socials.map(({ url }) => url) },
  })),
});

export const page: RemotePage<HomeData> = { load: loadHome, Page: HomePage, head: getHomeHead };
