import { type RefObject, useEffect, useId, useState } from 'react';
import { htmlLang, useLanguage } from 'shared/i18n';
import { useNavigate } from 'shared/router';
import { VisuallyHidden } from 'shared/ui';
import styles from './SearchSuggestions.module.css';
import { useT } from './search-i18n';
import { useFieldKeys } from './use-field-keys';
import { type Suggestion, useSuggestions } from './use-suggestions';

interface SearchSuggestionsProps {
  input: RefObject<HTMLInputElement | null>;
  /** Id of the list box. */
  id: string;
  /** The id of the active option, null without one; undefined while the list is closed. */
  onChange: (active: string | null | undefined) => void;
  /** Called before navigation. */
  onFollow: (() => void) | undefined;
}

const Title = ({ title: { text, language, marks } }: Pick<Suggestion, 'title'>) => {
  const shown = useLanguage();
  return (
    <span className={styles.title} lang={language === shown ? undefined : htmlLang[language]}>
      {marks.map(({ start, end }, at) => (
        <span key={start}>
          {text.slice(marks[at - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </span>
  );
};

/** The list box of a search field, which keeps the focus: matches of what is typed, and last the way to all of them. */
export const SearchSuggestions = ({ input, id, onChange, onFollow }: SearchSuggestionsProps) => {
  const t = useT();
  const navigate = useNavigate();
  const [q, setQ] = useState('');
  const [active, setActive] = useState<number | null>(null);
  const [isOpen, setIsOpen] = useState(true);
  const found = useSuggestions(q);
  const suggestions = found?.suggestions ?? [];
  const shown = isOpen && q !== '' && found !== null;
  const all = `/search?${new URLSearchParams({ q: found?.q ?? '' })}`;
  const count = suggestions.length + 1;
  const chosen = active === null || active >= count ? null : active;
  const optionId = useId();
  const activeId = chosen === null ? null : `${optionId}${chosen}`;

  const close = () => {
    setIsOpen(false);
    setActive(null);
  };
  const follow = (path: string) => {
    close();
    onFollow?.();
    void navigate(path);
  };
  useEffect(() => onChange(shown ? activeId : undefined), [onChange, shown, activeId]);
  const read = () => setQ(input.current?.value.trim().normalize('NFC') ?? '');
  useFieldKeys(input, {
    onInput: () => {
      read();
      setIsOpen(true);
      setActive(null);
    },
    onMove: (step) => {
      setIsOpen(true);
      if (shown) setActive(((chosen ?? (step > 0 ? -1 : count)) + step + count) % count);
      return shown;
    },
    onEnter: () => {
      if (shown && chosen !== null) follow(suggestions[chosen]?.path ?? all);
      else close();
      return shown && chosen !== null;
    },
    // The first Escape closes the list alone, not the menu around the field.
    onEscape: () => {
      close();
      return shown;
    },
    onBlur: close,
  });
  // What was typed before the field was listened to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(read, []);

  const options = [
    ...suggestions.map((suggestion) => ({ path: suggestion.path, key: suggestion.title.text, suggestion })),
    { path: all, key: '', suggestion: null },
  ];
  return (
    <>
      <VisuallyHidden>
        <span role="status">{shown ? t('found', { total: suggestions.length }) : ''}</span>
      </VisuallyHidden>
      {/* The field keeps the focus when an option is pressed. */}
      <div
        id={id}
        className={styles.list}
        role="listbox"
        tabIndex={-1}
        aria-label={t('suggestions')}
        hidden={!shown}
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map(({ path, key, suggestion }, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
          <div
            key={`${path} ${key}`}
            id={`${optionId}${at}`}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            onClick={() => follow(path)}
          >
            {suggestion ? <Title title={suggestion.title} /> : <span>{t('all', { q: found?.q ?? '' })}</span>}
            {suggestion && <span className={styles.kind}>{t(suggestion.kind)}</span>}
          </div>
        ))}
      </div>
    </>
  );
};
