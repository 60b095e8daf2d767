import { X } from 'lucide-react';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { useT as useLotT } from '../lots/i18n';
import { formatPriceRange } from './format-price-range';
import { translate, useT } from './i18n';
import type { SearchData } from './load';
import { buildSearchPath, emptyQuery, type LotQuery } from './lot-query';
import styles from './search.module.css';

interface ActiveFiltersProps {
  query: LotQuery;
  facets: SearchData['facets'];
}

/** The filters in use, each with a link that removes it, and a link that removes all. */
export const ActiveFilters = ({ query, facets }: ActiveFiltersProps) => {
  const t = useT();
  const lotT = useLotT();
  const language = useLanguage();
  const price = formatPriceRange(query, language, translate(language));
  const filters: { text: string; without: Partial<LotQuery> }[] = [];
  const add = (text: string | null | undefined, without: Partial<LotQuery>) => {
    if (text) filters.push({ text, without });
  };
  add(query.program && (facets?.programs.find(({ _id }) => _id === query.program)?.title ?? lotT('program')), {
    program: '',
  });
  add(query.author && (facets?.authors.find(({ _id }) => _id === query.author)?.name ?? lotT('author')), {
    author: '',
  });
  add(query.hall && (facets?.halls.find(({ code }) => code === query.hall)?.name ?? lotT('hall')), { hall: '' });
  add(price, { priceFrom: null, priceTo: null });
  if (filters.length === 0) return null;
  return (
    <ul className={styles.activeFilters}>
      {filters.map(({ text, without }) => (
        <li key={text}>
          <Link
            className={styles.chip}
            to={buildSearchPath({ ...query, ...without, page: 1 })}
            aria-label={t('without', { what: text })}
          >
            {text}
            <X size={16} aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.reset} to={buildSearchPath({ ...emptyQuery, q: query.q, sort: query.sort })}>
          {t('reset')}
        </Link>
      </li>
    </ul>
  );
};
