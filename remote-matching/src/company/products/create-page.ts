import { createMemberPage } from '../../layout/create-member-page';
import { CreateProductForm } from './CreateProductForm';
import { productsI18n } from './i18n';

export const page = createMemberPage(CreateProductForm, productsI18n, {
  title: 'add',
  lead: 'createLead',
  back: { to: '/matching/products', text: 'list' },
  sellersOnly: true,
});
