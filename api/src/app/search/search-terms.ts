import { convertQwertyToHangul } from 'es-hangul';
import { toSearchKeys } from './search-keys';
import { stripEnding } from './strip-ending';

/** A word of a search. Patterns are those of `like` on keys, which have no wildcards of their own. */
export interface SearchTerm {
  /** Keys of the word, and without its ending; the text has one of them. */
  forms: string[];
  /** Patterns of the forms; of initial consonants if `initials`. */
  patterns: string[];
  initials: boolean;
  /** Patterns of beginning and end: one of them is in a word that differs in one place. */
  pieces: string[];
  /** Patterns of two words that were written as one. */
  splits: [string, string][];
}

const maxTerms = 8;
const maxSplits = 6;

const stopWords = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

const isHan = (text: string) => /[\u4e00-\u9fff]/.test(text);

/** Chinese is written without spaces: its characters by two, the last ones by three. */
const splitHan = (text: string): string[] =>
  text.length > 3 ? [text.slice(0, 2), ...splitHan(text.slice(2))] : [text];

const splitWords = (q: string) => {
  const words = (q.normalize('NFC').match(/[\u4e00-\u9fff]+|[\p{L}\p{N}\p{M}]+/gu) ?? []).flatMap((run) =>
    // The second part of the expression also takes Chinese characters after a letter.
    (run.match(/[\u4e00-\u9fff]+|[^\u4e00-\u9fff]+/g) ?? []).flatMap((part) => (isHan(part) ? splitHan(part) : [part])),
  );
  const meaningful = words.filter((word) => !stopWords.has(word.toLowerCase()));
  return [...new Set(meaningful.length > 0 ? meaningful : words)].slice(0, maxTerms);
};

/** The Hangul that the keys of Latin letters type; the word itself if that is no Hangul. */
const toHangul = (word: string) => {
  if (!/^[a-z]+$/i.test(word)) return word;
  try {
    const typed = [convertQwertyToHangul(word), convertQwertyToHangul(word.toLowerCase())];
    return typed.find((hangul) => /^[가-힣]+$/.test(hangul)) ?? word;
  } catch {
    // The library throws for vowels that no syllable has.
    return word;
  }
};

const trimKeys = (text: string) => toSearchKeys(text).trim();

/** Hangul is found within words, unless it is short; Latin words are found by their beginning, Chinese characters whole. */
const toPattern = (keys: string, script: 'hangul' | 'latin' | 'han') => {
  if (script === 'han') return `% ${keys} %`;
  return script === 'hangul' && keys.length > 2 ? `%${keys}%` : `% ${keys}%`;
};

const buildPieces = (keys: string): string[] => {
  if (keys.length < 4 || keys.includes(' ')) return [];
  const [start, end] = [Math.max(2, Math.floor(keys.length / 3)), Math.max(3, Math.floor(keys.length / 3))];
  return [
    start > 2 ? `%${keys.slice(0, start)}%` : `% ${keys.slice(0, start)}%`,
    keys.length === 4 ? `%${keys.slice(-2)} %` : `%${keys.slice(-end)}%`,
  ];
};

const buildSplits = (hangul: string): [string, string][] => {
  if (!/^[가-힣]{4,}$/.test(hangul)) return [];
  const places = Array.from({ length: hangul.length - 3 }, (_, at) => at + 2).slice(0, maxSplits);
  const toPart = (part: string) => toPattern(trimKeys(part), 'hangul');
  return places.map((at) => [toPart(hangul.slice(0, at)), toPart(hangul.slice(at))]);
};

const buildTerm = (word: string): SearchTerm => {
  if (/^[ㄱ-ㅎ]+$/.test(word)) {
    const keys = trimKeys(word);
    return { forms: [keys], patterns: [toPattern(keys, 'hangul')], initials: true, pieces: [], splits: [] };
  }
  const hangul = toHangul(word);
  const script = isHan(word) ? 'han' : /[가-힣ㄱ-ㅣ]/.test(hangul) ? 'hangul' : 'latin';
  const stem = stripEnding(hangul);
  const forms = [...new Set([word, ...(stem ? [stem] : [])].map(trimKeys))].filter((keys) => keys !== '');
  return {
    forms,
    patterns: forms.map((keys) => toPattern(keys, script)),
    initials: false,
    pieces: buildPieces(forms.at(-1) ?? ''),
    splits: buildSplits(stem ?? hangul),
  };
};

/** The words of a search; none for one without letters and digits. */
export const parseTerms = (q: string): SearchTerm[] =>
  splitWords(q)
    .map(buildTerm)
    .filter(({ forms }) => forms.length > 0);
