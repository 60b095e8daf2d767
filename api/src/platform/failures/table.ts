import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { failureKinds, failurePhases } from 'shared/contract';
import { instant, now, record } from '../http/columns';

/** `createdAt` is when it was met first, `updatedAt` when last. */
export const failures = pgTable('failures', {
  ...record(),
  /** Hash of what makes two failures the same. */
  fingerprint: text().notNull(),
  remote: text().notNull(),
  release: text().notNull(),
  phase: text({ enum: failurePhases }).notNull(),
  kind: text({ enum: failureKinds }).notNull(),
  cause: text().notNull(),
  /** Where it was met last, and in which version of the host. */
  page: text().notNull(),
  host: text().notNull(),
  count: integer().notNull(),
});

export const failureReports = pgTable('failure_reports', {
  /** Shown to the reader. */
  number: text().notNull(),
  _failure: text().notNull(),
  at: instant().notNull().$defaultFn(now),
  page: text().notNull(),
  host: text().notNull(),
});
