import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

const piecesOf = (word: string) => {
  const letters = Array.from(word);
  return letters.length === 1 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
};

/** As the column is written, which knows no other capitals. */
const lower = (text: string) => text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());

/**
 * Every word of `q` somewhere in a column of words, which has an index on `search_pieces` of it: that finds the rows
 * that have the pieces of a word, and the text itself says whether they stand together.
 */
export const hasWords = (column: PgColumn, q: string): SQL[] =>
  lower(q)
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => [
      sql`search_pieces(${column}) @> ${sql.param(piecesOf(word))}::text[]`,
      sql`position(${word} in ${column}) > 0`,
    ]);
