import type { RemotePage } from 'shared/remotes';
import { noticesI18n } from './i18n';
import { loadNotice, type NoticeData } from './load';
import { NoticePage } from './NoticePage';

export const page: RemotePage<NoticeData> = {
  load: loadNotice,
  Page: NoticePage,
  head: ({ siteName, shown }, language) => {
    const title = shown?.notification.subject ?? noticesI18n.translate(language)('hidden');
    return { title: [title, siteName].filter(Boolean).join(' | '), ...(!shown && { noindex: true }) };
  },
};
