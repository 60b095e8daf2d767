import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Lawyer, Practice, Setting } from 'shared/contract';
import { instant } from '../database/columns';

/** Resources that are a single document, read and replaced as a whole. */
export interface Documents {
  setting: Setting;
  lawyers: Lawyer[];
  practices: Practice[];
}
export type DocumentKey = keyof Documents;

export const documents = pgTable('documents', {
  key: text().$type<DocumentKey>().primaryKey(),
  value: jsonb().$type<Documents[DocumentKey]>().notNull(),
  version: integer().notNull(),
  updatedAt: instant('updated_at').notNull(),
  updatedBy: text('updated_by'),
});
