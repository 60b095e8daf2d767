import { z } from 'zod';
import { crud, deletion, listOf, updateBody } from '../crud';
import {
  Address,
  auditedRecord,
  booleanFlag,
  day,
  email,
  exportReason,
  FileRef,
  id,
  instant,
  localisedText,
  phone,
  requiredText,
} from '../fields';
import { languages } from '../localised';
import { userTypes } from '../platform/auth';
import { route } from '../route';
import {
  certToken,
  contactChannels,
  newPassword,
  personName,
  SocialLink,
  socialKinds,
  username,
} from './account-fields';
import {
  applicationStatuses,
  Buyer,
  BuyerProfile,
  Company,
  companyDocuments,
  SellerProfile,
  SellerWithEligibility,
} from './companies';
import { consentsInput } from './terms';

export const userStatuses = ['PENDING', 'ACTIVE', 'BLOCKED', 'WITHDRAWN'] as const;
export const userRoles = ['SELLER', 'BUYER', 'ADMIN', 'BIDDER'] as const;
export const genders = ['FEMALE', 'MALE', 'OTHER'] as const;
export const withdrawalReasons = ['UNUSED', 'SERVICE', 'PRIVACY', 'REJOIN', 'OTHER'] as const;

/** Consent to advertising by channel; `night` allows 21:00 to 08:00. */
const marketing = z.object({ sms: z.boolean(), email: z.boolean(), night: z.boolean() });

/** Personal data that a user can change at any time. */
export const personalFields = {
  name: personName,
  nameEn: z.string().trim().max(100).nullish(),
  birth: day.nullish(),
  gender: z.enum(genders).nullish(),
  address: Address.nullish(),
  language: z.enum(languages),
  /** Channels of notifications; the inbox of the site is always used. */
  notifications: z.array(z.enum(contactChannels)).max(contactChannels.length),
  marketing,
  socials: z.array(SocialLink).max(socialKinds.length),
};

export const Withdrawal = z.object({
  at: instant,
  reason: z.object({ code: z.enum(withdrawalReasons), text: z.string().nullable() }),
  /** When personal data is deleted; orders and the like are kept by law. */
  purgeAt: instant,
});

/** Fields that the owner and administrators see alike. */
export const accountFields = {
  username: z.string(),
  type: z.enum(userTypes),
  status: z.enum(userStatuses),
  roles: z.array(z.enum(userRoles)),
  ...personalFields,
  marketing: marketing.extend({ at: instant.nullable() }),
  email: z.string(),
  emailVerifiedAt: instant.nullable(),
  phone: z.string(),
  phoneVerifiedAt: instant.nullable(),
  photo: FileRef.nullable(),
  logo: FileRef.nullable(),
  ...companyDocuments,
  company: Company.nullable(),
  buyer: Buyer.nullable(),
  seller: SellerWithEligibility.nullable(),
  pointBalance: z.int(),
  lastLoginAt: instant.nullable(),
};

export const LevelSummary = z.object({ _id: id, name: z.string(), code: z.string() });

export const User = z.object({
  ...auditedRecord.shape,
  ...accountFields,
  _level: id,
  memo: z.string().nullable(),
  /** Two-step sign-in is on. */
  totp: z.boolean(),
  /** Number of passkeys. */
  passkeys: z.int(),
  withdrawal: Withdrawal.nullable(),
});
export type User = z.infer<typeof User>;

/**
 * A row of the console’s list. Contact data is masked (`010-****-1234`); reading it in full is recorded in the audit
 * log.
 */
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
  company: z.object({ name: localisedText(100), businessNumber: z.string(), category: z.string() }).nullable(),
  buyer: z.enum(applicationStatuses).nullable(),
  seller: z.enum(applicationStatuses).nullable(),
  /** Whether an application waits for a decision. */
  waiting: z.boolean(),
});
export type UserRow = z.infer<typeof UserRow>;

const writable = z.object({
  username,
  type: z.enum(userTypes),
  /** A withdrawal is not set here. */
  status: z.enum(['PENDING', 'ACTIVE', 'BLOCKED']).optional(),
  roles: z.array(z.enum(userRoles)).max(userRoles.length),
  ...personalFields,
  email,
  phone,
  /** The default level where it is missing. */
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
  /** Only users with an application that waits for a decision, longest first. */
  waiting: booleanFlag.optional(),
};
const sorts = ['createdAt', 'updatedAt', 'name', 'username', 'lastLoginAt', 'status'] as const;
const base = crud(
  '/console/users',
  { one: 'user', many: 'users', entity: User, write: writable, sorts, filters },
  'console',
);
const userPath = '/console/users/:id';

export const consoleUsers = {
  ...base,
  list: route({ ...base.list, ...listOf('users', UserRow, { sorts, filters }) }),
  create: route({
    ...base.create,
    summary: 'Create a user; without a password they receive a link to choose one',
    body: z.strictObject({ ...writable.shape, password: newPassword.optional() }),
  }),
  update: route({
    ...base.update,
    /** `reason`: why the member is blocked; they are told, and it is recorded. */
    body: updateBody(writable.extend({ reason: requiredText(500).optional() })),
  }),
  open: route({
    method: 'GET',
    path: `${userPath}/open`,
    access: 'console',
    summary: 'What a user has open and what blocking would end: numbers by `orders`, `matchings` and `auctions`',
    response: z.object({ open: z.record(z.string(), z.int()) }),
    addition: true,
  }),
  decide: route({
    method: 'PUT',
    path: `${userPath}/approval`,
    access: 'console',
    summary: 'Approve or reject an application to buy or to sell; repeating a decision changes and sends nothing',
    body: z.strictObject({
      role: z.enum(['BUYER', 'SELLER']),
      decision: z.enum(['APPROVED', 'REJECTED']),
      /** Sent to the applicant; required for a rejection. */
      reason: requiredText(500).optional(),
      /** Indexes of verified certificates; a seller needs one of a qualifying programme. */
      certificates: z.array(z.int().min(0).max(9)).max(10).optional(),
    }),
    response: detail,
    addition: true,
  }),
  endSessions: deletion(`${userPath}/sessions`, 'console', 'Sign a user out everywhere', { addition: true }),
  removeTotp: deletion(`${userPath}/totp`, 'console', 'Remove the second factors of a user who lost the device', {
    addition: true,
  }),
  removePaper: deletion(`${userPath}/businessRegistration`, 'console', 'Remove the business registration', {
    addition: true,
  }),
  excel: route({
    method: 'GET',
    path: '/console/users/excel',
    access: 'console',
    summary:
      'The filtered list as a spreadsheet; contact data is masked unless `full`, and the reason is recorded in the audit log',
    query: z.strictObject({
      ...base.list.query.omit({ page: true, limit: true }).shape,
      reason: exportReason,
      full: booleanFlag.optional(),
    }),
    response: 'blob',
    addition: true,
  }),
};

/** Terms that registration requires, and those that are optional. */
export const registrationTerms = {
  required: ['service', 'privacy'],
  optional: ['marketing', 'third-party'],
  buyer: ['fair-buyer'],
  seller: ['fair-seller'],
} as const;

export const certifyChannels = ['PHONE', 'EMAIL'] as const;
/** `FORM`: a guest who lost the password of a consultation request. */
export const certifyPurposes = ['REGISTER', 'RECOVERY', 'CHANGE', 'FORM'] as const;

/** Uploads a file of an account. `part`: name of the multipart part, and last part of the path. */
const ownerUpload = <const Part extends string>(part: Part, summary: string) =>
  ({
    method: 'POST',
    path: `/v1/users/:id/${part}`,
    access: 'owner',
    summary: `${summary}: by its owner, or just after joining with the header \`upload-token\``,
    part,
    response: z.object({ file: FileRef }),
    status: 201,
  }) as const;

export const users = {
  register: route({
    method: 'POST',
    path: '/v1/users',
    access: 'public',
    summary: 'Register as a person or a company; the answer has a token for uploads, not a sign-in',
    body: z.strictObject({
      ...personalFields,
      notifications: personalFields.notifications.optional(),
      marketing: marketing.optional(),
      socials: personalFields.socials.optional(),
      username,
      password: newPassword,
      type: z.enum(userTypes),
      email,
      phone,
      /** Proof of the e-mail address or the phone number. */
      certToken,
      company: Company.nullish(),
      /** Application as a buyer. */
      buyer: BuyerProfile.nullish(),
      /** Application as a seller. */
      seller: SellerProfile.nullish(),
      consents: consentsInput,
    }),
    response: z.object({
      user: z.object({ _id: id, username: z.string(), type: z.enum(userTypes), status: z.enum(userStatuses) }),
      uploadToken: z.string(),
      expiresAt: instant,
    }),
    status: 201,
  }),
  businessRegistration: ownerUpload('businessRegistration', 'Set the business registration'),
  logo: ownerUpload('logo', 'Set the logo'),
  photo: ownerUpload('photo', 'Set the photo'),
  introduction: { ...ownerUpload('introduction', 'Set the introduction file of the company'), addition: true } as const,
  checkBusinessNumber: route({
    method: 'GET',
    path: '/v1/businessNumbers/:businessNumber',
    access: 'public',
    summary: 'Whether a business number is valid and free to register with',
    response: z.object({ valid: z.boolean(), free: z.boolean() }),
    addition: true,
  }),
  certify: route({
    method: 'POST',
    path: '/v1/users/certify',
    access: 'public',
    summary: 'Send a code of six digits, or exchange it for a token that proves the address',
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
      /** Expiry of the code, or of the token where there is one. */
      expiresAt: instant,
      /** Null until the code is correct. */
      certToken: z.string().nullable(),
    }),
  }),
  recover: route({
    method: 'POST',
    path: '/v1/users/recovery',
    access: 'public',
    summary:
      'Recover the username or set a new password; the answer is the same for unknown accounts, and for those that need a second proof',
    body: z.strictObject({
      kind: z.enum(['ID', 'PASSWORD']),
      name: personName,
      certToken,
      /** Required for PASSWORD. */
      newPassword: newPassword.optional(),
      /** A second proof: a code of the authenticator app or a recovery code. */
      code: z.string().trim().max(24).optional(),
      /** Another second proof: that of the e-mail address, where `certToken` is of the phone number, or the other way round. */
      secondCertToken: certToken.optional(),
    }),
    response: z.object({ accepted: z.literal(true) }),
    status: 202,
  }),
};
