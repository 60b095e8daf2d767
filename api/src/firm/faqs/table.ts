import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { questionTypes } from 'shared/contract';
import { localised, ownedColumns, richText } from '../../platform/database/columns';

export const faqs = pgTable('faqs', {
  ...ownedColumns(),
  type: text({ enum: questionTypes }).notNull(),
  question: localised().notNull(),
  answer: richText().notNull(),
  order: integer().notNull(),
  published: boolean().notNull(),
  views: integer().notNull().default(0),
});
