import { createMemberPage } from '../../layout/create-member-page';
import { productsI18n } from './i18n';
import { ProductEditor, ProductTitle } from './ProductEditor';

export const page = createMemberPage(ProductEditor, productsI18n, {
  title: 'title',
  Title: ProductTitle,
  back: { to: '/matching/products', text: 'list' },
  sellersOnly: true,
});
