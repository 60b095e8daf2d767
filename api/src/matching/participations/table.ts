import { pgTable, text } from 'drizzle-orm/pg-core';
import { certificateTypes, meetingModes, participationRoles, participationStatuses } from 'shared/contract';
import { instant, now, record } from '../../platform/http/columns';

export const participations = pgTable('participations', {
  ...record(),
  _fair: text('_fair').notNull(),
  _user: text('_user').notNull(),
  role: text({ enum: participationRoles }).notNull(),
  status: text({ enum: participationStatuses }).notNull(),
  /** In which ways a buyer meets. */
  mode: text({ enum: meetingModes }).array().notNull().default([]),
  booth: text(),
  interpreter: text(),
  /** In which they read times; null reads them as the fair does. */
  timezone: text(),
  /** With which certificate a seller applied. */
  certificate: text({ enum: certificateTypes }),
  note: text(),
  appliedAt: instant('applied_at').notNull().$defaultFn(now),
  decidedAt: instant('decided_at'),
  decidedBy: text('decided_by'),
  reason: text(),
});

export type ParticipationRow = typeof participations.$inferSelect;
