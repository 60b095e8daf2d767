import { z } from 'zod';
import { Address, day, email, FileRef, flag, id, instant, L, link, owned, phone } from '../fields';
import { contactChannels } from '../firm/forms';
import { socialKinds } from '../firm/setting';
import { languages } from '../localised';
import { change, crud, listOf, listQuery, route } from '../machine';
import { userTypes } from '../platform/auth';
import { certToken, newPassword, personName, username } from './accounts';
import {
  applicationStatuses,
  Buyer,
  BuyerProfile,
  Company,
  companyPapers,
  SellerProfile,
  ShownSeller,
} from './companies';
import { termsCodes } from './terms';

export const userStatuses = ['PENDING', 'ACTIVE', 'BLOCKED', 'WITHDRAWN'] as const;
export const userRoles = ['SELLER', 'BUYER', 'ADMIN', 'BIDDER'] as const;
export const genders = ['FEMALE', 'MALE', 'OTHER'] as const;
export const withdrawalReasons = ['UNUSED', 'SERVICE', 'PRIVACY', 'REJOIN', 'OTHER'] as const;

/** What may be advertised to a person; `night` allows 21:00 to 08:00. */
const marketing = z.object({ sms: z.boolean(), email: z.boolean(), night: z.boolean() });

/** What people say of themselves and may change at any time. */
export const personal = {
  name: personName,
  nameEn: z.string().trim().max(100).nullish(),
  birth: day.nullish(),
  gender: z.enum(genders).nullish(),
  address: Address.nullish(),
  language: z.enum(languages),
  /** How they want to be told things; none leaves the inbox of the site. */
  notifications: z.array(z.enum(contactChannels)).max(contactChannels.length),
  marketing,
  socials: z.array(z.object({ kind: z.enum(socialKinds), url: link })).max(socialKinds.length),
};

export const Withdrawal = z.object({
  at: instant,
  reason: z.object({ code: z.enum(withdrawalReasons), text: z.string().nullable() }),
  /** When what is personal goes; orders and the like stay by law. */
  purgeAt: instant,
});

/** What is the same for its owner and for administrators. */
export const ownAccount = {
  username: z.string(),
  type: z.enum(userTypes),
  status: z.enum(userStatuses),
  roles: z.array(z.enum(userRoles)),
  ...personal,
  marketing: marketing.extend({ at: instant.nullable() }),
  email: z.string(),
  emailVerifiedAt: instant.nullable(),
  phone: z.string(),
  phoneVerifiedAt: instant.nullable(),
  photo: FileRef.nullable(),
  logo: FileRef.nullable(),
  ...companyPapers,
  company: Company.nullable(),
  buyer: Buyer.nullable(),
  seller: ShownSeller.nullable(),
  pointBalance: z.int(),
  lastLoginAt: instant.nullable(),
};

export const heldLevel = z.object({ _id: id, name: z.string(), code: z.string() });

export const User = z.object({
  ...owned.shape,
  ...ownAccount,
  _level: id,
  memo: z.string().nullable(),
  /** Two-step sign-in is on. */
  totp: z.boolean(),
  withdrawal: Withdrawal.nullable(),
});
export type User = z.infer<typeof User>;

/** A row of the console's list: how to reach a person is masked (`010-****-1234`), and seeing it whole is written down. */
export const UserRow = User.pick({
  _id: true,
  version: true,
  createdAt: true,
  updatedAt: true,
  username: true,
  type: true,
  status: true,
  roles: true,
  name: true,
  email: true,
  phone: true,
  language: true,
  _level: true,
  lastLoginAt: true,
  withdrawal: true,
}).extend({
  company: z.object({ name: L(100), businessNumber: z.string(), category: z.string() }).nullable(),
  buyer: z.enum(applicationStatuses).nullable(),
  seller: z.enum(applicationStatuses).nullable(),
  /** An application of theirs waits for a decision. */
  waiting: z.boolean(),
});
export type UserRow = z.infer<typeof UserRow>;

const written = z.object({
  username,
  type: z.enum(userTypes),
  /** Withdrawal has its own way. */
  status: z.enum(['PENDING', 'ACTIVE', 'BLOCKED']).optional(),
  roles: z.array(z.enum(userRoles)).max(userRoles.length),
  ...personal,
  email,
  phone,
  /** A level; the default where none is said. */
  _level: id.optional(),
  company: Company.nullish(),
  buyer: BuyerProfile.nullish(),
  seller: SellerProfile.nullish(),
  memo: z.string().trim().max(2000).nullish(),
});

const detail = z.object({ user: User });
const filters = {
  status: z.enum(userStatuses).optional(),
  type: z.enum(userTypes).optional(),
  role: z.enum(userRoles).optional(),
  _level: id.optional(),
  /** Only those with an application that waits for a decision, longest first. */
  waiting: flag.optional(),
};
const sorts = ['createdAt', 'updatedAt', 'name', 'username', 'lastLoginAt', 'status'] as const;
const base = crud(
  '/console/users',
  { one: 'user', many: 'users', entity: User, write: written, sorts, filters },
  'console',
);
const userPath = '/console/users/:id';

export const consoleUsers = {
  ...base,
  list: route({ ...base.list, query: listQuery(sorts, filters), response: listOf('users', UserRow) }),
  create: route({
    ...base.create,
    summary: 'Create a user; without a password they are sent a link to choose one',
    body: z.strictObject({ ...written.shape, password: newPassword.optional() }),
  }),
  update: route({ ...base.update, body: change(written) }),
  decide: route({
    method: 'PUT',
    path: `${userPath}/approval`,
    access: 'console',
    summary: 'Approve or reject an application to buy or to sell; the same decision twice changes and sends nothing',
    body: z.strictObject({
      role: z.enum(['BUYER', 'SELLER']),
      decision: z.enum(['APPROVED', 'REJECTED']),
      /** Told to the applicant; a rejection needs one. */
      reason: z.string().trim().min(1).max(500).optional(),
      /** Places of the certificates whose proof was seen; a seller needs one of the programmes. */
      certificates: z.array(z.int().min(0).max(9)).max(10).optional(),
    }),
    response: detail,
    ours: true,
  }),
  endSessions: route({
    method: 'DELETE',
    path: `${userPath}/sessions`,
    access: 'console',
    summary: 'Sign a user out everywhere',
    response: null,
    ours: true,
  }),
  removeTotp: route({
    method: 'DELETE',
    path: `${userPath}/totp`,
    access: 'console',
    summary: 'Switch off two-step sign-in of somebody who lost the device',
    response: null,
    ours: true,
  }),
  removePaper: route({
    method: 'DELETE',
    path: `${userPath}/businessRegistration`,
    access: 'console',
    summary: 'Take the business registration away',
    response: null,
    ours: true,
  }),
  excel: route({
    method: 'GET',
    path: '/console/users/excel',
    access: 'console',
    summary:
      'The filtered list as a spreadsheet; contact data masked unless `full`, and always written down with the reason',
    query: z.strictObject({
      ...listQuery(sorts, filters).omit({ page: true, limit: true }).shape,
      reason: z.string().trim().min(2).max(300),
      full: flag.optional(),
    }),
    response: 'blob',
    ours: true,
  }),
};

const given = z.object({ termsCode: z.enum(termsCodes), termsVersion: z.int(), agreed: z.boolean() });

/** What joining asks agreement to, and what it offers. */
export const joinTerms = {
  required: ['service', 'privacy'],
  optional: ['marketing', 'third-party'],
  buyer: ['fair-buyer'],
  seller: ['fair-seller'],
} as const;

export const certifyChannels = ['PHONE', 'EMAIL'] as const;
export const certifyPurposes = ['REGISTER', 'RECOVERY', 'CHANGE'] as const;

const own = (part: string, what: string) =>
  ({
    method: 'POST',
    path: `/v1/users/:id/${part}`,
    access: 'owner',
    summary: `${what}: by its owner, or just after joining with the header \`upload-token\``,
    part,
    response: z.object({ file: FileRef }),
    status: 201,
  }) as const;

export const users = {
  register: route({
    method: 'POST',
    path: '/v1/users',
    access: 'public',
    summary:
      'Join as a person or a company; the answer carries a token to send papers and pictures with, not a sign-in',
    body: z.strictObject({
      ...personal,
      notifications: personal.notifications.optional(),
      marketing: marketing.optional(),
      socials: personal.socials.optional(),
      username,
      password: newPassword,
      type: z.enum(userTypes),
      email,
      phone,
      /** For the e-mail address or the phone number given. */
      certToken,
      company: Company.nullish(),
      /** Asks to buy. */
      buyer: BuyerProfile.nullish(),
      /** Asks to sell. */
      seller: SellerProfile.nullish(),
      consents: z.array(z.strictObject(given.shape)).max(termsCodes.length),
    }),
    response: z.object({
      user: z.object({ _id: id, username: z.string(), type: z.enum(userTypes), status: z.enum(userStatuses) }),
      uploadToken: z.string(),
      expiresAt: instant,
    }),
    status: 201,
  }),
  businessRegistration: route({
    ...own('businessRegistration', 'Set the business registration'),
    path: '/v1/users/:id/businessRegistration',
    part: 'businessRegistration',
  }),
  logo: route({ ...own('logo', 'Set the logo'), path: '/v1/users/:id/logo', part: 'logo' }),
  photo: route({ ...own('photo', 'Set the photo'), path: '/v1/users/:id/photo', part: 'photo' }),
  introduction: route({
    ...own('introduction', 'Set the introduction file of the company'),
    path: '/v1/users/:id/introduction',
    part: 'introduction',
    ours: true,
  }),
  checkBusinessNumber: route({
    method: 'GET',
    path: '/v1/businessNumbers/:businessNumber',
    access: 'public',
    summary: 'Whether a business number is well formed and free to join with',
    response: z.object({ valid: z.boolean(), free: z.boolean() }),
    ours: true,
  }),
  certify: route({
    method: 'POST',
    path: '/v1/users/certify',
    access: 'public',
    summary: 'Send a code of six digits, or with the code receive the token that proves the address',
    body: z.strictObject({
      channel: z.enum(certifyChannels),
      /** A phone number or an e-mail address. */
      target: z.string().trim().min(3).max(254),
      purpose: z.enum(certifyPurposes),
      code: z
        .string()
        .regex(/^\d{6}$/)
        .optional(),
    }),
    response: z.object({
      /** Of the code, or of the token where there is one. */
      expiresAt: instant,
      /** Null until the code was right. */
      certToken: z.string().nullable(),
    }),
  }),
  recover: route({
    method: 'POST',
    path: '/v1/users/recovery',
    access: 'public',
    summary: 'Be told one’s username, or set a new password; the answer is the same whether there is such an account',
    body: z.strictObject({
      kind: z.enum(['ID', 'PASSWORD']),
      name: personName,
      certToken,
      /** Needed for PASSWORD. */
      newPassword: newPassword.optional(),
    }),
    response: z.object({ accepted: z.literal(true) }),
    status: 202,
  }),
};
