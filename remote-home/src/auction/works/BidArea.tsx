import { useLocation } from 'shared/router';
import { ErrorState, LinkButton, Loading, later, Skeleton } from 'shared/ui';
import { useT } from './i18n';
import styles from './panel.module.css';
import { Standing } from './Standing';
import { useBidding } from './use-bidding';
import type { WorkNow } from './use-work';

/** For those who are signed in. */
const waiting = <Skeleton shape="block" />;
const BidForm = later(() => import(/* webpackChunkName: "bid" */ './BidForm').then(({ BidForm }) => BidForm), waiting);
const Outcome = later(() => import(/* webpackChunkName: "bid" */ './Outcome').then(({ Outcome }) => Outcome));
const Paddle = later(() => import(/* webpackChunkName: "bid" */ './Paddle').then(({ Paddle }) => Paddle), waiting);

/** Bidding, or what is missing for it: signing in, a paddle. */
export const BidArea = ({ now }: { now: WorkNow }) => {
  const t = useT();
  const { pathname } = useLocation();
  const { work, standing, reread } = now;
  const using = useBidding(now);
  const { bidding } = using;

  if (standing === 'visitor')
    return (
      <div className={styles.area}>
        <LinkButton variant="primary" wide to={`/login?next=${encodeURIComponent(pathname)}`}>
          {t('signIn')}
        </LinkButton>
        <LinkButton variant="quiet" small wide to="/join">
          {t('join')}
        </LinkButton>
        <p className={styles.hint}>{t('signInHint')}</p>
        <noscript>
          <p className={styles.hint}>{t('noScript')}</p>
        </noscript>
      </div>
    );
  if (standing === 'failed') return <ErrorState title={t('standingFailed')} onRetry={() => void reread()} />;
  if (standing === 'reading')
    return (
      <div className={styles.area}>
        <Loading />
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </div>
    );
  return (
    <div className={styles.area}>
      <Standing work={work} reread={reread} />
      <Outcome using={using} work={work} />
      {work.paddle?.status !== 'APPROVED' ? (
        <Paddle work={work} onDone={reread} />
      ) : (
        bidding.phase !== 'unsure' && (
          <BidForm key={work._id} work={work} busy={bidding.phase === 'sending'} onPlace={using.place} />
        )
      )}
    </div>
  );
};
