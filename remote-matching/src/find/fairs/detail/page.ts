import { toFairPath, toLocalisedPaths } from 'shared/format';
import type { Language } from 'shared/i18n';
import type { Head, RemotePage } from 'shared/remotes';
import { toBreadcrumbList } from 'shared/structured-data';
import { withSiteName } from '../../../layout/page-title';
import { fairsI18n } from '../i18n';
import { FairPage } from './FairPage';
import { toFairJsonLd } from './fair-json-ld';
import { type FairData, loadFair } from './load';
import { isFiltered } from './query';

const getFairHead = (data: FairData, language: Language): Head => {
  const { siteName, fair, query } = data;
  return {
    title: withSiteName(fair.title, siteName),
    ...toLocalisedPaths(fair, toFairPath),
    ...(fair.summary && { description: fair.summary }),
    ...(fair.thumbs[0] && { image: fair.thumbs[0].url }),
    ...((isFiltered(query) || query.page > 1) && { noindex: true }),
    ...(typeof window === 'undefined' && {
      jsonLd: [
        toFairJsonLd(data),
        toBreadcrumbList([
          { name: fairsI18n.translate(language)('title'), path: '/matching/fairs' },
          { name: fair.title, path: '' },
        ]),
      ],
    }),
  };
};

export const page: RemotePage<FairData> = { load: loadFair, Page: FairPage, head: getFairHead };
