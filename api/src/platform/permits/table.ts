import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, owned } from '../http/columns';

export const permits = pgTable('permits', {
  ...owned(),
  /** Channels and builds that may be asked for. */
  remotes: jsonb().$type<string[]>().notNull(),
  note: text().notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** Null while it holds. */
  revokedAt: instant('revoked_at'),
});

export type PermitRow = typeof permits.$inferSelect;
