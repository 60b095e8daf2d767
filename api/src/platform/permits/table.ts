import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ownedColumns } from '../database/columns';

export const permits = pgTable('permits', {
  ...ownedColumns(),
  /** Channels and builds that are permitted. */
  remotes: jsonb().$type<string[]>().notNull(),
  note: text().notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** Null unless revoked. */
  revokedAt: instant('revoked_at'),
});

export type PermitRow = typeof permits.$inferSelect;
