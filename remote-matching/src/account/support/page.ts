import type { RemotePage } from 'shared/remotes';
import { supportI18n } from './i18n';
import { SupportPage } from './SupportPage';

export const page: RemotePage = {
  Page: SupportPage,
  head: (_, language) => ({ title: supportI18n.translate(language)('title'), noindex: true }),
};
