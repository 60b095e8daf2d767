import { useState } from 'react';
import { useAuth } from 'shared/auth';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { EmptyState, LinkButton } from 'shared/ui';
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
      <ContentPage title={t('leaveTitle')}>
        <div role="status">
          <EmptyState title={t('left')}>
            <p>{t('leftText', { date: formatDateLong(purgeAt, language) })}</p>
            <LinkButton to="/matching">{t('toMatching')}</LinkButton>
          </EmptyState>
        </div>
      </ContentPage>
    );
  return (
    <MemberPage title={t('leaveTitle')} lead={t('leaveLead')} back={{ to: '/matching/me/edit', text: t('editTitle') }}>
      <WithdrawForm
        onLeft={(at) => {
          setPurgeAt(at);
          // The API has already ended all sessions.
          useAuth.getState().clear();
        }}
      />
    </MemberPage>
  );
};
