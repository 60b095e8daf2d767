import { PeopleLoaded } from 'shared/people';
import { LinkButton } from 'shared/ui';
import { PeopleMember } from '../../components/PeopleMember';
import { useMe } from '../../components/people-me';
import { BasicsForm } from './BasicsForm';
import { ContactForm } from './ContactForm';
import { PasswordForm } from './PasswordForm';
import { Photo } from './Photo';
import { Sessions } from './Sessions';
import { meTexts } from './texts';

const Edit = () => {
  const t = meTexts.useT();
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
  const t = meTexts.useT();
  return (
    <PeopleMember title={t('editTitle')} back={{ to: '/matching/me', text: t('title') }}>
      <Edit />
    </PeopleMember>
  );
};
