import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const piecesOf = (word: string) => {
  const letters = Array.from(word);
  return letters.length === 1 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
};

/** As the column is written, which knows no other capitals. */
const lower = (text: string) => text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());

const wordsOf = (q: string) =>
  lower(q)
    .split(/\s+/)
    .filter((word) => word !== '');

/** Every word of `q` somewhere in a text, looked for in the text itself; the planner guesses well how many have it. */
export const saysWords = (text: PgColumn | SQL, q: string): SQL[] =>
  wordsOf(q).map((word) => sql`${text} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);

/**
 * The same for a text that has an index on `search_pieces` of it: that finds the rows that have the pieces of a word,
 * and the text itself says whether they stand together.
 */
export const hasWords = (text: PgColumn | SQL, q: string): SQL[] => [
  ...wordsOf(q).map((word) => sql`search_pieces(${text}) @> ${sql.param(piecesOf(word))}::text[]`),
  ...saysWords(text, q),
];
