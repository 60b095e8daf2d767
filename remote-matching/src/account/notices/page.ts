import type { RemotePage } from 'shared/remotes';
import { withSiteName } from '../../layout/page-title';
import { noticesI18n } from './i18n';
import { loadNotices, type NoticesData } from './load';
import { NoticesPage } from './NoticesPage';

export const page: RemotePage<NoticesData> = {
  load: loadNotices,
  Page: NoticesPage,
  head: ({ siteName, query }, language) => {
    const t = noticesI18n.translate(language);
    return {
      title: withSiteName(t('title'), siteName),
      description: t('lead'),
      ...((query.q || query.page > 1) && { noindex: true }),
    };
  },
};
