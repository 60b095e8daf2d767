import type { RemotePage } from 'shared/remotes';
import { CreatePage } from './CreatePage';
import { supportI18n } from './i18n';

export const page: RemotePage = {
  Page: CreatePage,
  head: (_, language) => ({ title: supportI18n.translate(language)('createTitle'), noindex: true }),
};
