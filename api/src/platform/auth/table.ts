import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { instant } from '../database/columns';

const keyPurposes = [
  'login',
  'access',
  'successor',
  'device',
  'proof',
  'permit',
  'upload',
  'certification',
  'attendance',
  'calendar',
  'refundAccount',
  'formLink',
] as const;
export type KeyPurpose = (typeof keyPurposes)[number];

/** Keys of the API, created when first needed and shared by its processes. */
export const authKeys = pgTable('auth_keys', {
  kid: text().primaryKey(),
  purpose: text({ enum: keyPurposes }).notNull(),
  jwk: jsonb().$type<JWK>().notNull(),
  createdAt: instant('created_at').notNull(),
});
