import { signOut } from 'shared/auth';
import type { Me } from 'shared/contract';
import { useLanguage } from 'shared/i18n';
import { PeopleLoaded } from 'shared/people';
import { useNavigate } from 'shared/router';
import { Button, LinkButton } from 'shared/ui';
import { useReader } from '../../components/match-reader';
import { PeopleMember } from '../../components/PeopleMember';
import { useMe } from '../../components/people-me';
import { Applications } from './Applications';
import { Card } from './Card';
import { Fairs } from './Fairs';
import { meI18n } from './i18n';
import { Meetings } from './Meetings';
import styles from './me.module.css';
import { Products } from './Products';
import { Waiting } from './Waiting';

const Person = () => {
  const t = meI18n.useT();
  return (
    <Card title={t('application')}>
      <p className={styles.quiet}>{t('person')}</p>
    </Card>
  );
};

/** A seller's and a buyer's version: the same order, each with what is theirs. */
const Cards = ({ me }: { me: Me }) => {
  const t = meI18n.useT();
  const { sells, buys } = useReader();
  const selling = me.seller !== null;
  const company = me.type === 'COMPANY';
  return (
    <div className={styles.cards}>
      <Waiting me={me} />
      {(sells || buys) && <Meetings />}
      <Applications me={me} />
      {(sells || buys) && <Fairs />}
      {sells && <Products />}
      {!company && <Person />}
      <Card title={t('links')}>
        <p className={styles.links}>
          {company && (
            <LinkButton small to="/matching/company">
              {t('company')}
            </LinkButton>
          )}
          <LinkButton small to="/matching/inbox">
            {t('inbox')}
          </LinkButton>
          <LinkButton small to="/matching/support">
            {t('support')}
          </LinkButton>
          {company && (
            <LinkButton small to={`/matching/manuals/${selling ? 'seller' : 'buyer'}`}>
              {t('manual')}
            </LinkButton>
          )}
        </p>
      </Card>
    </div>
  );
};

const Body = () => {
  const t = meI18n.useT();
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <PeopleLoaded query={useMe()}>
      {(me) => (
        <>
          <p className={styles.who}>
            <strong>{me.company?.name[language]?.trim() || (me.company?.name.ko ?? me.name)}</strong>
            <span className={styles.quiet}>
              {me.name} · {me.username}
            </span>
          </p>
          <Cards me={me} />
          <p className={styles.links}>
            <Button
              onClick={() => {
                void signOut();
                void navigate('/matching');
              }}
            >
              {t('signOut')}
            </Button>
          </p>
        </>
      )}
    </PeopleLoaded>
  );
};

export const MePage = () => {
  const t = meI18n.useT();
  return (
    <PeopleMember
      title={t('title')}
      width="wide"
      action={
        <LinkButton small to="/matching/me/edit">
          {t('edit')}
        </LinkButton>
      }
    >
      <Body />
    </PeopleMember>
  );
};
