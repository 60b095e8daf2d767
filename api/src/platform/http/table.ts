import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** What is counted against a limit until its window ends. */
export const throttles = pgTable('throttles', {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: instant('ends_at').notNull(),
});

/** Answers that a repeated request is given again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text().notNull(),
    /** User id, or `visitor`. */
    caller: text().notNull(),
    route: text().notNull(),
    requestHash: text('request_hash').notNull(),
    /** The answer as JSON; text, so that it keeps the order of its fields. */
    response: text().notNull(),
    /** The record that the answer shows; it takes the answer with it when it is purged. */
    target: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.caller, table.route] })],
);
