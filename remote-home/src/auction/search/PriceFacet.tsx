import type { FormEvent } from 'react';
import { formatNumber } from 'shared/format';
import { useHref, useNavigate } from 'shared/router';
import { Button, TextField } from 'shared/ui';
import { HiddenQueryFields } from './HiddenQueryFields';
import { useT } from './i18n';
import { buildSearchPath, type LotQuery, parseLotQuery } from './lot-query';
import styles from './search.module.css';

interface PriceFacetProps {
  query: LotQuery;
  /** The lowest and the highest price of the listed lots (KRW). */
  prices: { min: number; max: number } | null;
}

export const PriceFacet = ({ query, prices }: PriceFacetProps) => {
  const t = useT();
  const navigate = useNavigate();
  const action = useHref('/auction-search');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const getText = (name: string) => String(fields.get(name) ?? '');
    const { priceFrom, priceTo } = parseLotQuery({
      params: {},
      query: new URLSearchParams({ priceFrom: getText('priceFrom'), priceTo: getText('priceTo') }),
    });
    void navigate(buildSearchPath({ ...query, priceFrom, priceTo, page: 1 }));
  };
  return (
    <form className={styles.prices} action={action} onSubmit={submit}>
      <HiddenQueryFields query={{ ...query, priceFrom: null, priceTo: null }} />
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
