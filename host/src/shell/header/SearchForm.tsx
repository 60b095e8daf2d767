import { Search } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'shared/router';
import { focusInView, isComposing } from 'shared/ui';
import { useT } from '../i18n';
import { buildSearchPath } from '../search-path';
import styles from './SearchForm.module.css';

/** Searches auction works (W7). `onSearch` is called before navigation, so that a menu can close. */
export const SearchForm = ({ onSearch }: { onSearch?: () => void }) => {
  const t = useT();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const path = buildSearchPath(input.current?.value ?? '');
    if (!path) {
      if (input.current) focusInView(input.current);
      return;
    }
    onSearch?.();
    navigate(path);
  };
  return (
    <search className={styles.search}>
      <form className={styles.form} action="/auction-search" onSubmit={submit}>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('searchLabel')}
          placeholder={t('searchHint')}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
          }}
        />
        <button className={styles.button} type="submit" aria-label={t('search')}>
          <Search aria-hidden />
        </button>
      </form>
    </search>
  );
};
