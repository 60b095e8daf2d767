import { toPaths } from 'shared/format';
import type { RemotePage } from 'shared/remotes';
import { translate } from './i18n';
import { loadOffice, type OfficeData } from './load';
import { OfficePage } from './OfficePage';
import { toOfficeJsonLd } from './office-json-ld';

export const page: RemotePage<OfficeData> = {
  load: loadOffice,
  Page: OfficePage,
  head: ({ office, firm }, language) => ({
    title: office.title,
    description: translate(language)('description', {
      site: firm.siteName,
      office: office.title,
      address: office.location,
    }),
    ...(office.slug && toPaths(office.contentLanguages, `/offices/${office.slug}`)),
    ...(office.image && { image: office.image }),
    ...(typeof window === 'undefined' && { jsonLd: [toOfficeJsonLd(office, firm)] }),
  }),
};
