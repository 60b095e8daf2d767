import { type ComponentType, type ReactNode, useState } from 'react';
import { useLocation } from 'shared/router';
import { EmptyState, LinkButton } from 'shared/ui';
import { FormOutcome } from '../form/FormOutcome';
import { ChoosePasswordForm } from './ChoosePasswordForm';
import { recoveryI18n } from './i18n';
import { parseInvitation } from './invitation';
import { RecoveryForm, type RecoveryKind } from './RecoveryForm';

interface RecoveryScreenProps {
  /** The path of the sign-in page. */
  login: string;
  /** The layout of a page of the site. */
  Frame: ComponentType<{ title: string; lead?: string | undefined; children: ReactNode }>;
}

/** Recovers a username or sets a new password, by certification or by the link of an invitation e-mail. */
export const RecoveryScreen = ({ login, Frame }: RecoveryScreenProps) => {
  const t = recoveryI18n.useT();
  const { hash } = useLocation();
  const [ignoresInvitation, setIgnoresInvitation] = useState(false);
  const [finished, setFinished] = useState<RecoveryKind | null>(null);
  const invitation = ignoresInvitation ? null : parseInvitation(hash);
  const lead = invitation ? t('chooseLead', { name: invitation.name }) : t('lead');
  return (
    <Frame title={t(invitation ? 'chooseTitle' : 'title')} lead={finished ? undefined : lead}>
      {finished ? (
        <FormOutcome>
          <EmptyState title={t(`done${finished}`)}>
            <LinkButton variant="primary" to={login}>
              {t('toLogin')}
            </LinkButton>
          </EmptyState>
        </FormOutcome>
      ) : invitation ? (
        <ChoosePasswordForm
          invitation={invitation}
          onDone={() => setFinished('PASSWORD')}
          onVerify={() => setIgnoresInvitation(true)}
        />
      ) : (
        <RecoveryForm onDone={setFinished} />
      )}
    </Frame>
  );
};
