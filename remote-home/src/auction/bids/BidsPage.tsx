import { EmptyState, ErrorState, LinkButton, Loading, Skeleton } from 'shared/ui';
import { MyPage } from '../../members/my/MyPage';
import styles from './bids.module.css';
import { useT } from './i18n';
import { OwnLots } from './OwnLots';
import { useBids } from './use-bids';

const Bids = () => {
  const t = useT();
  const { list, failed, read } = useBids();
  if (!list)
    return failed ? (
      <ErrorState title={t('failed')} onRetry={() => void read()} />
    ) : (
      <div className={styles.waiting}>
        <Loading />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    );
  if (list.bids.length === 0)
    return (
      <EmptyState title={t('none')}>
        <p>{t('noneHint')}</p>
        <LinkButton small to="/auction-search">
          {t('see')}
        </LinkButton>
      </EmptyState>
    );
  return <OwnLots list={list} onOver={read} />;
};

/** The reader's own bids among the other pages of theirs. */
export const BidsPage = () => {
  const t = useT();
  return (
    <MyPage title={t('title')} lead={t('lead')}>
      <Bids />
    </MyPage>
  );
};
