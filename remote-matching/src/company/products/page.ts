import type { RemotePage } from 'shared/remotes';
import { ProductsPage } from './ProductsPage';
import { productsTexts } from './texts';

export const page: RemotePage = {
  Page: ProductsPage,
  head: (_, language) => ({ title: productsTexts.translate(language)('title'), noindex: true }),
};
