import type { RemotePage } from 'shared/remotes';
import { supportI18n } from './i18n';
import { QuestionPage } from './QuestionPage';

export const page: RemotePage = {
  Page: QuestionPage,
  head: (_, language) => ({ title: supportI18n.translate(language)('title'), noindex: true }),
};
