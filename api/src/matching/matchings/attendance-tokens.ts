import type { Keys } from '../../platform/auth/keys';
import { matchesSignature, sign } from '../../platform/auth/signatures';
import { throwApiError } from '../../platform/http/errors';

const lifetimeMs = 5 * 60_000;

/** Tokens of QR codes: `<matching>.<user who shows it>.<expiry, s since epoch>.<signature>`, valid for five minutes. */
export const createAttendanceTokens = (keys: Keys) => {
  const signToken = async (text: string) => (await sign(keys, 'attendance', text)).slice(0, 32);

  return {
    create: async (matching: string, user: string) => {
      const end = Math.floor((Date.now() + lifetimeMs) / 1000);
      const text = `${matching}.${user}.${end}`;
      return { token: `${text}.${await signToken(text)}`, expiresAt: new Date(end * 1000).toISOString() };
    },

    /** Returns the matching and the user who showed the code. Throws `not_found` if forged, `wrong_state` if expired. */
    verify: async (token: string) => {
      const [matching = '', user = '', end = '', signature = ''] = token.split('.');
      if (!matchesSignature(signature, await signToken(`${matching}.${user}.${end}`))) throwApiError('not_found');
      if (Number(end) * 1000 <= Date.now()) throwApiError('wrong_state');
      return { matching, user };
    },
  };
};
