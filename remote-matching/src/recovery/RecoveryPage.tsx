import { useState } from 'react';
import { useLocation } from 'shared/router';
import { EmptyState, LinkButton } from 'shared/ui';
import { PeoplePage } from '../parts/PeoplePage';
import { ChooseForm } from './ChooseForm';
import { invitationOf } from './invitation';
import { type Kind, RecoveryForm } from './RecoveryForm';
import { recoveryTexts } from './texts';

export const RecoveryPage = () => {
  const t = recoveryTexts.useT();
  const { hash } = useLocation();
  const [verifying, setVerifying] = useState(false);
  const [done, setDone] = useState<Kind | null>(null);
  const invitation = verifying ? null : invitationOf(hash);
  const lead = invitation ? t('chooseLead', { name: invitation.name }) : t('lead');
  return (
    <PeoplePage
      title={t(invitation ? 'chooseTitle' : 'title')}
      lead={done ? undefined : lead}
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
      ) : invitation ? (
        <ChooseForm invitation={invitation} onDone={() => setDone('PASSWORD')} onVerify={() => setVerifying(true)} />
      ) : (
        <RecoveryForm onDone={setDone} />
      )}
    </PeoplePage>
  );
};
