import type { RemotePage } from 'shared/remotes';
import { CreatePage } from './CreatePage';
import { productsTexts } from './texts';

export const page: RemotePage = {
  Page: CreatePage,
  head: (_, language) => ({ title: productsTexts.translate(language)('createTitle'), noindex: true }),
};
