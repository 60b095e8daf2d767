import type { Service, WithContext } from 'schema-dts';
import type { PracticeData } from './load';

export const toPracticeJsonLd = ({ practice, siteName }: PracticeData): WithContext<Service> => ({
  '@context': 'https://schema.org',
  '@type': 'Service',
  name: practice.name,
  serviceType: practice.name,
  ...(practice.summary && { description: practice.summary }),
  url: '',
  areaServed: 'KR',
  provider: { '@type': 'LegalService', name: siteName, url: '/' },
});
