import type { RemotePage } from 'shared/remotes';
import { CreatePage } from './CreatePage';
import { supportTexts } from './texts';

export const page: RemotePage = {
  Page: CreatePage,
  head: (_, language) => ({ title: supportTexts.translate(language)('createTitle'), noindex: true }),
};
