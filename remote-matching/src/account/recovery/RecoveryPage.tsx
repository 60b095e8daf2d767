import type { ReactNode } from 'react';
import { RecoveryScreen, recoveryI18n } from 'shared/account-forms';
import { ContentPage } from '../../layout/ContentPage';

const loginPath = '/matching/login';

const RecoveryFrame = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}) => {
  const t = recoveryI18n.useT();
  return (
    <ContentPage title={title} lead={lead} width="narrow" back={{ to: loginPath, text: t('toLogin') }}>
      {children}
    </ContentPage>
  );
};

export const RecoveryPage = () => <RecoveryScreen login={loginPath} Frame={RecoveryFrame} />;
