import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { contactChannels, languages, type Scope, userTypes } from 'shared/contract';
import { instant, owned } from '../http/columns';

export const userStatuses = ['PENDING', 'ACTIVE', 'BLOCKED', 'WITHDRAWN'] as const;
export const userRoles = ['SELLER', 'BUYER', 'ADMIN', 'BIDDER'] as const;

/** What may be advertised to them, and when they said so. */
interface Marketing {
  sms: boolean;
  email: boolean;
  night: boolean;
  at: string | null;
}

export const users = pgTable('users', {
  ...owned(),
  /** Folded: NFC and lower case. Free again once a withdrawn user is purged. */
  username: text().notNull(),
  /** argon2id; leaves the API in no answer. */
  passwordHash: text('password_hash').notNull(),
  type: text({ enum: userTypes }).notNull(),
  status: text({ enum: userStatuses }).notNull().default('ACTIVE'),
  roles: text({ enum: userRoles }).array().notNull().default([]),
  name: text().notNull(),
  nameEn: text('name_en'),
  email: text().notNull(),
  emailVerifiedAt: instant('email_verified_at'),
  phone: text().notNull(),
  phoneVerifiedAt: instant('phone_verified_at'),
  birth: date({ mode: 'string' }),
  gender: text({ enum: ['FEMALE', 'MALE', 'OTHER'] }),
  language: text({ enum: languages }).notNull().default('ko'),
  notifications: text({ enum: contactChannels }).array().notNull().default([]),
  marketing: jsonb().$type<Marketing>().notNull().default({ sms: false, email: false, night: false, at: null }),
  /** For the console only. */
  memo: text(),
  lastLoginAt: instant('last_login_at'),
  pointBalance: integer('point_balance').notNull().default(0),
});

export type User = typeof users.$inferSelect;

const scopeOfRole: Partial<Record<(typeof userRoles)[number], Scope>> = {
  SELLER: 'seller',
  BUYER: 'buyer',
  ADMIN: 'console',
};

/** What a user may enter. Whoever is not approved yet is a member and no more. */
export const scopesOf = ({ status, roles }: Pick<User, 'status' | 'roles'>): Scope[] => [
  'user',
  ...(status === 'ACTIVE' ? roles.flatMap((role) => scopeOfRole[role] ?? []) : []),
];

/** One spelling for one name, however it is typed. */
export const foldUsername = (username: string) => username.trim().normalize('NFC').toLowerCase().normalize('NFC');
