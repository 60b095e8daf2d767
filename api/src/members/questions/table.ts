import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { answerChannels, type FileRef, type Question, questionStatuses, questionTypes } from 'shared/contract';
import { instant, ownedColumns } from '../../platform/database/columns';

export const questions = pgTable('questions', {
  ...ownedColumns(),
  _user: text('_user').notNull(),
  type: text({ enum: questionTypes }).notNull(),
  subject: text().notNull(),
  content: text().notNull(),
  notify: text({ enum: answerChannels }).array().notNull().default([]),
  files: jsonb().$type<FileRef[]>().notNull().default([]),
  /** Its content is sanitised HTML. */
  answer: jsonb().$type<NonNullable<Question['answer']>>(),
  /** Generated from `answer`. */
  status: text({ enum: questionStatuses }).notNull().generatedAlwaysAs(sql`'unanswered'`),
  /** When its author first saw the answer. */
  readAt: instant('read_at'),
});

export type QuestionRow = typeof questions.$inferSelect;
