import { useQuery } from '@tanstack/react-query';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { EmptyState, LinkButton, Pager } from 'shared/ui';
import { MatchSearch } from '../../components/MatchSearch';
import { MatchTabs } from '../../components/MatchTabs';
import { useReader } from '../../components/match-reader';
import { Queries } from '../../components/Queries';
import { MatchingPage } from '../../layout/MatchingPage';
import { FairCard } from './FairCard';
import styles from './FairsPage.module.css';
import { fairsI18n } from './i18n';
import { type FairsData, limit, listFairs } from './load';
import { addressOf, fairStatuses } from './query';

/** The server renders for visitors; whoever is signed in also sees where they take part. */
const FairList = ({ data: { query, list, reader } }: { data: FairsData }) => {
  const t = fairsI18n.useT();
  const language = useLanguage();
  const { sub } = useReader();
  const own = useQuery({
    queryKey: ['fairs', query, language, sub],
    queryFn: () => listFairs(api, query),
    enabled: sub !== null && sub !== reader,
  });
  const { fairs, total } = own.data ?? list;
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
          <LinkButton to={addressOf({})} small>
            {t('showAll')}
          </LinkButton>
        </EmptyState>
      )}
      <Pager page={query.page} limit={limit} total={total} hrefOf={(page) => addressOf({ ...query, page })} />
    </>
  );
};

export const FairsPage = ({ data }: { data: FairsData }) => {
  const t = fairsI18n.useT();
  const { query } = data;
  return (
    <MatchingPage>
      <div className={styles.page}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <MatchSearch label={t('search')} q={query.q} hrefOf={(q) => addressOf({ ...query, q, page: 1 })} />
        </header>
        <MatchTabs
          label={t('states')}
          tabs={[null, ...fairStatuses].map((status) => ({
            to: addressOf({ ...query, status, page: 1 }),
            text: t(status ?? 'all'),
            current: status === query.status,
          }))}
        />
        <Queries>
          <FairList data={data} />
        </Queries>
      </div>
    </MatchingPage>
  );
};
