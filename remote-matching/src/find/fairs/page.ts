import type { RemotePage } from 'shared/remotes';
import { withSiteName } from '../../layout/page-title';
import { FairsPage } from './FairsPage';
import { fairsI18n } from './i18n';
import { type FairsData, loadFairs } from './load';

export const page: RemotePage<FairsData> = {
  load: loadFairs,
  Page: FairsPage,
  head: ({ siteName, query }, language) => {
    const t = fairsI18n.translate(language);
    return {
      title: withSiteName(t('title'), siteName),
      description: t('lead'),
      ...((query.q || query.status || query.page > 1) && { noindex: true }),
    };
  },
};
