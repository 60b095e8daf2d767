import { createMemberPage } from '../../layout/create-member-page';
import { CreateQuestionLink } from './CreateQuestionLink';
import { supportI18n } from './i18n';
import { QuestionList } from './QuestionList';

export const page = createMemberPage(QuestionList, supportI18n, {
  title: 'title',
  lead: 'lead',
  Action: CreateQuestionLink,
});
