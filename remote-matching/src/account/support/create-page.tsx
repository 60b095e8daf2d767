import { CreateQuestionForm, questionsI18n } from 'shared/account-forms';
import { useInvalidate } from '../../data/use-invalidate';
import { createMemberPage } from '../../layout/create-member-page';

const CreateQuestion = () => {
  const invalidate = useInvalidate();
  return (
    <CreateQuestionForm listPath="/matching/support" type="other" onCreated={() => void invalidate(['questions'])} />
  );
};

export const page = createMemberPage(CreateQuestion, questionsI18n, {
  title: 'createTitle',
  lead: 'createLead',
  back: { to: '/matching/support', text: 'list' },
});
