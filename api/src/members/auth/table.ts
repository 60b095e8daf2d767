import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns';

const sessionKinds = ['member', 'console'] as const;
export type SessionKind = (typeof sessionKinds)[number];

export const endReasons = ['signed_out', 'reused', 'barred', 'password', 'left', 'ended'] as const;

/** One row per sign-in; its refresh tokens replace each other. */
export const sessions = pgTable('sessions', {
  _id: text('_id').primaryKey(),
  _user: text('_user').notNull(),
  kind: text({ enum: sessionKinds }).notNull(),
  ip: text().notNull(),
  ua: text().notNull(),
  /** Of the device at the sign-in, such as Asia/Seoul; null if it is not known. */
  timeZone: text('time_zone'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** Null while the session is active. */
  endedAt: instant('ended_at'),
  endReason: text('end_reason', { enum: endReasons }),
});

export const refreshTokens = pgTable('refresh_tokens', {
  /** SHA-256 of the token. */
  hash: text().primaryKey(),
  _session: text('_session').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** When it was exchanged for its successor; null if unused. */
  usedAt: instant('used_at'),
});

/** Nonces of used sign-in envelopes, kept until the envelope expires. */
export const signInNonces = pgTable('sign_in_nonces', {
  nonce: text().primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** Attempts to sign in, by source, account, both, and known device. */
export const signInAttempts = pgTable('sign_in_attempts', {
  key: text().primaryKey(),
  count: integer().notNull(),
  since: instant('since').notNull(),
  lockedUntil: instant('locked_until'),
});

/** The code that was last sent to a user whose account needs a second proof. */
export const signInCodes = pgTable('sign_in_codes', {
  _user: text('_user').primaryKey(),
  codeHash: text('code_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
  tries: integer().notNull().default(0),
});

/** Two-step sign-in of a user. */
export const totps = pgTable('totps', {
  _user: text('_user').primaryKey(),
  /** Base32. */
  secret: text().notNull(),
  /** Null until the first code is confirmed. */
  enabledAt: instant('enabled_at'),
  /** Time step of the last accepted code. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** SHA-256 of the unused recovery codes. */
  recoveryCodes: text('recovery_codes').array().notNull().default([]),
});
