import type { RemotePage } from 'shared/remotes';
import { noticesI18n } from './i18n';
import { loadNotices, type NoticesData } from './load';
import { NoticesPage } from './NoticesPage';

export const page: RemotePage<NoticesData> = {
  load: loadNotices,
  Page: NoticesPage,
  head: ({ siteName, query }, language) => {
    const t = noticesI18n.translate(language);
    return {
      title: [t('title'), siteName].filter(Boolean).join(' | '),
      description: t('lead'),
      ...((query.q || query.page > 1) && { noindex: true }),
    };
  },
};
