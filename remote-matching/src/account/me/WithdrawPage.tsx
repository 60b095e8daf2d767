import { useState } from 'react';
import { settingsI18n, WithdrawForm, WithdrawnNotice } from 'shared/account-forms';
import { useAuth } from 'shared/auth';
import { homePath, useLanguage } from 'shared/i18n';
import { ContentPage } from '../../layout/ContentPage';
import { MemberPage } from '../../layout/MemberPage';
import { meI18n } from './i18n';

export const WithdrawPage = () => {
  const t = settingsI18n.useT();
  const meT = meI18n.useT();
  const language = useLanguage();
  const isPerson = useAuth(({ user }) => user?.type === 'PERSON');
  const [withdrawn, setWithdrawn] = useState<{ purgeAt: string; isPerson: boolean } | null>(null);
  if (withdrawn)
    return (
      <ContentPage title={t('withdrawTitle')}>
        <WithdrawnNotice
          purgeAt={withdrawn.purgeAt}
          link={
            withdrawn.isPerson
              ? { to: homePath[language], text: t('toHome') }
              : { to: '/matching', text: t('toMatching') }
          }
        />
      </ContentPage>
    );
  return (
    <MemberPage
      title={t('withdrawTitle')}
      lead={t('withdrawLead')}
      back={{ to: '/matching/me/edit', text: meT('edit') }}
    >
      <WithdrawForm
        isPerson={isPerson}
        stayPath={isPerson ? '/my' : '/matching/me'}
        onWithdrawn={(purgeAt) => {
          // A private person is a member of the public site (and may never have seen this platform).
          setWithdrawn({ purgeAt, isPerson });
          // The API has already ended all sessions.
          useAuth.getState().clear();
        }}
      />
    </MemberPage>
  );
};
