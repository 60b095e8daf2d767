import type { RemotePage } from 'shared/remotes';
import { productsI18n } from './i18n';
import { ProductsPage } from './ProductsPage';

export const page: RemotePage = {
  Page: ProductsPage,
  head: (_, language) => ({ title: productsI18n.translate(language)('title'), noindex: true }),
};
