import { formatNumber } from 'shared/format';
import type { Language } from 'shared/i18n';

/** How a language groups large numbers: the size of a group and the words for it, from the smallest. */
const groupings = {
  ko: { size: 10_000, words: ['', '만', '억', '조'], separator: ' ' },
  en: { size: 1000, words: ['', ' thousand', ' million', ' billion', ' trillion'], separator: ' ' },
  cn: { size: 10_000, words: ['', '万', '亿', '万亿'], separator: '' },
} as const satisfies Record<Language, { size: number; words: readonly string[]; separator: string }>;

/** An amount as people say it, in which a zero too many is heard: `1억 2,000만`, `120 million`. */
export const toAmountWords = (amount: number, language: Language) => {
  const { size, words, separator } = groupings[language];
  return words
    .map((word, at) => ({ word, count: Math.floor(amount / size ** at) % size }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => formatNumber(count) + word)
    .reverse()
    .join(separator);
};
