import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { pointReasons, pointStatuses } from 'shared/contract';
import { instant, record } from '../../platform/http/columns';

/** Which points a spend took, and how many of them. */
export interface Taken {
  _point: string;
  amount: number;
}

/** The ledger; the database refuses to change anything but `remaining`. */
export const points = pgTable('points', {
  ...record(),
  _user: text('_user').notNull(),
  amount: integer().notNull(),
  balance: integer().notNull(),
  reason: text({ enum: pointReasons }).notNull(),
  relType: text('rel_type'),
  relId: text('rel_id'),
  relAction: text('rel_action'),
  expiresAt: instant('expires_at'),
  remaining: integer(),
  taken: jsonb().$type<Taken[]>(),
  memo: text(),
  by: text(),
});
export type PointRow = typeof points.$inferSelect;

export const pointReservations = pgTable('point_reservations', {
  ...record(),
  _user: text('_user').notNull(),
  amount: integer().notNull(),
  balance: integer().notNull(),
  status: text({ enum: pointStatuses }).notNull().default('RESERVED'),
  expiresAt: instant('expires_at').notNull(),
  _order: text('_order'),
});
export type ReservationRow = typeof pointReservations.$inferSelect;
