import { formatNumber } from 'shared/format';
import { EmptyState, LinkButton, Pager } from 'shared/ui';
import { LinkTabs } from '../../layout/LinkTabs';
import { Page } from '../../layout/Page';
import { CategoryNav } from './CategoryNav';
import { findCategory } from './category-tree';
import { useT } from './i18n';
import type { ShopData } from './load';
import { ProductCard } from './ProductCard';
import { ProductFilters } from './ProductFilters';
import styles from './shop.module.css';
import { buildShopPath, isFiltered, type Sort, sorts } from './shop-query';

/** Images of the first row are not loaded lazily. */
const eagerImages = 4;

const NoProducts = ({ data: { query, total } }: { data: ShopData }) => {
  const t = useT();
  if (total > 0)
    return (
      <EmptyState title={t('emptyPage')}>
        <LinkButton small to={buildShopPath(query, {})}>
          {t('first')}
        </LinkButton>
      </EmptyState>
    );
  if (!isFiltered(query) && !query.category) return <EmptyState title={t('emptyShop')} />;
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
  const { query, categories, shopProducts, total, page, limit, more } = data;
  const current = findCategory(categories, query.category);
  const sortTabs = (Object.keys(sorts) as Sort[]).map((sort) => ({
    to: buildShopPath(query, { sort }),
    text: t(`sort.${sort}`),
    current: sort === query.sort,
  }));
  return (
    <Page title={current?.name ?? t('title')} lead={current ? undefined : t('lead')}>
      <div className={styles.columns}>
        <div className={styles.side}>
          <CategoryNav query={query} categories={categories} facets={data.facets} current={current} />
          <ProductFilters query={query} />
        </div>
        <div>
          <div className={styles.bar}>
            <p role="status">{t(more ? 'countMore' : 'count', { count: formatNumber(total) })}</p>
            <LinkTabs label={t('sort')} tabs={sortTabs} />
          </div>
          {shopProducts.length === 0 && <NoProducts data={data} />}
          <ul className={styles.grid}>
            {shopProducts.map((card, index) => (
              <li key={card._id}>
                <ProductCard card={card} level={2} eager={index < eagerImages} />
              </li>
            ))}
          </ul>
          <Pager
            page={page}
            limit={limit}
            total={total}
            buildHref={(number) => buildShopPath(query, { page: number })}
          />
        </div>
      </div>
    </Page>
  );
};
