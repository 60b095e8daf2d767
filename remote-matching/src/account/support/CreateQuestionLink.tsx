import { PenLine } from 'lucide-react';
import { questionsI18n } from 'shared/account-forms';
import { LinkButton } from 'shared/ui';

export const CreateQuestionLink = () => {
  const t = questionsI18n.useT();
  return (
    <LinkButton variant="primary" small to="/matching/support/create">
      <PenLine aria-hidden />
      {t('write')}
    </LinkButton>
  );
};
