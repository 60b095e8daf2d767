import { useLocation } from 'shared/router';
import { ErrorState, LinkButton, Loading, lazyComponent, Skeleton } from 'shared/ui';
import { useT } from '../i18n';
import type { LiveWork } from '../use-live-work';
import { BidState } from './BidState';
import styles from './panel.module.css';
import { useBidding } from './use-bidding';

/** Loaded for signed-in members only. */
const placeholder = <Skeleton shape="block" />;
const BidForm = lazyComponent(
  () => import(/* webpackChunkName: "bid" */ './BidForm').then(({ BidForm }) => BidForm),
  placeholder,
);
const BidOutcome = lazyComponent(() =>
  import(/* webpackChunkName: "bid" */ './BidOutcome').then(({ BidOutcome }) => BidOutcome),
);
const PaddleApplication = lazyComponent(
  () => import(/* webpackChunkName: "bid" */ './PaddleApplication').then(({ PaddleApplication }) => PaddleApplication),
  placeholder,
);

const SignInLinks = () => {
  const t = useT();
  const { pathname } = useLocation();
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
};

/** The bid form, or what is needed before it: signing in, a paddle. */
export const BidArea = ({ liveWork }: { liveWork: LiveWork }) => {
  const t = useT();
  const { work, memberState, refresh } = liveWork;
  const bidding = useBidding(liveWork);
  const { phase } = bidding.state;

  if (memberState === 'visitor') return <SignInLinks />;
  if (memberState === 'failed') return <ErrorState title={t('standingFailed')} onRetry={() => void refresh()} />;
  if (memberState === 'loading')
    return (
      <div className={styles.area}>
        <Loading />
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </div>
    );
  return (
    <div className={styles.area}>
      <BidState work={work} refresh={refresh} />
      <BidOutcome bidding={bidding} work={work} />
      {work.paddle?.status !== 'APPROVED' ? (
        <PaddleApplication work={work} onDone={refresh} />
      ) : (
        phase !== 'unknown' && <BidForm key={work._id} work={work} busy={phase === 'sending'} onPlace={bidding.place} />
      )}
    </div>
  );
};
