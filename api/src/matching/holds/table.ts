import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, newId } from '../../platform/database/columns';

export const slotHolds = pgTable('slot_holds', {
  _id: text('_id').primaryKey().$defaultFn(newId),
  _fair: text('_fair').notNull(),
  /** `user:<id>`, across all fairs, or `table:<fair>:<number>`. */
  resource: text().notNull(),
  start: instant('start_at').notNull(),
  end: instant('end_at').notNull(),
  /** Includes half of the fair’s break before and after, so that the whole break lies between two meetings (M17). */
  from: instant('from_at').notNull(),
  until: instant('until_at').notNull(),
  _matching: text('_matching').notNull(),
});
