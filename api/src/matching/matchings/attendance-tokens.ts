import { createHmac, timingSafeEqual } from 'node:crypto';
import { getSecret, type Keys } from '../../platform/auth/keys';
import { throwApiError } from '../../platform/http/errors';

const lifetimeMs = 5 * 60_000;

/** Tokens of QR codes: `<matching>.<user who shows it>.<expiry, s since epoch>.<signature>`, valid for five minutes. */
export const createAttendanceTokens = (keys: Keys) => {
  const sign = async (text: string) =>
    createHmac('sha256', getSecret(await keys.getCurrent('attendance')))
      .update(text)
      .digest('base64url')
      .slice(0, 32);

  return {
    create: async (matching: string, user: string) => {
      const end = Math.floor((Date.now() + lifetimeMs) / 1000);
      const text = `${matching}.${user}.${end}`;
      return { token: `${text}.${await sign(text)}`, expiresAt: new Date(end * 1000).toISOString() };
    },

    /** Returns the matching and the user who showed the code. Throws `not_found` if forged, `wrong_state` if expired. */
    verify: async (token: string) => {
      const [matching = '', user = '', end = '', signature = ''] = token.split('.');
      const expected = Buffer.from(await sign(`${matching}.${user}.${end}`));
      const received = Buffer.from(signature);
      if (received.length !== expected.length || !timingSafeEqual(received, expected)) throwApiError('not_found');
      if (Number(end) * 1000 <= Date.now()) throwApiError('wrong_state');
      return { matching, user };
    },
  };
};
