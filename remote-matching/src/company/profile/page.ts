import type { RemotePage } from 'shared/remotes';
import { CompanyPage } from './CompanyPage';
import { companyPageI18n } from './i18n';

export const page: RemotePage = {
  Page: CompanyPage,
  head: (_, language) => ({ title: companyPageI18n.translate(language)('title'), noindex: true }),
};
