import type { FormEvent } from 'react';
import { useHref, useNavigate } from 'shared/router';
import { Button, LinkButton, SelectField, TextField } from 'shared/ui';
import { useT } from './i18n';
import styles from './shop.module.css';
import { buildShopPath, emptyQuery, isFiltered, labels, parseShopQuery, type ShopQuery } from './shop-query';

/** A form that opens the address of the filtered list; it also works without JavaScript. */
export const ProductFilters = ({ query }: { query: ShopQuery }) => {
  const t = useT();
  const navigate = useNavigate();
  const action = useHref('/shop');
  const filtered = isFiltered(query);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate(buildShopPath(parseShopQuery(new URLSearchParams(fields)), {}));
  };

  return (
    <details className={styles.filters} open={filtered}>
      <summary>{t(filtered ? 'filtersOn' : 'filters')}</summary>
      {/* The fields are uncontrolled: the key resets them when the address changes. */}
      <form key={buildShopPath(query, {})} action={action} method="get" onSubmit={submit} className={styles.fields}>
        {query.category && <input type="hidden" name="category" value={query.category} />}
        {query.sort !== emptyQuery.sort && <input type="hidden" name="sort" value={query.sort} />}
        <TextField label={t('search')} name="q" type="search" maxLength={100} defaultValue={query.q} />
        <div className={styles.range}>
          <TextField
            label={t('priceFrom')}
            name="from"
            inputMode="numeric"
            maxLength={11}
            defaultValue={query.from}
            autoComplete="off"
          />
          <TextField
            label={t('priceTo')}
            name="to"
            inputMode="numeric"
            maxLength={11}
            defaultValue={query.to}
            autoComplete="off"
          />
        </div>
        <SelectField label={t('label')} name="label" defaultValue={query.label}>
          <option value="">{t('anyLabel')}</option>
          {labels.map((label) => (
            <option key={label} value={label}>
              {t(label)}
            </option>
          ))}
        </SelectField>
        <div className={styles.go}>
          <Button type="submit" small>
            {t('apply')}
          </Button>
          {filtered && (
            <LinkButton small variant="quiet" to={buildShopPath(query, { label: '', q: '', from: '', to: '' })}>
              {t('reset')}
            </LinkButton>
          )}
        </div>
      </form>
    </details>
  );
};
