import { createPrivatePage } from '../../layout/private-page';
import { CreateProductPage } from './CreateProductPage';
import { productsI18n } from './i18n';

export const page = createPrivatePage(CreateProductPage, (language) => productsI18n.translate(language)('createTitle'));
