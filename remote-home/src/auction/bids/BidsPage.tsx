import { EmptyState, ErrorState, LinkButton, Loading, Skeleton } from 'shared/ui';
import { AccountLayout } from '../../members/my/AccountLayout';
import { BidLotList } from './BidLotList';
import styles from './bids.module.css';
import { useT } from './i18n';
import { useMyBids } from './use-my-bids';

const Bids = () => {
  const t = useT();
  const { data: list, error, refetch } = useMyBids();
  if (!list)
    return error ? (
      <ErrorState title={t('failed')} onRetry={refetch} />
    ) : (
      <div className={styles.loading}>
        <Loading />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    );
  if (list.bids.length === 0)
    return (
      <EmptyState title={t('empty')}>
        <p>{t('emptyHint')}</p>
        <LinkButton small to="/auction-search">
          {t('findWorks')}
        </LinkButton>
      </EmptyState>
    );
  return <BidLotList list={list} onOutdated={refetch} />;
};

export const BidsPage = () => {
  const t = useT();
  return (
    <AccountLayout title={t('title')} lead={t('lead')}>
      <Bids />
    </AccountLayout>
  );
};
