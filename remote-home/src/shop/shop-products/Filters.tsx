import type { FormEvent } from 'react';
import { useNavigate } from 'shared/router';
import { Button, LinkButton, SelectField, TextField } from 'shared/ui';
import { useT } from './i18n';
import { emptyQuery, hrefOf, isFiltered, labels, queryOf, type ShopQuery } from './query';
import styles from './shop.module.css';

/** A plain form that asks for an address: without scripts the browser goes there by itself. */
export const Filters = ({ asked }: { asked: ShopQuery }) => {
  const t = useT();
  const navigate = useNavigate();
  const filtered = isFiltered(asked);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]);
    void navigate(hrefOf(queryOf(new URLSearchParams(given)), {}));
  };

  return (
    <details className={styles.filters} open={filtered}>
      <summary>{t(filtered ? 'filtersOn' : 'filters')}</summary>
      {/* Fields keep what is typed; another address fills them anew. */}
      <form key={hrefOf(asked, {})} action="/shop" method="get" onSubmit={submit} className={styles.fields}>
        {asked.category && <input type="hidden" name="category" value={asked.category} />}
        {asked.sort !== emptyQuery.sort && <input type="hidden" name="sort" value={asked.sort} />}
        <TextField label={t('search')} name="q" type="search" maxLength={100} defaultValue={asked.q} />
        <div className={styles.range}>
          <TextField
            label={t('priceFrom')}
            name="from"
            inputMode="numeric"
            maxLength={11}
            defaultValue={asked.from}
            autoComplete="off"
          />
          <TextField
            label={t('priceTo')}
            name="to"
            inputMode="numeric"
            maxLength={11}
            defaultValue={asked.to}
            autoComplete="off"
          />
        </div>
        <SelectField label={t('label')} name="label" defaultValue={asked.label}>
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
            <LinkButton small variant="quiet" to={hrefOf(asked, { label: '', q: '', from: '', to: '' })}>
              {t('reset')}
            </LinkButton>
          )}
        </div>
      </form>
    </details>
  );
};
