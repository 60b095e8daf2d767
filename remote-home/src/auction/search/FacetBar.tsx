import { useEffect, useRef } from 'react';
import { useLanguage } from 'shared/i18n';
import { useT as useLotT } from '../lots/i18n';
import { Facet, FacetOptions } from './Facet';
import { formatPriceRange } from './format-price-range';
import { translate, useT } from './i18n';
import type { SearchData } from './load';
import { buildSearchPath } from './lot-query';
import { PriceFacet } from './PriceFacet';
import styles from './search.module.css';

type FacetName = 'program' | 'author' | 'hall';

interface FacetBarProps {
  query: SearchData['query'];
  facets: NonNullable<SearchData['facets']>;
}

/** The facets of the list. Each option is a link with the number of lots that it leaves. */
export const FacetBar = ({ query, facets }: FacetBarProps) => {
  const t = useT();
  const lotT = useLotT();
  const language = useLanguage();
  const barRef = useRef<HTMLElement>(null);
  // A press outside closes the open facet.
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      for (const facet of barRef.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])
        if (!(target instanceof Node && facet.contains(target))) facet.open = false;
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);
  const options: Record<FacetName, { value: string; text: string; count: number }[]> = {
    program: facets.programs.map(({ _id, title, count }) => ({ value: _id, text: title, count })),
    author: facets.authors.map(({ _id, name, count }) => ({ value: _id, text: name, count })),
    hall: facets.halls.map(({ code, name, count }) => ({ value: code, text: name, count })),
  };
  return (
    <nav ref={barRef} className={styles.facets} aria-label={t('filters')} key={buildSearchPath(query)}>
      {(['program', 'author', 'hall'] as const).map((name) => (
        <Facet
          key={name}
          name={lotT(name)}
          selected={options[name].find(({ value }) => value === query[name])?.text ?? null}
        >
          <FacetOptions
            label={lotT(name)}
            options={[{ value: '', text: t('anyOption', { what: lotT(name) }), count: null }, ...options[name]].map(
              ({ value, text, count }) => ({
                to: buildSearchPath({ ...query, [name]: value, page: 1 }),
                text,
                count,
                current: query[name] === value,
              }),
            )}
          />
        </Facet>
      ))}
      <Facet name={t('price')} selected={formatPriceRange(query, language, translate(language))}>
        <PriceFacet query={query} prices={facets.prices} />
      </Facet>
    </nav>
  );
};
