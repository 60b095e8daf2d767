import { Search, X } from 'lucide-react';
import type { FormEvent } from 'react';
import { Link, useHref, useNavigate } from 'shared/router';
import { isComposing } from 'shared/ui';
import { useFieldValues } from '../../layout/use-field-values';
import { HiddenQueryFields } from './HiddenQueryFields';
import { useT } from './i18n';
import { buildSearchPath, type LotQuery } from './lot-query';
import styles from './search.module.css';

/** A form that opens the address of the search; it also works without JavaScript. */
export const SearchBox = ({ query, label }: { query: LotQuery; label?: string }) => {
  const t = useT();
  const form = useFieldValues({ q: query.q });
  const navigate = useNavigate();
  const action = useHref('/auction-search');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q')).normalize('NFC').trim();
    void navigate(buildSearchPath({ ...query, q, page: 1 }));
  };
  return (
    <search>
      <form ref={form} className={styles.box} action={action} onSubmit={submit}>
        <HiddenQueryFields query={{ ...query, q: '' }} />
        <input
          className={styles.input}
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={label ?? t('label')}
          placeholder={label ?? t('label')}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
          }}
        />
        {query.q && (
          <Link className={styles.clear} to={buildSearchPath({ ...query, q: '', page: 1 })} aria-label={t('clear')}>
            <X size={22} aria-hidden />
          </Link>
        )}
        <button className={styles.go} type="submit" aria-label={t('submit')}>
          <Search size={22} aria-hidden />
        </button>
      </form>
    </search>
  );
};
