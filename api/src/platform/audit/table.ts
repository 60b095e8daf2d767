import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { auditActions } from 'shared/contract';
import { instant, newId, now } from '../database/columns';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Values = Record<string, Json>;

/** Append-only: a trigger of the database rejects updates and deletes (C-11). */
export const audit = pgTable('audit', {
  _id: text('_id')
    .primaryKey()
    .$defaultFn(() => newId()),
  at: instant().notNull().$defaultFn(now),
  actor: jsonb().$type<{ _id: string | null; username: string; role: string }>().notNull(),
  ip: text().notNull(),
  action: text({ enum: auditActions }).notNull(),
  resource: text().notNull(),
  /** Id of the record; null where the resource is a single document. */
  target: text(),
  before: jsonb().$type<Values>(),
  after: jsonb().$type<Values>(),
  /** Reason, for actions that require one. */
  reason: text(),
  requestId: text('request_id').notNull(),
});
