import { createMemberPage } from '../../layout/create-member-page';
import { CreateQuestionForm } from './CreateQuestionForm';
import { supportI18n } from './i18n';

export const page = createMemberPage(CreateQuestionForm, supportI18n, {
  title: 'createTitle',
  lead: 'createLead',
  back: { to: '/matching/support', text: 'list' },
});
