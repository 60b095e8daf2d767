import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { termsCodes, termsStatuses } from 'shared/contract';
import { instant, localised, ownedColumns, richText } from '../../platform/database/columns';

export const terms = pgTable('terms', {
  ...ownedColumns(),
  code: text({ enum: termsCodes }).notNull(),
  title: localised().notNull(),
  content: richText().notNull(),
  required: boolean().notNull(),
  effectiveAt: instant('effective_at').notNull(),
  status: text({ enum: termsStatuses }).notNull(),
  changeNote: text('change_note'),
  /** From 1 within a code. */
  edition: integer().notNull(),
});

export type TermsRow = typeof terms.$inferSelect;
