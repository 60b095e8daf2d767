import { and, inArray, isNull, sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  type Address,
  type Buyer,
  type Company,
  contactChannels,
  type FileRef,
  genders,
  languages,
  type RequiredAction,
  type Scope,
  type Seller,
  type User as ShownUser,
  sellingCertificates,
  userRoles,
  userStatuses,
  userTypes,
} from 'shared/contract';
import { instant, ownedColumns } from '../../platform/database/columns';
import { pickName } from './pick-name';

export const users = pgTable('users', {
  ...ownedColumns(),
  /** Normalised: NFC and lower case. Can be reused after a withdrawn user is purged. */
  username: text().notNull(),
  /** argon2id; never part of a response. */
  passwordHash: text('password_hash').notNull(),
  /** When somebody else set the password, which has to be changed first; null once it is the owner's own. */
  passwordChangeRequiredAt: instant('password_change_required_at'),
  type: text({ enum: userTypes }).notNull(),
  status: text({ enum: userStatuses }).notNull().default('ACTIVE'),
  /** SELLER and BUYER after approval. */
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
  /** Part of the balance that is reserved. */
  pointsReserved: integer('points_reserved').notNull().default(0),
  withdrawal: jsonb().$type<NonNullable<ShownUser['withdrawal']>>(),
  /** When the personal data of a withdrawn user was removed. */
  purgedAt: instant('purged_at'),
  deletedAt: instant('deleted_at'),
  /** Generated from `company`. */
  businessNumber: text('business_number').generatedAlwaysAs(sql`company ->> 'businessNumber'`),
  /** An application is pending; generated from `buyer` and `seller`. */
  waiting: boolean().notNull().generatedAlwaysAs(sql`true`),
});

export type User = typeof users.$inferSelect;

/** Condition: the account may be signed in to; companies already before their approval. */
export const maySignIn = and(inArray(users.status, ['ACTIVE', 'PENDING']), isNull(users.deletedAt));

const scopesByRole: Partial<Record<(typeof userRoles)[number], Scope>> = {
  SELLER: 'seller',
  BUYER: 'buyer',
  ADMIN: 'console',
};

/** Scopes of a user; users without approval have only `user`. */
export const getScopes = ({ status, roles }: Pick<User, 'status' | 'roles'>): Scope[] => [
  'user',
  ...(status === 'ACTIVE' ? roles.flatMap((role) => scopesByRole[role] ?? []) : []),
];

/** Claims of an access token for the session `sid`. `requiredAction`: what the account has to do first. */
export const toAccessClaims = (
  { _id, type, name, nameEn, language, username, ...rights }: User,
  sid: string,
  requiredAction: RequiredAction | undefined,
) => ({
  sub: _id,
  sid,
  scope: getScopes(rights),
  requiredAction,
  type,
  name: pickName({ name, nameEn }, language),
  username,
});

/** Normalises a username (NFC, lower case). */
export const normaliseUsername = (username: string) => username.trim().normalize('NFC').toLowerCase().normalize('NFC');

/** Whether a certificate of a selling programme is verified; `other` does not count. */
export const isEligible = ({ certificates }: Pick<Seller, 'certificates'>) =>
  certificates.some(({ type, verifiedAt }) => verifiedAt !== null && sellingCertificates.includes(type));

/** Whether a user may currently buy or sell at fairs. */
export const isApproved = (user: Pick<User, 'status' | 'roles' | 'deletedAt'>, role: 'BUYER' | 'SELLER') =>
  user.status === 'ACTIVE' && user.deletedAt === null && user.roles.includes(role);
