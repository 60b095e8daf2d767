import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { auditActions } from 'shared/contract';
import { instant, newId, now } from '../http/columns';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Values = Record<string, Json>;

/** Append-only: the database refuses to change or delete a row (C-11). */
export const audit = pgTable('audit', {
  _id: text('_id')
    .primaryKey()
    .$defaultFn(() => newId()),
  at: instant().notNull().$defaultFn(now),
  actor: jsonb().$type<{ _id: string | null; username: string; role: string }>().notNull(),
  ip: text().notNull(),
  action: text({ enum: auditActions }).notNull(),
  resource: text().notNull(),
  /** Null where the resource is one document. */
  target: text(),
  before: jsonb().$type<Values>(),
  after: jsonb().$type<Values>(),
  /** Why, where one had to be given. */
  reason: text(),
  requestId: text('request_id').notNull(),
});
