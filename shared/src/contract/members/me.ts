import { z } from 'zod';
import { email, id, instant, phone, QrCode, record } from '../fields';
import { listOf, listQuery, route } from '../machine';
import { certToken, knownPassword, newPassword } from './accounts';
import { BuyerProfile, Company, SellerProfile } from './companies';
import { heldLevel, ownAccount, personal, withdrawalReasons } from './users';

/** One's own account. Texts of the company are whole here: they are read to be edited. */
export const Me = z.object({ ...record.shape, ...ownAccount, level: heldLevel, totp: z.boolean() });
export type Me = z.infer<typeof Me>;

const written = z.object({
  ...personal,
  email,
  /** Proves a new `email` (purpose CHANGE). */
  emailToken: certToken,
  phone,
  /** Proves a new `phone`. */
  phoneToken: certToken,
  company: Company,
  /** Saved anew after a rejection, it applies again. */
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
  /** The one that asks. */
  current: z.boolean(),
});

export const me = {
  get: route({ method: 'GET', path: '/v1/me', access: 'member', summary: 'One’s own account', response: detail }),
  update: route({
    method: 'PUT',
    path: '/v1/me',
    access: 'member',
    summary: 'Change one’s own account; rights, status, level and points are not among it',
    body: z.strictObject({ ...written.partial().shape, version: z.int().min(0) }),
    response: detail,
  }),
  withdraw: route({
    method: 'POST',
    path: '/v1/me/withdraw',
    access: 'member',
    summary: 'Leave; refused while something of the member’s is still open',
    body: z.strictObject({
      password: knownPassword,
      reason: z.object({ code: z.enum(withdrawalReasons), text: z.string().trim().max(500).nullish() }).optional(),
    }),
    response: z.object({ purgeAt: instant }),
  }),
  removeLogo: route({
    method: 'DELETE',
    path: '/v1/me/logo',
    access: 'member',
    summary: 'Take one’s logo away',
    response: null,
    ours: true,
  }),
  removePhoto: route({
    method: 'DELETE',
    path: '/v1/me/photo',
    access: 'member',
    summary: 'Take one’s photo away',
    response: null,
    ours: true,
  }),
  removeIntroduction: route({
    method: 'DELETE',
    path: '/v1/me/introduction',
    access: 'member',
    summary: 'Take the introduction file of one’s company away',
    response: null,
    ours: true,
  }),
  password: route({
    method: 'PUT',
    path: '/v1/me/password',
    access: 'member',
    summary: 'Change one’s password; all other sessions end',
    body: z.strictObject({ current: knownPassword, password: newPassword }),
    response: null,
    ours: true,
  }),
  sessions: {
    list: route({
      method: 'GET',
      path: '/v1/me/sessions',
      access: 'member',
      summary: 'Where one is signed in',
      query: listQuery(['createdAt']),
      response: listOf('sessions', Session),
      ours: true,
    }),
    remove: route({
      method: 'DELETE',
      path: '/v1/me/sessions/:id',
      access: 'member',
      summary: 'End a session of one’s own',
      response: null,
      ours: true,
    }),
    removeOthers: route({
      method: 'DELETE',
      path: '/v1/me/sessions',
      access: 'member',
      summary: 'End all sessions but the one that asks',
      response: null,
      ours: true,
    }),
  },
};

const code = z.string().regex(/^\d{6}$/);

/** Two-step sign-in, for administrators. */
export const totp = {
  get: route({
    method: 'GET',
    path: '/console/totp',
    access: 'console',
    summary: 'Whether one’s two-step sign-in is on',
    response: z.object({
      totp: z.object({ enabledAt: instant.nullable(), recoveryCodes: z.int() }),
    }),
    ours: true,
  }),
  enrol: route({
    method: 'POST',
    path: '/console/totp',
    access: 'console',
    summary: 'Begin two-step sign-in: the secret for the authenticator app',
    body: z.strictObject({ password: knownPassword }),
    response: z.object({
      secret: z.string(),
      /** `otpauth://` */
      uri: z.string(),
      /** The same, for the app to scan. */
      qr: QrCode,
    }),
    status: 201,
    ours: true,
  }),
  confirm: route({
    method: 'PUT',
    path: '/console/totp',
    access: 'console',
    summary:
      'Switch two-step sign-in on with a code of the app; the answer has ten codes for a lost device, shown once',
    body: z.strictObject({ code }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    ours: true,
  }),
  disable: route({
    method: 'POST',
    path: '/console/totp/removal',
    access: 'console',
    summary: 'Switch two-step sign-in off',
    body: z.strictObject({ password: knownPassword }),
    response: null,
    ours: true,
  }),
};
