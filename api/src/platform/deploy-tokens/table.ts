import { sql } from 'drizzle-orm';
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

/** Ids of what the audit log has of the registry's log. */
export const recordedDeployments = pgTable('recorded_deployments', {
  _id: text('_id').primaryKey(),
  at: instant('at').notNull().default(sql`clock_timestamp()`),
});

export type DeployTokenRow = typeof deployTokens.$inferSelect;
