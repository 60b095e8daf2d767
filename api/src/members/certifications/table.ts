import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { certifyChannels, certifyPurposes } from 'shared/contract';
import { instant, newId, now } from '../../platform/database/columns';

/** A code sent to verify an address, and the token it is exchanged for. */
export const certifications = pgTable('certifications', {
  _id: text('_id').primaryKey().$defaultFn(newId),
  channel: text({ enum: certifyChannels }).notNull(),
  target: text().notNull(),
  purpose: text({ enum: certifyPurposes }).notNull(),
  codeHash: text('code_hash').notNull(),
  tries: integer().notNull().default(0),
  createdAt: instant('created_at').notNull().$defaultFn(now),
  /** Expiry of the code, then of the token. */
  expiresAt: instant('expires_at').notNull(),
  /** SHA-256; null until the code is confirmed. */
  tokenHash: text('token_hash'),
  usedAt: instant('used_at'),
});

export type Certification = typeof certifications.$inferSelect;
export type Target = Pick<Certification, 'channel' | 'target' | 'purpose'>;
