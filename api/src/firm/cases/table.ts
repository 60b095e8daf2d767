import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { caseOutcomes } from 'shared/contract';
import { localised, ownedColumns, richText } from '../../platform/database/columns';

export const cases = pgTable('cases', {
  ...ownedColumns(),
  slug: text().notNull(),
  title: localised().notNull(),
  summary: localised().notNull(),
  content: richText().notNull(),
  practices: text().array().notNull(),
  outcome: text({ enum: caseOutcomes }).notNull(),
  _lawyers: text('_lawyers').array().notNull(),
  office: integer(),
  year: integer().notNull(),
  order: integer(),
  published: boolean().notNull(),
});
