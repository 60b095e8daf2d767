import type { RemotePage } from 'shared/remotes';
import { QuestionPage } from './QuestionPage';
import { supportTexts } from './texts';

export const page: RemotePage = {
  Page: QuestionPage,
  head: (_, language) => ({ title: supportTexts.translate(language)('title'), noindex: true }),
};
