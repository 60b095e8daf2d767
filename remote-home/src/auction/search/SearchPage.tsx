import { formatNumber } from 'shared/format';
import { classNames, EmptyState, LinkButton, Pager } from 'shared/ui';
import { LinkTabs } from '../../layout/LinkTabs';
import { PageFrame } from '../../layout/Page';
import { Elsewhere } from '../../search/Elsewhere';
import { useT as useLotT } from '../lots/i18n';
import { LotGrid } from '../lots/LotGrid';
import { ActiveFilters } from './ActiveFilters';
import { FacetBar } from './FacetBar';
import { useT } from './i18n';
import type { SearchData } from './load';
import { buildSearchPath, emptyQuery, type LotQuery, sorts, statuses } from './lot-query';
import { SearchBox } from './SearchBox';
import styles from './search.module.css';

const sortTexts = { '-createdAt': '-createdAt', price: 'price_up', '-price': 'price_down', lotNo: 'lotNo' } as const;

/** Shown for a page behind the last one, or a search without results. */
const NoLots = ({ query, total }: { query: LotQuery; total: number }) => {
  const t = useT();
  if (total > 0)
    return (
      <EmptyState title={t('noPage')}>
        <LinkButton small to={buildSearchPath({ ...query, page: 1 })}>
          {t('firstPage')}
        </LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState title={query.q ? t('noMatch', { q: query.q }) : t('noLots')}>
      <p>{t('noLotsHint')}</p>
      <div className={styles.emptyLinks}>
        <LinkButton small to={buildSearchPath(emptyQuery)}>
          {t('showAll')}
        </LinkButton>
        <LinkButton small to="/auction/programs">
          {t('seePrograms')}
        </LinkButton>
      </div>
    </EmptyState>
  );
};

export const SearchPage = ({ data: { query, list, facets, elsewhere } }: { data: SearchData }) => {
  const t = useT();
  const lotT = useLotT();
  const { works, total, page, limit, serverTime } = list;
  const q = query.q;
  return (
    <PageFrame>
      <h1 className={styles.title}>{q ? t('resultsTitle', { q }) : t('title')}</h1>
      <SearchBox query={query} />
      <LinkTabs
        label={t('states')}
        className={classNames(styles.optionLinks, styles.tabs)}
        tabs={[null, ...statuses].map((status) => ({
          to: buildSearchPath({ ...query, status, page: 1 }),
          text: status ? lotT(status) : t('all'),
          current: query.status === status,
        }))}
      />
      {facets ? (
        <FacetBar query={query} facets={facets} />
      ) : (
        <p className={styles.noFacets} role="status">
          {t('noFacets')}
        </p>
      )}
      <ActiveFilters query={query} facets={facets} />
      <div className={styles.bar}>
        <p className={styles.total} role="status">
          {t('found', { total: formatNumber(total) })}
        </p>
        <LinkTabs
          label={t('sort')}
          className={classNames(styles.optionLinks, styles.sorts)}
          tabs={[null, ...sorts].map((sort) => ({
            to: buildSearchPath({ ...query, sort, page: 1 }),
            text: t(sort ? sortTexts[sort] : 'soonest'),
            current: query.sort === sort,
          }))}
        />
      </div>
      {works.length > 0 ? (
        <LotGrid works={works} serverTime={serverTime} level={2} />
      ) : (
        <NoLots query={query} total={total} />
      )}
      <div className={styles.pager}>
        <Pager
          page={page}
          limit={limit}
          total={total}
          buildHref={(number) => buildSearchPath({ ...query, page: number })}
        />
      </div>
      <Elsewhere q={q} groups={elsewhere} />
    </PageFrame>
  );
};
