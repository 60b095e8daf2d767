import { useEffect, useRef } from 'react';
import { useLanguage } from 'shared/i18n';
import { Facet, FacetOptions } from './Facet';
import { PriceFacet } from './PriceFacet';
import { priceText } from './price-text';
import { addressOf } from './query';
import styles from './search.module.css';
import { translate, useT } from './search-i18n';
import type { SearchData } from './search-load';

type Narrowing = 'program' | 'author' | 'hall';

interface FacetsProps {
  query: SearchData['query'];
  facets: NonNullable<SearchData['facets']>;
}

/** What the list can be narrowed by. Each choice is a link that says how many lots it leaves. */
export const Facets = ({ query, facets }: FacetsProps) => {
  const t = useT();
  const language = useLanguage();
  const bar = useRef<HTMLElement>(null);
  // A press elsewhere closes what is open.
  useEffect(() => {
    const close = ({ target }: PointerEvent) => {
      for (const facet of bar.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])
        if (!(target instanceof Node && facet.contains(target))) facet.open = false;
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, []);
  const choices: Record<Narrowing, { value: string; text: string; count: number }[]> = {
    program: facets.programs.map(({ _id, title, count }) => ({ value: _id, text: title, count })),
    author: facets.authors.map(({ _id, name, count }) => ({ value: _id, text: name, count })),
    hall: facets.halls.map(({ code, name, count }) => ({ value: code, text: name, count })),
  };
  return (
    <nav ref={bar} className={styles.facets} aria-label={t('filters')} key={addressOf(query)}>
      {(['program', 'author', 'hall'] as const).map((name) => (
        <Facet
          key={name}
          name={t(name)}
          chosen={choices[name].find(({ value }) => value === query[name])?.text ?? null}
        >
          <FacetOptions
            label={t(name)}
            options={[{ value: '', text: t('anyOf', { what: t(name) }), count: null }, ...choices[name]].map(
              ({ value, text, count }) => ({
                to: addressOf({ ...query, [name]: value, page: 1 }),
                text,
                count,
                current: query[name] === value,
              }),
            )}
          />
        </Facet>
      ))}
      <Facet name={t('price')} chosen={priceText(query, language, translate(language))}>
        <PriceFacet query={query} prices={facets.prices} />
      </Facet>
    </nav>
  );
};
