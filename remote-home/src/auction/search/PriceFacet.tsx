import type { FormEvent } from 'react';
import { formatNumber } from 'shared/format';
import { useNavigate } from 'shared/router';
import { Button, TextField } from 'shared/ui';
import { Kept } from './Kept';
import { addressOf, type LotQuery, readQuery } from './query';
import styles from './search.module.css';
import { useT } from './search-i18n';

interface PriceFacetProps {
  query: LotQuery;
  /** What there is to choose from. */
  prices: { min: number; max: number } | null;
}

export const PriceFacet = ({ query, prices }: PriceFacetProps) => {
  const t = useT();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const textOf = (name: string) => String(given.get(name) ?? '');
    const { priceFrom, priceTo } = readQuery({
      params: {},
      query: new URLSearchParams({ priceFrom: textOf('priceFrom'), priceTo: textOf('priceTo') }),
    });
    void navigate(addressOf({ ...query, priceFrom, priceTo, page: 1 }));
  };
  return (
    <form className={styles.prices} action="/auction-search" onSubmit={submit}>
      <Kept query={{ ...query, priceFrom: null, priceTo: null }} />
      {(['priceFrom', 'priceTo'] as const).map((name) => (
        <TextField
          key={name}
          label={t(name)}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={formatNumber(query[name])}
          placeholder={formatNumber(name === 'priceFrom' ? prices?.min : prices?.max)}
        />
      ))}
      <Button type="submit" small variant="primary" wide>
        {t('apply')}
      </Button>
    </form>
  );
};
