import type { RemotePage } from 'shared/remotes';
import { withSiteName } from '../../layout/page-title';
import { noticesI18n } from './i18n';
import { loadNotice, type NoticeData } from './load';
import { NoticePage } from './NoticePage';

export const page: RemotePage<NoticeData> = {
  load: loadNotice,
  Page: NoticePage,
  head: ({ siteName, notice }, language) => {
    const title = notice?.notification.subject ?? noticesI18n.translate(language)('hidden');
    return { title: withSiteName(title, siteName), ...(!notice && { noindex: true }) };
  },
};
