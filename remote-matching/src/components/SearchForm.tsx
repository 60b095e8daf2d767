import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { Link, useHref, useNavigate } from 'shared/router';
import { classNames } from 'shared/ui';
import { commonI18n } from './i18n';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  label: string;
  q: string;
  /** The address of the list that is searched for `q`, '' for the whole list. */
  buildHref: (q: string) => string;
  /** The browser's own button clears the field, in place of a link to the whole list. */
  native?: boolean;
}

/** A search form that also works before hydration, since it submits to the address of the list. */
export const SearchForm = ({ label, q, buildHref, native = false }: SearchFormProps) => {
  const t = commonI18n.useT();
  const navigate = useNavigate();
  const [path = '', query] = buildHref('').split('?');
  const action = useHref(path);
  const field = useRef<HTMLInputElement>(null);
  const submitted = useRef(q);
  // What is typed while the list that was asked for is coming stays.
  useEffect(() => {
    if (field.current && q !== submitted.current) field.current.value = q;
    submitted.current = q;
  }, [q]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitted.current = String(new FormData(event.currentTarget).get('q'));
    navigate(buildHref(submitted.current));
  };
  return (
    <search>
      <form className={styles.form} action={action} onSubmit={submit}>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input
          ref={field}
          className={classNames(styles.input, !native && styles.withLink)}
          type="search"
          name="q"
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={label}
          placeholder={label}
        />
        {q && !native && (
          <Link className={styles.clear} to={buildHref('')} aria-label={t('clear')}>
            <X aria-hidden />
          </Link>
        )}
        <button className={styles.button} type="submit" aria-label={native ? label : t('search')}>
          <Search aria-hidden />
        </button>
      </form>
    </search>
  );
};
