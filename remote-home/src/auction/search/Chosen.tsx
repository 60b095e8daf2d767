import { X } from 'lucide-react';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { priceText } from './price-text';
import { addressOf, type LotQuery, none } from './query';
import styles from './search.module.css';
import { translate, useT } from './search-i18n';
import type { SearchData } from './search-load';

interface ChosenProps {
  query: LotQuery;
  facets: SearchData['facets'];
}

/** What narrows the list now, each with the way to do without it. */
export const Chosen = ({ query, facets }: ChosenProps) => {
  const t = useT();
  const language = useLanguage();
  const price = priceText(query, language, translate(language));
  const parts: { text: string; without: Partial<LotQuery> }[] = [];
  const add = (text: string | null | undefined, without: Partial<LotQuery>) => {
    if (text) parts.push({ text, without });
  };
  add(query.program && (facets?.programs.find(({ _id }) => _id === query.program)?.title ?? t('program')), {
    program: '',
  });
  add(query.author && (facets?.authors.find(({ _id }) => _id === query.author)?.name ?? t('author')), { author: '' });
  add(query.hall && (facets?.halls.find(({ code }) => code === query.hall)?.name ?? t('hall')), { hall: '' });
  add(price, { priceFrom: null, priceTo: null });
  if (parts.length === 0) return null;
  return (
    <ul className={styles.chosenList}>
      {parts.map(({ text, without }) => (
        <li key={text}>
          <Link
            className={styles.chip}
            to={addressOf({ ...query, ...without, page: 1 })}
            aria-label={t('without', { what: text })}
          >
            {text}
            <X aria-hidden />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.reset} to={addressOf({ ...none, q: query.q, sort: query.sort })}>
          {t('reset')}
        </Link>
      </li>
    </ul>
  );
};
