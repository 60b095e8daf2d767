import { useState } from 'react';
import { useAuth } from 'shared/auth';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { EmptyState } from 'shared/ui';
import { ContentPage } from '../../layout/ContentPage';
import { MemberPage } from '../../layout/MemberPage';
import { meI18n } from './i18n';
import { WithdrawForm } from './WithdrawForm';

export const WithdrawPage = () => {
  const t = meI18n.useT();
  const language = useLanguage();
  const [purgeAt, setPurgeAt] = useState<string | null>(null);
  if (purgeAt)
    return (
      <ContentPage title={t('withdrawTitle')}>
        <div role="status">
          <EmptyState
            title={t('withdrawnTitle')}
            text={t('withdrawnText', { date: formatDateLong(purgeAt, language) })}
            links={[{ to: '/matching', text: t('toMatching'), small: false }]}
          />
        </div>
      </ContentPage>
    );
  return (
    <MemberPage title={t('withdrawTitle')} lead={t('withdrawLead')} back={{ to: '/matching/me/edit', text: t('edit') }}>
      <WithdrawForm
        onWithdrawn={(at) => {
          setPurgeAt(at);
          // The API has already ended all sessions.
          useAuth.getState().clear();
        }}
      />
    </MemberPage>
  );
};
