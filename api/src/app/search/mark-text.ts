import { type Language, type LocalisedText, pickText } from 'shared/contract';
import { findFirst, findMarks, type Mark } from './marks';
import type { SearchTerm } from './search-terms';

interface MarkedText {
  text: string;
  language: Language;
  marks: Mark[];
}

/** Of a text, the part in which matches are looked for. */
const searchedLength = 2000;
const excerptLength = 140;
/** As much of a body is needed for its excerpt. */
export const maxBodyLength = searchedLength + 2 * excerptLength;
/** Of the excerpt, what comes before the first match. */
const leadLength = 40;

const pickMarked = (texts: Partial<LocalisedText>, language: Language): Omit<MarkedText, 'marks'> => {
  const text = pickText({ ...texts, ko: texts.ko ?? '' }, language).normalize('NFC');
  return { text, language: texts[language]?.trim() ? language : 'ko' };
};

/** A title with its marks, in the language of the reader or else in Korean. */
export const markTitle = (title: LocalisedText, terms: readonly SearchTerm[], language: Language): MarkedText => {
  const picked = pickMarked(title, language);
  return { ...picked, marks: findMarks(picked.text, terms) };
};

/** The place of a space at which a text may be cut, near `at`; `at` itself if there is none. */
const findCut = (text: string, at: number) => {
  const space = text.indexOf(' ', at);
  return space === -1 || space > at + 20 ? at : space + 1;
};

/** A part of a text about its first match, with marks; null for no text. */
export const markExcerpt = (
  body: Partial<LocalisedText>,
  terms: readonly SearchTerm[],
  language: Language,
): MarkedText | null => {
  const { text, language: shown } = pickMarked(body, language);
  if (text === '') return null;
  const first = findFirst(text.slice(0, searchedLength), terms);
  const start = first > leadLength ? findCut(text, first - leadLength) : 0;
  const end = Math.min(start + excerptLength, text.length);
  const excerpt = `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
  return { text: excerpt, language: shown, marks: findMarks(excerpt, terms) };
};
