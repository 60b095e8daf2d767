import { formatNumber } from 'shared/format';
import { Link } from 'shared/router';
import { countProducts, getCategoryPath, getVisibleCategories } from './category-tree';
import { useT } from './i18n';
import type { ShopCategory, ShopData } from './load';
import styles from './shop.module.css';
import { buildShopPath, type ShopQuery } from './shop-query';

interface CategoryNavProps {
  query: ShopQuery;
  categories: ShopCategory[];
  facets: ShopData['facets'];
  current: ShopCategory | undefined;
}

/** A column beside the products on a wide screen, a row that scrolls sideways on a phone. */
export const CategoryNav = ({ query, categories, facets, current }: CategoryNavProps) => {
  const t = useT();
  const visible = getVisibleCategories(categories, getCategoryPath(categories, current));
  return (
    <nav className={styles.categories} aria-label={t('categories')}>
      <ul>
        <li>
          <Link to={buildShopPath(query, { category: '' })} aria-current={current ? undefined : 'page'}>
            {t('all')}
          </Link>
        </li>
        {visible.map((category) => (
          <li key={category._id} className={styles[`depth${category.depth}`]}>
            <Link
              to={buildShopPath(query, { category: category.code })}
              aria-current={category === current ? 'page' : undefined}
            >
              {category.name} <span>{formatNumber(countProducts(categories, facets, category))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
