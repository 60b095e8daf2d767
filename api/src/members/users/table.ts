import { sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  type Address,
  type Buyer,
  type Company,
  contactChannels,
  type FileRef,
  genders,
  languages,
  type Scope,
  type Seller,
  type User as ShownUser,
  sellingCertificates,
  userRoles,
  userStatuses,
  userTypes,
} from 'shared/contract';
import { instant, owned } from '../../platform/http/columns';

export const users = pgTable('users', {
  ...owned(),
  /** Folded: NFC and lower case. Free again once a withdrawn user is purged. */
  username: text().notNull(),
  /** argon2id; leaves the API in no answer. */
  passwordHash: text('password_hash').notNull(),
  type: text({ enum: userTypes }).notNull(),
  status: text({ enum: userStatuses }).notNull().default('ACTIVE'),
  /** SELLER and BUYER from the approval on. */
  roles: text({ enum: userRoles }).array().notNull().default([]),
  _level: text('_level').notNull().default(sql`default_level()`),
  name: text().notNull(),
  nameEn: text('name_en'),
  email: text().notNull(),
  emailVerifiedAt: instant('email_verified_at'),
  phone: text().notNull(),
  phoneVerifiedAt: instant('phone_verified_at'),
  birth: date({ mode: 'string' }),
  gender: text({ enum: genders }),
  address: jsonb().$type<Address>(),
  photo: jsonb().$type<FileRef>(),
  logo: jsonb().$type<FileRef>(),
  businessRegistration: jsonb('business_registration').$type<FileRef>(),
  introductionFile: jsonb('introduction_file').$type<FileRef>(),
  language: text({ enum: languages }).notNull().default('ko'),
  notifications: text({ enum: contactChannels }).array().notNull().default([]),
  marketing: jsonb()
    .$type<ShownUser['marketing']>()
    .notNull()
    .default({ sms: false, email: false, night: false, at: null }),
  socials: jsonb().$type<ShownUser['socials']>().notNull().default([]),
  company: jsonb().$type<Company>(),
  buyer: jsonb().$type<Buyer>(),
  seller: jsonb().$type<Seller>(),
  /** For the console only. */
  memo: text(),
  lastLoginAt: instant('last_login_at'),
  pointBalance: integer('point_balance').notNull().default(0),
  /** Of the balance, what reservations hold. */
  pointsReserved: integer('points_reserved').notNull().default(0),
  withdrawal: jsonb().$type<NonNullable<ShownUser['withdrawal']>>(),
  /** When everything personal of a withdrawn user was taken out. */
  purgedAt: instant('purged_at'),
  deletedAt: instant('deleted_at'),
  /** Follows from `company`. */
  businessNumber: text('business_number').generatedAlwaysAs(sql`company ->> 'businessNumber'`),
  /** An application waits for a decision; follows from `buyer` and `seller`. */
  waiting: boolean().notNull().generatedAlwaysAs(sql`true`),
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

/** A certificate of one of the programmes was seen; `other` alone opens nothing. */
export const isEligible = ({ certificates }: Pick<Seller, 'certificates'>) =>
  certificates.some(({ type, verifiedAt }) => verifiedAt !== null && sellingCertificates.includes(type));

/** Whether somebody may buy or sell at fairs today. */
export const isApproved = (user: Pick<User, 'status' | 'roles' | 'deletedAt'>, role: 'BUYER' | 'SELLER') =>
  user.status === 'ACTIVE' && user.deletedAt === null && user.roles.includes(role);
