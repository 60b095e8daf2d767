import { Search, X } from 'lucide-react';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'shared/router';
import styles from './FaqSearch.module.css';
import { addressOf, type FaqQuery } from './query';
import { faqsTexts } from './texts';

/** A plain form to the same address, so that it also works before the page is interactive. */
export const FaqSearch = ({ query: { type, q } }: { query: FaqQuery }) => {
  const t = faqsTexts.useT();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(addressOf({ type, q: String(new FormData(event.currentTarget).get('q')) }));
  };
  return (
    <search>
      <form className={styles.form} action="/matching/faqs" onSubmit={submit}>
        {type && <input type="hidden" name="type" value={type} />}
        <input
          className={styles.input}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('searchLabel')}
          placeholder={t('searchLabel')}
        />
        {q && (
          <Link className={styles.clear} to={addressOf({ type })} aria-label={t('clear')}>
            <X aria-hidden />
          </Link>
        )}
        <button className={styles.button} type="submit" aria-label={t('search')}>
          <Search aria-hidden />
        </button>
      </form>
    </search>
  );
};
