import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { faqTypes } from 'shared/contract';
import { localised, owned, richText } from '../../platform/http/columns';

export const faqs = pgTable('faqs', {
  ...owned(),
  type: text({ enum: faqTypes }).notNull(),
  question: localised().notNull(),
  answer: richText().notNull(),
  order: integer().notNull(),
  published: boolean().notNull(),
  views: integer().notNull().default(0),
});
