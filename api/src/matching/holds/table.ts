import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, newId } from '../../platform/http/columns';

export const slotHolds = pgTable('slot_holds', {
  _id: text('_id')
    .primaryKey()
    .$defaultFn(() => newId()),
  _fair: text('_fair').notNull(),
  /** `user:<id>`, across all fairs, or `table:<fair>:<number>`. */
  resource: text().notNull(),
  start: instant('start_at').notNull(),
  end: instant('end_at').notNull(),
  /** With half of the fair’s break before and after, so that two meetings keep the whole of it between them (M17). */
  from: instant('from_at').notNull(),
  until: instant('until_at').notNull(),
  _matching: text('_matching').notNull(),
});
