import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { EmptyState, LinkButton, Pager } from 'shared/ui';
import { LinkTabs } from '../../components/LinkTabs';
import { SearchForm } from '../../components/SearchForm';
import { QueryProvider } from '../../data/QueryProvider';
import { useReader } from '../../data/use-reader';
import { MatchingLayout } from '../../layout/MatchingLayout';
import { FairCard } from './FairCard';
import styles from './FairsPage.module.css';
import { fairsI18n } from './i18n';
import { type FairsData, fetchFairs, limit } from './load';
import { buildFairsPath, fairStatuses } from './query';

/** The list for visitors, replaced with the reader's own, which marks the fairs that they take part in. */
const FairList = ({ data: { query, list, reader } }: { data: FairsData }) => {
  const t = fairsI18n.useT();
  const language = useLanguage();
  const { sub } = useReader();
  const memberList = useQuery({
    queryKey: ['fairs', query, language, sub],
    queryFn: () => fetchFairs(api, query),
    enabled: sub !== null && sub !== reader,
  });
  const { fairs, total } = memberList.data ?? list;
  return (
    <>
      <p className={styles.count} role="status">
        {t('found', { total })}
      </p>
      {fairs.length > 0 ? (
        <ul className={styles.list}>
          {fairs.map((fair) => (
            <li key={fair._id}>
              <FairCard fair={fair} level={2} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={t('nothing')}>
          <p>{t('nothingHint')}</p>
          <LinkButton to={buildFairsPath({})} small>
            {t('showAll')}
          </LinkButton>
        </EmptyState>
      )}
      <Pager page={query.page} limit={limit} total={total} buildHref={(page) => buildFairsPath({ ...query, page })} />
    </>
  );
};

export const FairsPage = ({ data }: { data: FairsData }) => {
  const t = fairsI18n.useT();
  const { query } = data;
  return (
    <MatchingLayout>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <SearchForm label={t('search')} q={query.q} buildHref={(q) => buildFairsPath({ ...query, q, page: 1 })} />
        </header>
        <LinkTabs
          label={t('states')}
          tabs={[null, ...fairStatuses].map((status) => ({
            to: buildFairsPath({ ...query, status, page: 1 }),
            text: t(status ?? 'all'),
            current: status === query.status,
          }))}
        />
        <QueryProvider>
          <FairList data={data} />
        </QueryProvider>
      </div>
    </MatchingLayout>
  );
};
