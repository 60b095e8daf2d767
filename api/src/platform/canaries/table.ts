import { boolean, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { type Canary, canaryOutcomes } from 'shared/contract';
import { instant, now } from '../database/columns';

export const canaries = pgTable('canaries', {
  /** As the registry has it. */
  _id: text('_id').primaryKey(),
  remote: text().notNull(),
  channel: text().notNull(),
  release: text().notNull(),
  /** What the other readers get. */
  baseline: text().notNull(),
  /** Of the readers (per cent), at the last report of a host. */
  share: real().notNull(),
  startedAt: instant('started_at').notNull(),
  /** Null while it runs. */
  endedAt: instant('ended_at'),
  outcome: text({ enum: canaryOutcomes }),
  /** Null unless it was stopped. */
  verdict: jsonb().$type<NonNullable<Canary['verdict']>>(),
});

export type CanaryRow = typeof canaries.$inferSelect;

/** A reader of one of the two releases. */
export const releaseVisits = pgTable(
  'release_visits',
  {
    canary: text().notNull(),
    /** A hash that is another one for each canary. */
    reader: text().notNull(),
    isCanary: boolean('is_canary').notNull(),
    at: instant().notNull().$defaultFn(now),
    /** Of the first failure that the reader met with either release; null if there was none with this one. */
    failedAt: instant('failed_at'),
    /** Of the readers (per cent), when it failed. */
    share: real(),
  },
  (table) => [primaryKey({ columns: [table.canary, table.reader, table.isCanary] })],
);
