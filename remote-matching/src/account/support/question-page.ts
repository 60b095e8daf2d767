import { createMemberPage } from '../../layout/create-member-page';
import { supportI18n } from './i18n';
import { QuestionDetail, QuestionTitle } from './QuestionDetail';

export const page = createMemberPage(QuestionDetail, supportI18n, {
  title: 'title',
  Title: QuestionTitle,
  back: { to: '/matching/support', text: 'list' },
});
