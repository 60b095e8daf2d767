import { Search, X } from 'lucide-react';
import type { FormEvent } from 'react';
import { Link, useNavigate } from 'shared/router';
import styles from './MatchSearch.module.css';
import { matchI18n } from './match-i18n';

interface MatchSearchProps {
  label: string;
  q: string;
  /** The address of the same list with these words, or with none. */
  hrefOf: (q: string) => string;
}

/** A plain form to the same address, so that it also works before the page is interactive. */
export const MatchSearch = ({ label, q, hrefOf }: MatchSearchProps) => {
  const t = matchI18n.useT();
  const navigate = useNavigate();
  const [action = '', kept] = hrefOf('').split('?');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(hrefOf(String(new FormData(event.currentTarget).get('q'))));
  };
  return (
    <search>
      <form className={styles.form} action={action} onSubmit={submit}>
        {[...new URLSearchParams(kept)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          key={q}
          className={styles.input}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={label}
          placeholder={label}
        />
        {q && (
          <Link className={styles.clear} to={hrefOf('')} aria-label={t('clear')}>
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
