import { PenLine } from 'lucide-react';
import { LinkButton } from 'shared/ui';
import { supportI18n } from './i18n';

export const CreateQuestionLink = () => {
  const t = supportI18n.useT();
  return (
    <LinkButton variant="primary" small to="/matching/support/create">
      <PenLine aria-hidden />
      {t('write')}
    </LinkButton>
  );
};
