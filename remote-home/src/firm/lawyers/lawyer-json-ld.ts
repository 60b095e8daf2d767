import type { Person, WithContext } from 'schema-dts';
import type { Language } from 'shared/i18n';
import { getSharingPicture } from '../../layout/sharing-picture';
import { toInternationalTel } from '../offices/office-json-ld';
import { getOtherName } from './get-other-name';
import type { LawyerData } from './load';

export const toLawyerJsonLd = (
  { lawyer, siteName, office, practices }: LawyerData,
  language: Language,
): WithContext<Person> => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  name: lawyer.name,
  alternateName: getOtherName(lawyer, language),
  url: '',
  image: lawyer.image?.url ?? getSharingPicture('lawyers', lawyer._id, language),
  jobTitle: lawyer.position,
  knowsAbout: practices.map(({ name }) => name),
  ...(lawyer.languages?.length && { knowsLanguage: lawyer.languages }),
  ...(lawyer.email && { email: lawyer.email }),
  worksFor: {
    '@type': 'LegalService',
    name: office ? `${siteName} ${office.title}` : siteName,
    url: office?.slug ? `/offices/${office.slug}` : '/',
    ...(office && {
      address: { '@type': 'PostalAddress', streetAddress: office.location, addressCountry: 'KR' },
      telephone: toInternationalTel(office.tel),
    }),
  },
});
