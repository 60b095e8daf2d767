import { createPrivatePage } from '../../layout/private-page';
import { productsI18n } from './i18n';
import { ProductPage } from './ProductPage';

export const page = createPrivatePage(ProductPage, (language) => productsI18n.translate(language)('title'));
