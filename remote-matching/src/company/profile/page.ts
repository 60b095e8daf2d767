import { createMemberPage } from '../../layout/create-member-page';
import { Company } from './Company';
import { companyPageI18n } from './i18n';

export const page = createMemberPage(Company, companyPageI18n, { title: 'title', lead: 'lead' });
