import { createPrivatePage } from '../../layout/private-page';
import { CompanyPage } from './CompanyPage';
import { companyPageI18n } from './i18n';

export const page = createPrivatePage(CompanyPage, (language) => companyPageI18n.translate(language)('title'));
