import type { CallResult, contract } from 'shared/contract';

type Office = CallResult<typeof contract.setting.get>['setting']['offices'][number];

interface Firm {
  siteName: string;
  company: { name: string; email: string };
  /** Its pages on social networks. */
  socials: { url: string }[];
}

const toInternationalTel = (tel: string) => (tel.startsWith('0') ? `+82${tel.slice(1)}` : tel);

/** An office as schema.org's LegalService. */
export const toOfficeJsonLd = (
  { title, slug, location, tel, lat, lng, naverMap, kakaoMap, link }: Omit<Office, 'access' | 'parking' | 'regions'>,
  { siteName, company, socials }: Firm,
) => ({
  '@context': 'https://schema.org',
  '@type': 'LegalService',
  name: `${siteName} ${title}`,
  ...(slug && { url: `/offices/${slug}` }),
  address: { '@type': 'PostalAddress', streetAddress: location, addressCountry: 'KR' },
  telephone: toInternationalTel(tel),
  email: company.email,
  hasMap: naverMap || kakaoMap || link,
  ...(lat && lng && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
  parentOrganization: { '@type': 'Organization', name: company.name, sameAs: socials.map(({ url }) => url) },
});
