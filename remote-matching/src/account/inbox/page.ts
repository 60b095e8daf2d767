import type { RemotePage } from 'shared/remotes';
import { InboxPage } from './InboxPage';
import { inboxTexts } from './texts';

export const page: RemotePage = {
  Page: InboxPage,
  head: (_, language) => ({ title: inboxTexts.translate(language)('title'), noindex: true }),
};
