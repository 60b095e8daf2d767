import { api } from 'shared/client';
import { EmptyState, Pager } from 'shared/ui';
import common from '../../components/common.module.css';
import { LinkTabs } from '../../components/LinkTabs';
import { SearchForm } from '../../components/SearchForm';
import { QueryProvider } from '../../data/QueryProvider';
import { useMemberData } from '../../data/use-member-data';
import { MatchingLayout } from '../../layout/MatchingLayout';
import { FairCardList } from './FairCardList';
import styles from './FairsPage.module.css';
import { fairsI18n } from './i18n';
import { type FairsData, fetchFairs, limit } from './load';
import { buildFairsPath, fairStatuses } from './query';

/** The list for visitors, replaced with the reader's own, which marks the fairs that they take part in. */
const FairList = ({ data: { query, list, reader } }: { data: FairsData }) => {
  const t = fairsI18n.useT();
  const { fairs, total } = useMemberData({
    queryKey: ['fairs', query],
    queryFn: () => fetchFairs(api, query),
    loaded: list,
    reader,
  });
  return (
    <>
      <p className={common.count} role="status">
        {t('found', { total })}
      </p>
      {fairs.length > 0 ? (
        <FairCardList fairs={fairs} level={2} />
      ) : (
        <EmptyState
          title={t('nothing')}
          text={t('nothingHint')}
          links={[{ to: buildFairsPath({}), text: t('showAll') }]}
        />
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
          <h1 className={common.pageTitle}>{t('title')}</h1>
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
