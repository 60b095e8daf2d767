import { and, sql } from 'drizzle-orm';
import { hasWords } from '../../platform/http/pieces';
import { users } from './table';

/** In the words of its index. */
const words = sql`company_words(${users.name}, ${users.company})`;

/** That every word of `q` stands in the names of a company or of whoever stands for it. */
export const isNamed = (q: string) => and(...hasWords(words, q)) ?? sql`true`;

/** By which lists of companies are sorted. The records of users leave it out. */
export const listedName = sql`${users}.listed_name`;
