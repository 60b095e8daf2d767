import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type Increments, type Premium, programTypes, type Slugs } from 'shared/contract';
import { instant, localised, ownedColumns, richText } from '../../platform/database/columns';

export const programs = pgTable('programs', {
  ...ownedColumns(),
  title: localised().notNull(),
  code: text().notNull(),
  slugs: jsonb().$type<Slugs>(),
  hall: text().notNull(),
  type: text({ enum: programTypes }).notNull().default('ONLINE'),
  description: richText(),
  previewFrom: instant('preview_from'),
  previewTo: instant('preview_to'),
  openAt: instant('open_at').notNull(),
  closeAt: instant('close_at').notNull(),
  interval: integer('interval_s').notNull(),
  window: integer('window_s').notNull(),
  extension: integer('extension_s').notNull(),
  maxExtensions: integer('max_extensions'),
  increments: jsonb().$type<Increments>().notNull(),
  premium: jsonb().$type<Premium>().notNull(),
  vatRate: doublePrecision('vat_rate').notNull(),
  approval: boolean().notNull().default(false),
  published: boolean().notNull().default(false),
  deletedAt: instant('deleted_at'),
});

export type ProgramRow = typeof programs.$inferSelect;
