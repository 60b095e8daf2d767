import { formatNumber } from 'shared/format';
import { classes, EmptyState, LinkButton, Pager } from 'shared/ui';
import layout from '../../layout/layout.module.css';
import { Popups } from '../../layout/popups/Popups';
import { Choices } from './Choices';
import { Chosen } from './Chosen';
import { Facets } from './Facets';
import { LotGrid } from './LotGrid';
import { addressOf, none, sorts, statuses } from './query';
import { SearchBox } from './SearchBox';
import styles from './search.module.css';
import { useT } from './search-i18n';
import type { SearchData } from './search-load';

const sortTexts = { '-createdAt': '-createdAt', price: 'price_up', '-price': 'price_down', lotNo: 'lotNo' } as const;

export const SearchPage = ({ data: { query, list, facets } }: { data: SearchData }) => {
  const t = useT();
  const { works, total, page, limit, serverTime } = list;
  const q = query.q;
  return (
    <div className={classes(layout.content, styles.page)}>
      <Popups />
      <h1 className={styles.title}>{q ? t('titleOf', { q }) : t('title')}</h1>
      <SearchBox query={query} />
      <Choices
        label={t('states')}
        className={styles.tabs}
        choices={[null, ...statuses].map((status) => ({
          to: addressOf({ ...query, status, page: 1 }),
          text: t(status ?? 'all'),
          current: query.status === status,
        }))}
      />
      {facets ? (
        <Facets query={query} facets={facets} />
      ) : (
        <p className={styles.partly} role="status">
          {t('noFacets')}
        </p>
      )}
      <Chosen query={query} facets={facets} />
      <div className={styles.bar}>
        <p className={styles.total} role="status">
          {t('found', { total: formatNumber(total) })}
        </p>
        <Choices
          label={t('sort')}
          className={styles.sorts}
          choices={[null, ...sorts].map((sort) => ({
            to: addressOf({ ...query, sort, page: 1 }),
            text: t(sort ? sortTexts[sort] : 'soonest'),
            current: query.sort === sort,
          }))}
        />
      </div>
      {works.length > 0 ? (
        <LotGrid works={works} serverTime={serverTime} level={2} />
      ) : total > 0 ? (
        <EmptyState title={t('noPage')}>
          <LinkButton small to={addressOf({ ...query, page: 1 })}>
            {t('firstPage')}
          </LinkButton>
        </EmptyState>
      ) : (
        <EmptyState title={q ? t('nothingOf', { q }) : t('nothing')}>
          <p>{t('nothingHint')}</p>
          <div className={styles.onwards}>
            <LinkButton small to={addressOf(none)}>
              {t('showAll')}
            </LinkButton>
            <LinkButton small to="/auction/programs">
              {t('seePrograms')}
            </LinkButton>
          </div>
        </EmptyState>
      )}
      <Pager page={page} limit={limit} total={total} hrefOf={(number) => addressOf({ ...query, page: number })} />
    </div>
  );
};
