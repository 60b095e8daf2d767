import type { RemotePage } from 'shared/remotes';
import { InboxPage } from './InboxPage';
import { inboxI18n } from './i18n';

export const page: RemotePage = {
  Page: InboxPage,
  head: (_, language) => ({ title: inboxI18n.translate(language)('title'), noindex: true }),
};
