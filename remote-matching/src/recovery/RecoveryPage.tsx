import { useState } from 'react';
import { EmptyState, LinkButton } from 'shared/ui';
import { PeoplePage } from '../parts/PeoplePage';
import { type Kind, RecoveryForm } from './RecoveryForm';
import { recoveryTexts } from './texts';

export const RecoveryPage = () => {
  const t = recoveryTexts.useT();
  const [done, setDone] = useState<Kind | null>(null);
  return (
    <PeoplePage
      title={t('title')}
      lead={done ? undefined : t('lead')}
      width="narrow"
      back={{ to: '/matching/login', text: t('toLogin') }}
    >
      {done ? (
        <div role="status">
          <EmptyState title={t(`done${done}`)}>
            <LinkButton variant="primary" to="/matching/login">
              {t('toLogin')}
            </LinkButton>
          </EmptyState>
        </div>
      ) : (
        <RecoveryForm onDone={setDone} />
      )}
    </PeoplePage>
  );
};
