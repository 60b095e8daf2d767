import type { RemotePage } from 'shared/remotes';
import { joinI18n } from './i18n';
import { JoinPage } from './JoinPage';

export const page: RemotePage = {
  Page: JoinPage,
  head: (_, language) => ({ title: joinI18n.translate(language)('title'), noindex: true }),
};
