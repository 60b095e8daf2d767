import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type LocalisedText, searchKinds } from 'shared/contract';
import { instant, localised } from '../../platform/database/columns';

/** Public records as the search finds them; triggers of the tables that they come from write them (decision 70). */
export const searchDocuments = pgTable('search_documents', {
  /** Kind and record. */
  _id: text('_id').primaryKey().generatedAlwaysAs(sql`''`),
  /** What the address names: an id, a slug or a code. */
  record: text().notNull(),
  kind: text({ enum: searchKinds }).notNull(),
  title: localised().notNull(),
  /** Further names that count as the title. */
  aliases: text().notNull().default(''),
  /** Plain text; a language may be missing, Korean too. */
  body: jsonb().$type<Partial<LocalisedText>>().notNull().default({}),
  picture: text(),
  /** Category of a product. */
  category: text(),
  order: integer().notNull().default(0),
  datedAt: instant('dated_at'),
  visibleFrom: instant('visible_from'),
  visibleUntil: instant('visible_until'),
  /** The title in all languages as `toSearchKeys` writes it. */
  titleKeys: text('title_keys').notNull().generatedAlwaysAs(sql`''`),
  /** The same with the aliases. */
  nameKeys: text('name_keys').notNull().generatedAlwaysAs(sql`''`),
  /** The same with the body. */
  keys: text().notNull().generatedAlwaysAs(sql`''`),
  /** Initial consonants of the title. */
  initials: text().notNull().generatedAlwaysAs(sql`''`),
});
