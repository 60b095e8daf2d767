import { createMemberPage } from '../../layout/create-member-page';
import { productsI18n } from './i18n';
import { AddProductLink, ProductList } from './ProductList';

export const page = createMemberPage(ProductList, productsI18n, {
  title: 'title',
  lead: 'lead',
  Action: AddProductLink,
  width: 'wide',
  sellersOnly: true,
});
