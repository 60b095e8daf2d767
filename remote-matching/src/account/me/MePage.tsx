import { QueryBoundary } from 'shared/account-forms';
import { signOut } from 'shared/auth';
import type { Me } from 'shared/contract';
import { useNavigate } from 'shared/router';
import { Button, LinkButton } from 'shared/ui';
import { useLocalised } from '../../components/use-localised';
import { useMe } from '../../data/use-me';
import { useReader } from '../../data/use-reader';
import { MemberPage } from '../../layout/MemberPage';
import { ApplicationsCard } from './ApplicationsCard';
import { Card } from './Card';
import { FairsCard } from './FairsCard';
import { meI18n } from './i18n';
import { MeetingsCard } from './MeetingsCard';
import styles from './me.module.css';
import { PendingCard } from './PendingCard';
import { ProductsCard } from './ProductsCard';

const IndividualCard = () => {
  const t = meI18n.useT();
  return (
    <Card title={t('application')}>
      <p className={styles.quiet}>{t('person')}</p>
    </Card>
  );
};

/** The cards of the reader's role, in the same order for sellers and buyers. */
const MeCards = ({ me }: { me: Me }) => {
  const t = meI18n.useT();
  const { sells, buys } = useReader();
  const selling = me.seller !== null;
  const company = me.type === 'COMPANY';
  return (
    <div className={styles.cards}>
      <PendingCard me={me} />
      {(sells || buys) && <MeetingsCard />}
      <ApplicationsCard me={me} />
      {(sells || buys) && <FairsCard />}
      {sells && <ProductsCard />}
      {!company && <IndividualCard />}
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

const MeContent = () => {
  const t = meI18n.useT();
  const localise = useLocalised();
  const navigate = useNavigate();
  return (
    <QueryBoundary query={useMe()}>
      {(me) => (
        <>
          <p className={styles.who}>
            <strong>{me.company ? localise(me.company.name) : me.name}</strong>
            <span className={styles.quiet}>
              {me.name} · {me.username}
            </span>
          </p>
          <MeCards me={me} />
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
    </QueryBoundary>
  );
};

export const MePage = () => {
  const t = meI18n.useT();
  return (
    <MemberPage
      title={t('title')}
      width="wide"
      action={
        <LinkButton small to="/matching/me/edit">
          {t('edit')}
        </LinkButton>
      }
    >
      <MeContent />
    </MemberPage>
  );
};
