import { QueryBoundary } from 'shared/account-forms';
import { LinkButton } from 'shared/ui';
import { useMe } from '../../data/use-me';
import { MemberPage } from '../../layout/MemberPage';
import { BasicsForm } from './BasicsForm';
import { ContactForm } from './ContactForm';
import { meI18n } from './i18n';
import { PasswordForm } from './PasswordForm';
import { PhotoField } from './PhotoField';
import { SessionList } from './SessionList';

const EditMeForms = () => {
  const t = meI18n.useT();
  return (
    <QueryBoundary query={useMe()}>
      {(me) => (
        <>
          <PhotoField me={me} />
          <BasicsForm me={me} />
          <ContactForm me={me} channel="EMAIL" />
          <ContactForm me={me} channel="PHONE" />
          <PasswordForm username={me.username} />
          <SessionList />
          <p>
            <LinkButton variant="quiet" small to="/matching/me/withdraw">
              {t('leave')}
            </LinkButton>
          </p>
        </>
      )}
    </QueryBoundary>
  );
};

export const EditMePage = () => {
  const t = meI18n.useT();
  return (
    <MemberPage title={t('editTitle')} back={{ to: '/matching/me', text: t('title') }}>
      <EditMeForms />
    </MemberPage>
  );
};
