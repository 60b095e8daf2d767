import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Keys, secretOf } from '../../platform/auth/keys';

const LIFE_MS = 30 * 60_000;

/** `<user>.<ms>.<mac>`: for half an hour after joining, papers and pictures may be sent without a sign-in. */
export const createUploadTokens = (keys: Keys) => {
  const macOf = async (user: string, until: number) =>
    createHmac('sha256', secretOf(await keys.current('upload')))
      .update(`${user}:${until}`)
      .digest();

  return {
    issue: async (user: string) => {
      const until = Date.now() + LIFE_MS;
      const mac = (await macOf(user, until)).toString('base64url');
      return { uploadToken: `${user}.${until}.${mac}`, expiresAt: new Date(until).toISOString() };
    },

    /** Whether a token is this user's and still holds. */
    holds: async (token: string | string[] | undefined, user: string) => {
      const [owner, until = '', mac = ''] = typeof token === 'string' ? token.split('.') : [];
      if (owner !== user || !(Number(until) > Date.now())) return false;
      const [given, expected] = [Buffer.from(mac, 'base64url'), await macOf(user, Number(until))];
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
};

export type UploadTokens = ReturnType<typeof createUploadTokens>;
