import type { RemotePage } from 'shared/remotes';
import { loadNotice, type NoticeData } from './load';
import { NoticePage } from './NoticePage';
import { noticesTexts } from './texts';

export const page: RemotePage<NoticeData> = {
  load: loadNotice,
  Page: NoticePage,
  head: ({ siteName, shown }, language) => {
    const title = shown?.notification.subject ?? noticesTexts.translate(language)('hidden');
    return { title: [title, siteName].filter(Boolean).join(' | '), ...(!shown && { noindex: true }) };
  },
};
