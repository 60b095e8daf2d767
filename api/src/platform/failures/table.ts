import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { failureKinds, failurePhases } from 'shared/contract';
import { instant, now, recordColumns } from '../database/columns';

/** `createdAt`: first occurrence, `updatedAt`: latest one. */
export const failures = pgTable('failures', {
  ...recordColumns(),
  /** Hash of remote, release, phase, kind and cause. */
  fingerprint: text().notNull(),
  remote: text().notNull(),
  release: text().notNull(),
  phase: text({ enum: failurePhases }).notNull(),
  kind: text({ enum: failureKinds }).notNull(),
  cause: text().notNull(),
  /** Page and host version of the latest occurrence. */
  page: text().notNull(),
  host: text().notNull(),
  count: integer().notNull(),
  /** Of the latest report that had one, a frame a line, as compiled. */
  stack: text(),
});

export const failureReports = pgTable('failure_reports', {
  /** Reference number shown to the reader. */
  number: text().notNull(),
  _failure: text().notNull(),
  at: instant().notNull().$defaultFn(now),
  page: text().notNull(),
  host: text().notNull(),
});
