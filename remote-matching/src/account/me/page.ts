import type { RemotePage } from 'shared/remotes';
import { meI18n } from './i18n';
import { MePage } from './MePage';

export const page: RemotePage = {
  Page: MePage,
  head: (_, language) => ({ title: meI18n.translate(language)('title'), noindex: true }),
};
