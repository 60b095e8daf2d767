import type { ReactNode } from 'react';
import { RecoveryScreen, recoveryI18n } from 'shared/people';
import { PeoplePage } from '../../components/PeoplePage';

const login = '/matching/login';

const Frame = ({ title, lead, children }: { title: string; lead?: string | undefined; children: ReactNode }) => {
  const t = recoveryI18n.useT();
  return (
    <PeoplePage title={title} lead={lead} width="narrow" back={{ to: login, text: t('toLogin') }}>
      {children}
    </PeoplePage>
  );
};

export const RecoveryPage = () => <RecoveryScreen login={login} Frame={Frame} />;
