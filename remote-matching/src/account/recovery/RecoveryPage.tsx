import type { ReactNode } from 'react';
import { RecoveryScreen, recoveryTexts } from 'shared/people';
import { PeoplePage } from '../../components/PeoplePage';

const login = '/matching/login';

const Frame = ({ title, lead, children }: { title: string; lead?: string | undefined; children: ReactNode }) => {
  const t = recoveryTexts.useT();
  return (
    <PeoplePage title={title} lead={lead} width="narrow" back={{ to: login, text: t('toLogin') }}>
      {children}
    </PeoplePage>
  );
};

export const RecoveryPage = () => <RecoveryScreen login={login} Frame={Frame} />;
