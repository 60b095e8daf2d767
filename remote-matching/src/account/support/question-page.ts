import { questionsI18n } from 'shared/account-forms';
import { createMemberPage } from '../../layout/create-member-page';
import { QuestionDetail, QuestionTitle } from './QuestionDetail';

export const page = createMemberPage(QuestionDetail, questionsI18n, {
  title: 'title',
  Title: QuestionTitle,
  back: { to: '/matching/support', text: 'list' },
});
