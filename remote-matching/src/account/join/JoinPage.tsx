import { useState } from 'react';
import { type Joined, JoinForm, JoinUploads } from 'shared/account-forms';
import { useSearchParams } from 'shared/router';
import { LinkButton } from 'shared/ui';
import { QueryProvider } from '../../data/QueryProvider';
import { ContentPage } from '../../layout/ContentPage';
import { AwardEntryForm } from './AwardEntryForm';
import { joinI18n } from './i18n';
import { JoinChoice } from './JoinChoice';
import { JoinRoleFields } from './JoinRoleFields';

const kinds = ['seller', 'buyer', 'person'] as const;

/** The kind of account is part of the address, so that back navigation returns to the choice. */
export const JoinPage = () => {
  const t = joinI18n.useT();
  const [query] = useSearchParams();
  const [joined, setJoined] = useState<Joined | null>(null);
  const as = query.get('as');
  const kind = kinds.find((option) => option === as);
  const back = { to: '/matching/join', text: t('back') };

  if (as === 'award')
    return (
      <QueryProvider>
        <ContentPage title={t('awardHead')} lead={t('awardLead')} back={back}>
          <AwardEntryForm />
        </ContentPage>
      </QueryProvider>
    );
  if (!kind)
    return (
      <ContentPage
        title={t('title')}
        lead={t('lead')}
        action={
          <LinkButton variant="quiet" small to="/matching/login">
            {t('toLogin')}
          </LinkButton>
        }
      >
        <JoinChoice />
      </ContentPage>
    );
  if (joined)
    return (
      <ContentPage title={t('title')}>
        <JoinUploads kind={kind} joined={joined} next="/matching/me" login="/matching/login" />
      </ContentPage>
    );
  return (
    <QueryProvider>
      <ContentPage title={t(`${kind}Head`)} lead={t(`${kind}Lead`)} back={back}>
        <JoinForm
          key={kind}
          kind={kind}
          onJoined={setJoined}
          extra={(form) => <JoinRoleFields kind={kind} form={form} />}
        />
      </ContentPage>
    </QueryProvider>
  );
};
