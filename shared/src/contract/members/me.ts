import { z } from 'zod';
import { deletion, listOf } from '../crud';
import { baseRecord, email, id, instant, phone } from '../fields';
import { route } from '../route';
import { certToken, existingPassword, newPassword } from './account-fields';
import { BuyerProfile, Company, SellerProfile } from './companies';
import { PasskeyAssertion } from './passkeys';
import { accountFields, LevelSummary, personalFields, withdrawalReasons } from './users';

/** The caller’s own account. Texts of the company have all languages, for editing. */
export const Me = z.object({
  ...baseRecord.shape,
  ...accountFields,
  level: LevelSummary,
  totp: z.boolean(),
  /** Number of passkeys. */
  passkeys: z.int(),
});
export type Me = z.infer<typeof Me>;

const writable = z.object({
  ...personalFields,
  email,
  /** Proves a new `email` (purpose CHANGE). */
  emailToken: certToken,
  phone,
  /** Proves a new `phone`. */
  phoneToken: certToken,
  /** Required with another `email` or `phone`, or `passkey`. */
  currentPassword: existingPassword,
  /** In place of `currentPassword`, for the options of `passkeys.reauthenticate`. */
  passkey: PasskeyAssertion,
  company: Company,
  /** Saving it after a rejection submits a new application. */
  buyer: BuyerProfile,
  seller: SellerProfile,
});

const detail = z.object({ user: Me });

export const Session = z.object({
  _id: id,
  createdAt: instant,
  expiresAt: instant,
  ip: z.string(),
  ua: z.string(),
  /** Browser and system, such as “Chrome · Windows”; '' if they are not known. */
  device: z.string(),
  /** Of the device at the sign-in; null if it is not known. */
  timeZone: z.string().nullable(),
  /** The session of this request. */
  current: z.boolean(),
});

export const me = {
  get: route({ method: 'GET', path: '/v1/me', access: 'member', summary: 'The caller’s account', response: detail }),
  update: route({
    method: 'PUT',
    path: '/v1/me',
    access: 'member',
    summary: 'Change the caller’s account, except roles, status, level and points',
    body: z.strictObject({ ...writable.partial().shape, version: z.int().min(0) }),
    response: detail,
  }),
  withdraw: route({
    method: 'POST',
    path: '/v1/me/withdraw',
    access: 'member',
    summary: 'Delete the caller’s account; refused while orders, bids or meetings are open',
    body: z.strictObject({
      password: existingPassword,
      reason: z.object({ code: z.enum(withdrawalReasons), text: z.string().trim().max(500).nullish() }).optional(),
    }),
    response: z.object({ purgeAt: instant }),
  }),
  removeLogo: deletion('/v1/me/logo', 'member', 'Remove the logo', { addition: true }),
  removePhoto: deletion('/v1/me/photo', 'member', 'Remove the photo', { addition: true }),
  removeIntroduction: deletion('/v1/me/introduction', 'member', 'Remove the introduction file of the company', {
    addition: true,
  }),
  password: route({
    method: 'PUT',
    path: '/v1/me/password',
    access: 'member',
    summary: 'Change the password, with the current one or a passkey; all other sessions end',
    body: z.strictObject({
      current: existingPassword.optional(),
      /** In place of `current`, for the options of `passkeys.reauthenticate`. */
      passkey: PasskeyAssertion.optional(),
      password: newPassword,
    }),
    response: null,
    beforePasswordChange: true,
    addition: true,
  }),
  sessions: {
    list: route({
      method: 'GET',
      path: '/v1/me/sessions',
      access: 'member',
      summary: 'List the caller’s sessions',
      ...listOf('sessions', Session, { sorts: ['createdAt'], search: false }),
      addition: true,
    }),
    remove: deletion('/v1/me/sessions/:id', 'member', 'End an own session', { addition: true }),
    removeOthers: deletion('/v1/me/sessions', 'member', 'End all sessions except the current one', {
      addition: true,
    }),
  },
};
