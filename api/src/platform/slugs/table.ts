import { boolean, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/** Which record a slug leads to. Triggers write it (decision 71); `slugs` of a record's own table has its current ones. */
export const slugs = pgTable(
  'slugs',
  {
    /** The table of the record. */
    kind: text().notNull(),
    slug: text().notNull(),
    _record: text('_record').notNull(),
    /** False for one that the record had before; another record may take it. */
    current: boolean().notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
);
