import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { FileRef } from 'shared/contract';
import { instant, localised, ownedColumns, richText } from '../../platform/database/columns';

export const authors = pgTable('authors', {
  ...ownedColumns(),
  name: localised().notNull(),
  nameEn: text('name_en'),
  birthYear: integer('birth_year'),
  deathYear: integer('death_year'),
  nationality: text(),
  biography: richText(),
  links: text().array().notNull().default([]),
  order: integer().notNull().default(0),
  photo: jsonb().$type<FileRef>(),
  deletedAt: instant('deleted_at'),
});

export type AuthorRow = typeof authors.$inferSelect;
