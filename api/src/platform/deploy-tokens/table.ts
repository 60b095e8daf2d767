import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, ownedColumns } from '../database/columns';

export const deployTokens = pgTable('deploy_tokens', {
  ...ownedColumns(),
  name: text().notNull(),
  remotes: jsonb().$type<string[]>().notNull(),
  channels: jsonb().$type<string[]>().notNull(),
  /** SHA-256 of the secret, as hex. */
  hash: text().notNull(),
  /** Null if it does not end by itself. */
  expiresAt: instant('expires_at'),
  lastUsedAt: instant('last_used_at'),
  /** Null unless revoked. */
  revokedAt: instant('revoked_at'),
});

export type DeployTokenRow = typeof deployTokens.$inferSelect;
