import { QueryBoundary } from 'shared/account-forms';
import { signOut } from 'shared/auth';
import type { Me as Member } from 'shared/contract';
import { useNavigate } from 'shared/router';
import { Button, LinkButton } from 'shared/ui';
import common from '../../components/common.module.css';
import { useLocalised } from '../../components/use-localised';
import { useMe } from '../../data/use-me';
import { useReader } from '../../data/use-reader';
import { layoutI18n } from '../../layout/i18n';
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
const MeCards = ({ me }: { me: Member }) => {
  const t = meI18n.useT();
  const layoutT = layoutI18n.useT();
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
        <p className={common.row}>
          {company && (
            <LinkButton small to="/matching/company">
              {t('company')}
            </LinkButton>
          )}
          <LinkButton small to="/matching/inbox">
            {layoutT('inbox')}
          </LinkButton>
          <LinkButton small to="/matching/support">
            {layoutT('support')}
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

export const Me = () => {
  const t = meI18n.useT();
  const localise = useLocalised();
  const navigate = useNavigate();
  return (
    <QueryBoundary query={useMe()}>
      {(me) => (
        <>
          <p className={styles.member}>
            <strong>{me.company ? localise(me.company.name) : me.name}</strong>
            <span className={styles.quiet}>
              {me.name} · {me.username}
            </span>
          </p>
          <MeCards me={me} />
          <p className={common.row}>
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

export const EditLink = () => {
  const t = meI18n.useT();
  return (
    <LinkButton small to="/matching/me/edit">
      {t('edit')}
    </LinkButton>
  );
};
