import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** Counters of rate limits, until their window ends. */
export const throttles = pgTable('throttles', {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: instant('ends_at').notNull(),
});

/** Stored answers for repeated requests. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text().notNull(),
    /** User id, or `visitor`. */
    caller: text().notNull(),
    route: text().notNull(),
    requestHash: text('request_hash').notNull(),
    /** The answer as JSON; `text` keeps the order of the fields. */
    response: text().notNull(),
    /** The record that the answer contains; the answer is deleted when the record is purged. */
    target: text().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.caller, table.route] })],
);
