import type { RemotePage } from 'shared/remotes';
import { loadNotices, type NoticesData } from './load';
import { NoticesPage } from './NoticesPage';
import { noticesTexts } from './texts';

export const page: RemotePage<NoticesData> = {
  load: loadNotices,
  Page: NoticesPage,
  head: ({ siteName, query }, language) => {
    const t = noticesTexts.translate(language);
    return {
      title: [t('title'), siteName].filter(Boolean).join(' | '),
      description: t('lead'),
      ...((query.q || query.page > 1) && { noindex: true }),
    };
  },
};
