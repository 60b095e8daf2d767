import { type ComponentType, type ReactNode, useState } from 'react';
import { useLocation } from 'shared/router';
import { EmptyState, LinkButton } from 'shared/ui';
import { ChooseForm } from './ChooseForm';
import { recoveryI18n } from './i18n';
import { invitationOf } from './invitation';
import { type Kind, RecoveryForm } from './RecoveryForm';

interface RecoveryScreenProps {
  /** Where to sign in afterwards. */
  login: string;
  /** The page around it, as the site it stands on has its pages. */
  Frame: ComponentType<{ title: string; lead?: string | undefined; children: ReactNode }>;
}

/** Finding a username or setting a new password, by a code or by the link of an e-mail. */
export const RecoveryScreen = ({ login, Frame }: RecoveryScreenProps) => {
  const t = recoveryI18n.useT();
  const { hash } = useLocation();
  const [verifying, setVerifying] = useState(false);
  const [done, setDone] = useState<Kind | null>(null);
  const invitation = verifying ? null : invitationOf(hash);
  const lead = invitation ? t('chooseLead', { name: invitation.name }) : t('lead');
  return (
    <Frame title={t(invitation ? 'chooseTitle' : 'title')} lead={done ? undefined : lead}>
      {done ? (
        <div role="status">
          <EmptyState title={t(`done${done}`)}>
            <LinkButton variant="primary" to={login}>
              {t('toLogin')}
            </LinkButton>
          </EmptyState>
        </div>
      ) : invitation ? (
        <ChooseForm invitation={invitation} onDone={() => setDone('PASSWORD')} onVerify={() => setVerifying(true)} />
      ) : (
        <RecoveryForm onDone={setDone} />
      )}
    </Frame>
  );
};
