import { formatNumber } from 'shared/format';
import { Link } from 'shared/router';
import { EmptyState, LinkButton, Pager } from 'shared/ui';
import { Page } from '../../layout/Page';
import { Categories } from './Categories';
import { find } from './categories';
import { Filters } from './Filters';
import { useT } from './i18n';
import type { ShopData } from './load';
import { ProductCard } from './ProductCard';
import { hrefOf, isFiltered, type Sort, sorts } from './query';
import styles from './shop.module.css';

/** Pictures of the first row come at once. */
const firstRow = 4;

const Nothing = ({ data: { asked, total } }: { data: ShopData }) => {
  const t = useT();
  if (total > 0)
    return (
      <EmptyState title={t('emptyPage')}>
        <LinkButton small to={hrefOf(asked, {})}>
          {t('first')}
        </LinkButton>
      </EmptyState>
    );
  if (!isFiltered(asked) && !asked.category) return <EmptyState title={t('emptyShop')} />;
  return (
    <EmptyState title={t('empty')}>
      <p>{t('emptyText')}</p>
      <LinkButton small to="/shop">
        {t('all')}
      </LinkButton>
    </EmptyState>
  );
};

export const ShopPage = ({ data }: { data: ShopData }) => {
  const t = useT();
  const { asked, categories, shopProducts, total, page, limit, more } = data;
  const current = find(categories, asked.category);
  return (
    <Page title={current?.name ?? t('title')} lead={current ? undefined : t('lead')} className={styles.page}>
      <div className={styles.columns}>
        <div className={styles.side}>
          <Categories asked={asked} categories={categories} facets={data.facets} current={current} />
          <Filters asked={asked} />
        </div>
        <div className={styles.goods}>
          <div className={styles.bar}>
            <p role="status">{t(more ? 'countMore' : 'count', { count: formatNumber(total) })}</p>
            <nav aria-label={t('sort')}>
              <ul className={styles.sorts}>
                {(Object.keys(sorts) as Sort[]).map((sort) => (
                  <li key={sort}>
                    <Link to={hrefOf(asked, { sort })} aria-current={sort === asked.sort ? 'true' : undefined}>
                      {t(`sort.${sort}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          {shopProducts.length === 0 && <Nothing data={data} />}
          <ul className={styles.grid}>
            {shopProducts.map((card, place) => (
              <li key={card._id}>
                <ProductCard card={card} level={2} eager={place < firstRow} />
              </li>
            ))}
          </ul>
          <Pager page={page} limit={limit} total={total} hrefOf={(number) => hrefOf(asked, { page: number })} />
        </div>
      </div>
    </Page>
  );
};
