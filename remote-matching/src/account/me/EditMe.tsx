import { QueryBoundary } from 'shared/account-forms';
import { LinkButton } from 'shared/ui';
import { useMe } from '../../data/use-me';
import { BasicsForm } from './BasicsForm';
import { ContactForm } from './ContactForm';
import { meI18n } from './i18n';
import { PasswordForm } from './PasswordForm';
import { PhotoField } from './PhotoField';
import { SessionList } from './SessionList';

export const EditMe = () => {
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
              {t('withdrawTitle')}
            </LinkButton>
          </p>
        </>
      )}
    </QueryBoundary>
  );
};
