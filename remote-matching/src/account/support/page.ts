import { questionsI18n } from 'shared/account-forms';
import { createMemberPage } from '../../layout/create-member-page';
import { CreateQuestionLink } from './CreateQuestionLink';
import { QuestionList } from './QuestionList';

export const page = createMemberPage(QuestionList, questionsI18n, {
  title: 'title',
  lead: 'lead',
  Action: CreateQuestionLink,
});
