import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { answerChannels, type FileRef, faqTypes, type Question, questionStatuses } from 'shared/contract';
import { instant, owned } from '../../platform/http/columns';

export const questions = pgTable('questions', {
  ...owned(),
  _user: text('_user').notNull(),
  type: text({ enum: faqTypes }).notNull(),
  subject: text().notNull(),
  content: text().notNull(),
  notify: text({ enum: answerChannels }).array().notNull().default([]),
  files: jsonb().$type<FileRef[]>().notNull().default([]),
  /** Its content is HTML that was sanitised. */
  answer: jsonb().$type<NonNullable<Question['answer']>>(),
  /** Follows from `answer`. */
  status: text({ enum: questionStatuses }).notNull().generatedAlwaysAs(sql`'unanswered'`),
  /** When its author first saw the answer. */
  readAt: instant('read_at'),
});

export type QuestionRow = typeof questions.$inferSelect;
