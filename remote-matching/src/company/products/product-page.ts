import type { RemotePage } from 'shared/remotes';
import { ProductPage } from './ProductPage';
import { productsTexts } from './texts';

export const page: RemotePage = {
  Page: ProductPage,
  head: (_, language) => ({ title: productsTexts.translate(language)('title'), noindex: true }),
};
