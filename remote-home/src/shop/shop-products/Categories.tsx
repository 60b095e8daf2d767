import { formatNumber } from 'shared/format';
import { Link } from 'shared/router';
import { countIn, opened, wayTo } from './categories';
import { useT } from './i18n';
import type { ShopCategory, ShopData } from './load';
import { hrefOf, type ShopQuery } from './query';
import styles from './shop.module.css';

interface CategoriesProps {
  asked: ShopQuery;
  categories: ShopCategory[];
  facets: ShopData['facets'];
  current: ShopCategory | undefined;
}

/** A column beside the goods on a desk, a row that is pushed sideways on a phone. */
export const Categories = ({ asked, categories, facets, current }: CategoriesProps) => {
  const t = useT();
  const way = wayTo(categories, current);
  const href = (category: string) => hrefOf(asked, { category });
  return (
    <nav className={styles.categories} aria-label={t('categories')}>
      <ul>
        <li>
          <Link to={href('')} aria-current={current ? undefined : 'page'}>
            {t('all')}
          </Link>
        </li>
        {opened(categories, way).map((category) => (
          <li key={category._id} className={styles[`depth${category.depth}`]}>
            <Link to={href(category.code)} aria-current={category === current ? 'page' : undefined}>
              {category.name} <span>{formatNumber(countIn(categories, facets, category))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
