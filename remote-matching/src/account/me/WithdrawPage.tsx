import { useState } from 'react';
import { FormOutcome } from 'shared/account-forms';
import { useAuth } from 'shared/auth';
import { formatDateLong } from 'shared/format';
import { homePath, useLanguage } from 'shared/i18n';
import { EmptyState } from 'shared/ui';
import { ContentPage } from '../../layout/ContentPage';
import { MemberPage } from '../../layout/MemberPage';
import { meI18n } from './i18n';
import { WithdrawForm } from './WithdrawForm';

export const WithdrawPage = () => {
  const t = meI18n.useT();
  const language = useLanguage();
  const [withdrawn, setWithdrawn] = useState<{ purgeAt: string; isPerson: boolean } | null>(null);
  if (withdrawn)
    return (
      <ContentPage title={t('withdrawTitle')}>
        <FormOutcome>
          <EmptyState
            title={t('withdrawnTitle')}
            text={t('withdrawnText', { date: formatDateLong(withdrawn.purgeAt, language) })}
            links={[
              withdrawn.isPerson
                ? { to: homePath[language], text: t('toHome'), small: false }
                : { to: '/matching', text: t('toMatching'), small: false },
            ]}
          />
        </FormOutcome>
      </ContentPage>
    );
  return (
    <MemberPage title={t('withdrawTitle')} lead={t('withdrawLead')} back={{ to: '/matching/me/edit', text: t('edit') }}>
      <WithdrawForm
        onWithdrawn={(purgeAt) => {
          // A private person is a member of the public site (and may never have seen this platform).
          setWithdrawn({ purgeAt, isPerson: useAuth.getState().user?.type === 'PERSON' });
          // The API has already ended all sessions.
          useAuth.getState().clear();
        }}
      />
    </MemberPage>
  );
};
