import { useState } from 'react';
import { AccountSettings, QueryBoundary, settingsI18n, WithdrawForm, WithdrawnNotice } from 'shared/account-forms';
import { useAuth } from 'shared/auth';
import { api } from 'shared/client';
import { homePath, useLanguage } from 'shared/i18n';
import { Page } from '../../../layout/Page';
import { AccountLayout } from '../AccountLayout';
import { useMemberQuery } from '../use-member-query';

export const InfoPage = () => {
  const query = useMemberQuery('me', async () => (await api.me.get()).user);
  return (
    <QueryBoundary query={query}>
      {(me) => (
        <AccountSettings me={me} onChange={query.setData} onReload={query.refetch} withdrawPath="/my/info/withdraw" />
      )}
    </QueryBoundary>
  );
};

/** Ends the account. The outcome stays although nobody is signed in any more. */
export const WithdrawPage = () => {
  const t = settingsI18n.useT();
  const language = useLanguage();
  const isPerson = useAuth(({ user }) => user?.type === 'PERSON');
  const [purgeAt, setPurgeAt] = useState<string | null>(null);
  if (purgeAt)
    return (
      <Page title={t('withdrawTitle')}>
        <WithdrawnNotice purgeAt={purgeAt} link={{ to: homePath[language], text: t('toHome') }} />
      </Page>
    );
  return (
    <AccountLayout title={t('withdrawTitle')} lead={t('withdrawLead')}>
      <WithdrawForm
        isPerson={isPerson}
        stayPath="/my"
        onWithdrawn={(at) => {
          setPurgeAt(at);
          // The API has already ended all sessions.
          useAuth.getState().clear();
        }}
      />
    </AccountLayout>
  );
};
