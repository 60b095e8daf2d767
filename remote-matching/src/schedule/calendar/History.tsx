import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { EmptyState, ErrorState, Pager, VisuallyHidden } from 'shared/ui';
import styles from './Agenda.module.css';
import { CardSkeletons } from './CardSkeletons';
import { scheduleI18n } from './i18n';
import { MatchingCard } from './MatchingCard';
import { addressOf } from './query';
import type { ViewProps } from './view';

const limit = 20;

/** What is over: held, declined, expired or called off. */
export const History = ({ page, onOpen }: ViewProps) => {
  const t = scheduleI18n.useT();
  const language = useLanguage();
  const { data, error, refetch } = useQuery({
    queryKey: ['matchings', 'history', page, language],
    queryFn: () => api.matchings.list({ query: { live: 'false', page, limit } }),
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <CardSkeletons />;
  if (data.matchings.length === 0) return <EmptyState title={t('noHistory')} />;
  return (
    <>
      <h2 className={styles.unseen}>
        <VisuallyHidden>{t('history')}</VisuallyHidden>
      </h2>
      <ul className={styles.list}>
        {data.matchings.map((matching) => (
          <li key={matching._id}>
            <MatchingCard matching={matching} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        limit={limit}
        total={data.total}
        hrefOf={(next) => addressOf({ view: 'history', page: next })}
      />
    </>
  );
};
