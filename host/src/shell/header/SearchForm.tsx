import { Search } from 'lucide-react';
import { type ComponentProps, type ComponentType, type FormEvent, useId, useRef, useState } from 'react';
import { useHref, useNavigate } from 'shared/router';
import { focusInView, isComposing } from 'shared/ui';
import { useT } from '../i18n';
import { buildSearchPath } from '../search-path';
import styles from './SearchForm.module.css';

type SuggestionsProps = ComponentProps<typeof import('./SearchSuggestions')['SearchSuggestions']>;

/**
 * Searches auction works (W7), with suggestions from the whole site, whose code comes when the field has the focus. `onSearch` is
 * called before navigation, so that a menu can close.
 */
export const SearchForm = ({ onSearch }: { onSearch?: () => void }) => {
  const t = useT();
  const navigate = useNavigate();
  const action = useHref('/auction-search');
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
  const [active, setActive] = useState<string | null | undefined>();
  const loadSuggestions = () =>
    void import('./SearchSuggestions').then(
      ({ SearchSuggestions }) => setSuggestions(() => SearchSuggestions),
      // Loading is tried again with the next focus.
      () => undefined,
    );
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
      <form className={styles.form} action={action} onSubmit={submit}>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={active !== undefined}
          aria-controls={listId}
          aria-activedescendant={active ?? undefined}
          aria-label={t('searchLabel')}
          placeholder={t('searchHint')}
          onFocus={loadSuggestions}
          // The field may have had the focus before the page was hydrated.
          onInput={Suggestions ? undefined : loadSuggestions}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
          }}
        />
        <button className={styles.button} type="submit" aria-label={t('search')}>
          <Search aria-hidden />
        </button>
        {Suggestions && <Suggestions input={input} id={listId} onChange={setActive} onFollow={onSearch} />}
      </form>
    </search>
  );
};
