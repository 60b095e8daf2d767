import { createPrivatePage } from '../../layout/private-page';
import { productsI18n } from './i18n';
import { ProductsPage } from './ProductsPage';

export const page = createPrivatePage(ProductsPage, (language) => productsI18n.translate(language)('title'));
