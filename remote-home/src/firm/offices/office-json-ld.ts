import type { DayOfWeek, LegalService, WithContext } from 'schema-dts';
import type { CallResult, contract } from 'shared/contract';
import type { OpeningHours } from 'shared/format';

type Office = CallResult<typeof contract.setting.get>['setting']['offices'][number];

interface Firm {
  siteName: string;
  company: { name: string; email: string };
  /** Its pages on social networks. */
  socials: { url: string }[];
}

/** A telephone number of Korea with the country. */
export const toInternationalTel = (tel: string) => (tel.startsWith('0') ? `+82${tel.slice(1)}` : tel);

const weekdays: DayOfWeek[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const days: Record<OpeningHours['days'], DayOfWeek[]> = {
  WEEKDAYS: weekdays,
  MON: ['Monday'],
  TUE: ['Tuesday'],
  WED: ['Wednesday'],
  THU: ['Thursday'],
  FRI: ['Friday'],
  SAT: ['Saturday'],
  SUN: ['Sunday'],
};

const toOpeningHours = (opening: readonly OpeningHours[]) =>
  opening.map(({ days: name, from, to }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days[name],
    opens: from,
    closes: to,
  }));

/** An office as schema.org's LegalService. */
export const toOfficeJsonLd = (
  {
    title,
    slug,
    location,
    tel,
    image,
    opening,
    lat,
    lng,
    naverMap,
    kakaoMap,
    link,
  }: Omit<Office, 'access' | 'parking' | 'regions' | 'contentLanguages'>,
  { siteName, company, socials }: Firm,
): WithContext<LegalService> => ({
  '@context': 'https://schema.org',
  '@type': 'LegalService',
  name: `${siteName} ${title}`,
  url: slug ? `/offices/${slug}` : '/',
  ...(image && { image }),
  address: { '@type': 'PostalAddress', streetAddress: location, addressCountry: 'KR' },
  telephone: toInternationalTel(tel),
  email: company.email,
  hasMap: naverMap || kakaoMap || link,
  ...(opening?.length && { openingHoursSpecification: toOpeningHours(opening) }),
  ...(lat && lng && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
  parentOrganization: { '@type': 'Organization', name: company.name, sameAs: socials.map(({ url }) => url) },
});
