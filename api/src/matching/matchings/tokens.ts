import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Keys, secretOf } from '../../platform/auth/keys';
import { fail } from '../../platform/http/errors';

const lifeMs = 5 * 60_000;

/** `<matching>.<who shows it>.<end of its life in seconds>.<signature>`: short enough for a code on a phone. */
export const createAttendanceTokens = (keys: Keys) => {
  const sign = async (text: string) =>
    createHmac('sha256', secretOf(await keys.current('attendance')))
      .update(text)
      .digest('base64url')
      .slice(0, 32);

  return {
    make: async (matching: string, user: string) => {
      const end = Math.floor((Date.now() + lifeMs) / 1000);
      const text = `${matching}.${user}.${end}`;
      return { token: `${text}.${await sign(text)}`, expiresAt: new Date(end * 1000).toISOString() };
    },

    /** Which matching, and who showed it; refused where it is forged or older than five minutes. */
    read: async (token: string) => {
      const [matching = '', user = '', end = '', signature = ''] = token.split('.');
      const due = Buffer.from(await sign(`${matching}.${user}.${end}`));
      const given = Buffer.from(signature);
      if (given.length !== due.length || !timingSafeEqual(given, due)) fail('not_found');
      if (Number(end) * 1000 <= Date.now()) fail('wrong_state');
      return { matching, user };
    },
  };
};

export type AttendanceTokens = ReturnType<typeof createAttendanceTokens>;
