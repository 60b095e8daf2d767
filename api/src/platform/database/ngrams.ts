import { and, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const toNgrams = (word: string) => {
  const letters = Array.from(word);
  return letters.length === 1 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
};

/** Lower-cases ASCII letters, as the indexed column does. */
const lowerAscii = (text: string) => text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());

const splitWords = (q: string) =>
  lowerAscii(q)
    .split(/\s+/)
    .filter((word) => word !== '');

/** The pattern of `like` for texts that contain `text`; its wildcards are escaped. */
export const toLikePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Conditions: a text contains every word of `q`. Without an index, but the planner estimates the number of rows well. */
export const containsWords = (text: PgColumn | SQL, q: string): SQL[] =>
  splitWords(q).map((word) => sql`${text} like ${toLikePattern(word)}`);

/**
 * The same for a text with an index on its bigrams (`search_pieces`): the index finds rows with all bigrams of a word,
 * then `like` checks that they form the word.
 */
export const matchesNgrams = (text: PgColumn | SQL, q: string): SQL[] => [
  ...splitWords(q).map((word) => sql`search_pieces(${text}) @> ${sql.param(toNgrams(word))}::text[]`),
  ...containsWords(text, q),
];

/**
 * The number that `q` may be, as numbers are stored: a telephone or business number in any form in which people type it
 * (+82, hyphens, dots, brackets, spaces), or its last digits. Null for another text.
 */
export const toStoredNumber = (q: string): string | null => {
  const number = q.replace(/[\s().\u2010-\u2015-]/g, '').replace(/^(\+82|0082|82(?=10\d{8}$))0?/, '0');
  return /^\+?\d{4,}$/.test(number) ? number : null;
};

/** Condition: a text contains every word of `q`, or the number that `q` may be. */
export const matchesNgramsOrNumber = (text: PgColumn | SQL, q: string): SQL | undefined => {
  const number = toStoredNumber(q);
  return or(and(...matchesNgrams(text, q)), number ? and(...matchesNgrams(text, number)) : undefined);
};
