import { PeopleLoaded } from 'shared/people';
import { LinkButton } from 'shared/ui';
import { PeopleMember } from '../../components/PeopleMember';
import { useMe } from '../../components/people-me';
import { BasicsForm } from './BasicsForm';
import { ContactForm } from './ContactForm';
import { meI18n } from './i18n';
import { PasswordForm } from './PasswordForm';
import { Photo } from './Photo';
import { Sessions } from './Sessions';

const Edit = () => {
  const t = meI18n.useT();
  return (
    <PeopleLoaded query={useMe()}>
      {(me) => (
        <>
          <Photo me={me} />
          <BasicsForm me={me} />
          <ContactForm me={me} channel="EMAIL" />
          <ContactForm me={me} channel="PHONE" />
          <PasswordForm username={me.username} />
          <Sessions />
          <p>
            <LinkButton variant="quiet" small to="/matching/me/withdraw">
              {t('leave')}
            </LinkButton>
          </p>
        </>
      )}
    </PeopleLoaded>
  );
};

export const EditPage = () => {
  const t = meI18n.useT();
  return (
    <PeopleMember title={t('editTitle')} back={{ to: '/matching/me', text: t('title') }}>
      <Edit />
    </PeopleMember>
  );
};
