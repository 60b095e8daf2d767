import { and, eq, sql } from 'drizzle-orm';
import { type Language, pickText } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { matchesNgrams } from '../../platform/database/ngrams';
import { type User, users } from './table';

/** Returns the name of a user, or null if there is none. */
export const findUserName = async (db: Database, user: string): Promise<string | null> => {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users._id, user));
  return row?.name ?? null;
};

/** The name of the company of a user; the user's own name without one. */
export const formatCompanyName = ({ company, name }: User, language: Language) =>
  company ? pickText(company.name, language) : name;

/** The expression of the search index. */
const companySearchText = sql`company_words(${users.name}, ${users.company})`;

/** Condition: every word of `q` occurs in the names of the company or its contact. */
export const matchesCompanyName = (q: string) => and(...matchesNgrams(companySearchText, q)) ?? sql`true`;

/** Sort column for lists of companies; not part of the `users` table definition. */
export const companySortName = sql`${users}.listed_name`;
