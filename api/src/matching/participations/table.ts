import { pgTable, text } from 'drizzle-orm/pg-core';
import { certificateTypes, meetingModes, participationRoles, participationStatuses } from 'shared/contract';
import { instant, now, recordColumns } from '../../platform/database/columns';

export const participations = pgTable('participations', {
  ...recordColumns(),
  _fair: text('_fair').notNull(),
  _user: text('_user').notNull(),
  role: text({ enum: participationRoles }).notNull(),
  status: text({ enum: participationStatuses }).notNull(),
  /** Meeting modes of a buyer. */
  mode: text({ enum: meetingModes }).array().notNull().default([]),
  booth: text(),
  interpreter: text(),
  /** Time zone of the participant; null for that of the fair. */
  timezone: text(),
  /** The certificate of a seller’s application. */
  certificate: text({ enum: certificateTypes }),
  note: text(),
  appliedAt: instant('applied_at').notNull().$defaultFn(now),
  decidedAt: instant('decided_at'),
  decidedBy: text('decided_by'),
  reason: text(),
});

export type ParticipationRow = typeof participations.$inferSelect;
