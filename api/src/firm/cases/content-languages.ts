import { inArray, sql } from 'drizzle-orm';
import type { Language } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { cases } from './table';

const languagesWithText = sql<Language[]>`array(
  select language from unnest(array['ko', 'en', 'cn']) as language
  where has_text(${cases.title} ->> language) and has_text(${cases.content} ->> language))`;

/** Adds the languages in which cases have title and text (decision 71). The database looks, as lists leave out the texts. */
export const addContentLanguages = async <R extends { _id: string }>(db: Database, rows: R[]) => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ _id }) => _id);
  const found = await db
    .select({ _id: cases._id, contentLanguages: languagesWithText })
    .from(cases)
    .where(inArray(cases._id, ids));
  const byId = new Map(found.map(({ _id, contentLanguages }) => [_id, contentLanguages]));
  return rows.map((row) => ({ ...row, contentLanguages: byId.get(row._id) ?? [] }));
};
