import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { passkeyTransports } from 'shared/contract';
import { instant, newId, now } from '../../platform/database/columns';

export const passkeys = pgTable('passkeys', {
  _id: text('_id').primaryKey().$defaultFn(newId),
  _user: text('_user').notNull(),
  /** Base64url. */
  credentialId: text('credential_id').notNull(),
  /** COSE key, base64url. */
  publicKey: text('public_key').notNull(),
  /** Uses that the device has counted; 0 on devices that do not count. */
  counter: bigint({ mode: 'number' }).notNull(),
  /** How the browser reaches the device. */
  transports: text({ enum: passkeyTransports }).array().notNull(),
  name: text().notNull(),
  /** The key is stored with the account of the device. */
  backedUp: boolean('backed_up').notNull(),
  createdAt: instant('created_at').notNull().$defaultFn(now),
  lastUsedAt: instant('last_used_at'),
});

export type StoredPasskey = typeof passkeys.$inferSelect;

const purposes = ['registration', 'reauthentication', 'sign-in'] as const;
export type ChallengePurpose = (typeof purposes)[number];

/** Challenges that were not answered yet. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text().primaryKey(),
  purpose: text({ enum: purposes }).notNull(),
  /** Null for a sign-in, whose account is not known yet. */
  _user: text('_user'),
  expiresAt: instant('expires_at').notNull(),
});
