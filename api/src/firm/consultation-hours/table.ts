import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ConsultationHours } from 'shared/contract';
import { ownedColumns } from '../../platform/database/columns';

export const consultationHours = pgTable('consultation_hours', {
  ...ownedColumns(),
  /** Index into the setting's offices. */
  office: integer(),
  _lawyer: text('_lawyer'),
  weekly: jsonb().$type<ConsultationHours['weekly']>().notNull(),
  exceptions: jsonb().$type<ConsultationHours['exceptions']>().notNull(),
  slotMinutes: integer('slot_minutes').notNull(),
  seats: integer().notNull(),
  enabled: boolean().notNull(),
});

export type ConsultationHoursRow = typeof consultationHours.$inferSelect;
