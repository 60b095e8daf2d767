import { z } from 'zod';
import { instant, QrCode } from '../fields';
import { route } from '../route';
import { existingPassword } from './account-fields';

const totpCode = z.string().regex(/^\d{6}$/);

/** Two-step sign-in with an authenticator app. */
export const totp = {
  get: route({
    method: 'GET',
    path: '/v1/me/totp',
    access: 'member',
    summary: 'State of the caller’s two-step sign-in',
    response: z.object({
      totp: z.object({ enabledAt: instant.nullable(), recoveryCodes: z.int() }),
    }),
    addition: true,
  }),
  enrol: route({
    method: 'POST',
    path: '/v1/me/totp',
    access: 'member',
    summary: 'Start two-step sign-in: the secret for the authenticator app',
    body: z.strictObject({ password: existingPassword }),
    response: z.object({
      secret: z.string(),
      /** `otpauth://` */
      uri: z.string(),
      /** `uri` as a QR code. */
      qr: QrCode,
    }),
    status: 201,
    addition: true,
  }),
  confirm: route({
    method: 'PUT',
    path: '/v1/me/totp',
    access: 'member',
    summary: 'Enable two-step sign-in with a code of the app; the answer has ten recovery codes, shown once',
    body: z.strictObject({ code: totpCode }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    addition: true,
  }),
  disable: route({
    method: 'POST',
    path: '/v1/me/totp/removal',
    access: 'member',
    summary: 'Disable two-step sign-in; refused where it is the last second factor and one is required',
    body: z.strictObject({ password: existingPassword }),
    response: null,
    addition: true,
  }),
};
