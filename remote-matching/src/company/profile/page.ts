import type { RemotePage } from 'shared/remotes';
import { CompanyPage } from './CompanyPage';
import { companyPageTexts } from './texts';

export const page: RemotePage = {
  Page: CompanyPage,
  head: (_, language) => ({ title: companyPageTexts.translate(language)('title'), noindex: true }),
};
