import { htmlLang, useLanguage } from 'shared/i18n';
import type { SearchGroup } from './load';

type MarkedText = SearchGroup['hits'][number]['title'];

/** A text with its matches marked; it names its language if that is not the one of the page. */
export const Marked = ({ text: { text, language, marks } }: { text: MarkedText }) => {
  const shown = useLanguage();
  return (
    <span lang={language === shown ? undefined : htmlLang[language]}>
      {marks.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(marks[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </span>
  );
};
