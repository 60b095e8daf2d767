import { z } from 'zod';
import { id, instant, singleLine } from '../fields';
import { Tokens } from '../platform/auth';
import { route } from '../route';
import { existingPassword } from './account-fields';

/** Most that an account can have. */
export const maxPasskeys = 10;

export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Bytes as base64url, as browsers write credentials in JSON. `max`: characters. */
const bytes = (max: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(max);

/** Ids of credentials have at most 1023 bytes. */
const credentialId = bytes(1364);
const publicKeyType = z.literal('public-key');

/** A passkey as the browser finds it. */
export const PasskeyDescriptor = z.object({
  id: credentialId,
  type: publicKeyType,
  transports: z.array(z.enum(passkeyTransports)).optional(),
});

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn, of which the API uses this. `timeout` in ms. */
const RegistrationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: bytes(100), name: z.string(), displayName: z.string() }),
  challenge: bytes(100),
  pubKeyCredParams: z.array(z.object({ type: publicKeyType, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(PasskeyDescriptor),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
});

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. Without `allowCredentials` the device offers all that it has. */
export const PasskeyRequestOptions = z.object({
  rpId: z.string(),
  challenge: bytes(100),
  timeout: z.int(),
  allowCredentials: z.array(PasskeyDescriptor),
  userVerification: z.literal('required'),
});

const credential = { id: credentialId, rawId: credentialId, type: publicKeyType };

/** `RegistrationResponseJSON` of WebAuthn. */
const Registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(40_000),
    transports: z.array(z.string().max(30)).max(20).optional(),
  }),
});

/** `AuthenticationResponseJSON` of WebAuthn: proof that the caller has a passkey. */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    /** The id of the user. */
    userHandle: bytes(100).optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

/** One of both: the password, or a passkey for the options of `passkeys.reauthenticate`. */
export const Reauthentication = z.strictObject({
  password: existingPassword.optional(),
  passkey: PasskeyAssertion.optional(),
});
export type Reauthentication = z.infer<typeof Reauthentication>;

const name = singleLine.min(1).max(60);

export const Passkey = z.object({
  _id: id,
  /** The device on which it was added, such as “Chrome · Windows”, or what its owner called it; '' if neither is known. */
  name: z.string(),
  /** It is stored with the account of the device, so that others of this account have it too. */
  backedUp: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** Passkeys (WebAuthn), which sign in without a password. */
export const passkeys = {
  list: route({
    method: 'GET',
    path: '/v1/me/passkeys',
    access: 'member',
    summary: 'List the caller’s passkeys',
    response: z.object({ passkeys: z.array(Passkey) }),
    addition: true,
  }),
  reauthenticate: route({
    method: 'POST',
    path: '/v1/me/passkeys/reauthentication',
    access: 'member',
    summary: 'Options with which the browser asks for a passkey of the caller, in place of the password',
    response: z.object({ options: PasskeyRequestOptions }),
    status: 201,
    addition: true,
  }),
  begin: route({
    method: 'POST',
    path: '/v1/me/passkeys/registration',
    access: 'member',
    summary: 'Options with which the browser creates a passkey; needs the password or another passkey',
    body: Reauthentication,
    response: z.object({ options: RegistrationOptions }),
    status: 201,
    addition: true,
  }),
  create: route({
    method: 'POST',
    path: '/v1/me/passkeys',
    access: 'member',
    summary: 'Add the passkey that the browser has created; at most ten',
    body: z.strictObject({ credential: Registration }),
    response: z.object({ passkey: Passkey }),
    status: 201,
    addition: true,
  }),
  rename: route({
    method: 'PUT',
    path: '/v1/me/passkeys/:id',
    access: 'member',
    summary: 'Rename a passkey',
    body: z.strictObject({ name }),
    response: z.object({ passkey: Passkey }),
    addition: true,
  }),
  remove: route({
    method: 'POST',
    path: '/v1/me/passkeys/:id/removal',
    access: 'member',
    summary: 'Remove a passkey; needs the password or a passkey',
    body: Reauthentication,
    response: null,
    addition: true,
  }),
  signIn: {
    begin: route({
      method: 'POST',
      path: '/auth/passkeys/options',
      access: 'public',
      summary: 'Options with which the browser asks for a passkey of any account',
      response: z.object({ options: PasskeyRequestOptions }),
      status: 201,
      addition: true,
    }),
    finish: route({
      method: 'POST',
      path: '/auth/passkeys',
      access: 'public',
      summary: 'Sign in with a passkey',
      body: z.strictObject({ credential: PasskeyAssertion }),
      response: Tokens,
      addition: true,
    }),
  },
};
