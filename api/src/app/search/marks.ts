import { getChoseong } from 'es-hangul';
import { type MappedKeys, mapToKeys } from './search-keys';
import type { SearchTerm } from './search-terms';

export interface Mark {
  start: number;
  end: number;
}

const toRegExp = (pattern: string) => new RegExp(pattern.replaceAll('%', ''), 'g');

/** Where a pattern is in the keys of a text, as places in the text. */
const findPattern = ({ keys, starts, ends }: MappedKeys, pattern: string): Mark[] =>
  [...keys.matchAll(toRegExp(pattern))].flatMap(({ index, 0: found }) => {
    const first = index + (found.length - found.trimStart().length);
    const last = index + found.trimEnd().length - 1;
    const [start = 0, end = 0, before] = [starts[first], ends[last], starts[first - 1]];
    // From the middle of a syllable it is another word.
    return before === start && first > 0 && keys[first - 1] !== ' ' ? [] : [{ start, end }];
  });

/** Each syllable by its initial consonant, so that places stay the same. */
const toInitials = (text: string) =>
  text.replace(/[^ㄱ-ㅎ]/g, (letter) => (/[가-힣]/.test(letter) ? getChoseong(letter) : ' '));

const wordExpression = /[\p{L}\p{N}\p{M}]+/gu;

const countSame = (one: string, other: string) => {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
};
const reverse = (keys: string) => [...keys].reverse().join('');

/** Whether two words, as keys, differ in one place: another key, one more or one less. */
const isAlmost = (one: string, other: string) => {
  const longest = Math.max(one.length, other.length);
  return countSame(one, other) + countSame(reverse(one), reverse(other)) >= longest - 1;
};

/** The words of a text whose beginning is spelt like a misspelt word. */
const findSimilar = (text: string, { forms, pieces }: SearchTerm): Mark[] => {
  // Words that are too short have none.
  if (pieces.length === 0) return [];
  return [...text.matchAll(wordExpression)].flatMap(({ index, 0: word }) => {
    const keys = mapToKeys(word).keys.trim();
    const isSimilar = forms.some((form) =>
      [-1, 0, 1].some((more) => isAlmost(keys.slice(0, form.length + more), form)),
    );
    return isSimilar ? [{ start: index, end: index + word.length }] : [];
  });
};

/** Where a term is as it is written, or its two parts. */
const findExact = (text: string, mapped: MappedKeys, term: SearchTerm): Mark[] => {
  const searched = term.initials ? mapToKeys(toInitials(text)) : mapped;
  const exact = term.patterns.flatMap((pattern) => findPattern(searched, pattern));
  if (exact.length > 0) return exact;
  return term.splits.flatMap((patterns) => {
    const found = patterns.map((pattern) => findPattern(mapped, pattern));
    return found.every((marks) => marks.length > 0) ? found.flat() : [];
  });
};

/** Where in a long text in NFC the first of the terms is, as it is written; 0 if none is. */
export const findFirst = (text: string, terms: readonly SearchTerm[]): number => {
  const mapped = mapToKeys(text);
  const starts = terms.flatMap((term) => findExact(text, mapped, term)).map(({ start }) => start);
  return starts.length > 0 ? Math.min(...starts) : 0;
};

/** Places of the terms, also of words that are spelt like them, in a text in NFC, in order and without overlaps. */
export const findMarks = (text: string, terms: readonly SearchTerm[]): Mark[] => {
  const mapped = mapToKeys(text);
  const marks = terms.flatMap((term) => {
    const exact = findExact(text, mapped, term);
    return exact.length > 0 ? exact : findSimilar(text, term);
  });
  const merged: Mark[] = [];
  for (const mark of marks.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && mark.start <= last.end) last.end = Math.max(last.end, mark.end);
    else merged.push({ ...mark });
  }
  return merged;
};
