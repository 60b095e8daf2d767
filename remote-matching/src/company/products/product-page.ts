import type { RemotePage } from 'shared/remotes';
import { productsI18n } from './i18n';
import { ProductPage } from './ProductPage';

export const page: RemotePage = {
  Page: ProductPage,
  head: (_, language) => ({ title: productsI18n.translate(language)('title'), noindex: true }),
};
