import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { pointReasons, pointStatuses } from 'shared/contract';
import { instant, recordColumns } from '../../platform/database/columns';

/** An amount that a debit took from one credit. */
export interface SpentLot {
  _point: string;
  amount: number;
}

/** The ledger of points; the database refuses changes of anything but `remaining`. */
export const points = pgTable('points', {
  ...recordColumns(),
  _user: text('_user').notNull(),
  amount: integer().notNull(),
  balance: integer().notNull(),
  reason: text({ enum: pointReasons }).notNull(),
  relType: text('rel_type'),
  relId: text('rel_id'),
  relAction: text('rel_action'),
  expiresAt: instant('expires_at'),
  remaining: integer(),
  taken: jsonb().$type<SpentLot[]>(),
  memo: text(),
  by: text(),
});
export type PointRow = typeof points.$inferSelect;

export const pointReservations = pgTable('point_reservations', {
  ...recordColumns(),
  _user: text('_user').notNull(),
  amount: integer().notNull(),
  balance: integer().notNull(),
  status: text({ enum: pointStatuses }).notNull().default('RESERVED'),
  expiresAt: instant('expires_at').notNull(),
  _order: text('_order'),
});
export type ReservationRow = typeof pointReservations.$inferSelect;
