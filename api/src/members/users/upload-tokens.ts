import { createHmac, timingSafeEqual } from 'node:crypto';
import { getSecret, type Keys } from '../../platform/auth/keys';

const LIFE_MS = 30 * 60_000;

/** Tokens `<user>.<ms>.<mac>` to upload account files without a sign-in for 30 minutes after registration. */
export const createUploadTokens = (keys: Keys) => {
  const computeMac = async (user: string, expiresAtMs: number) =>
    createHmac('sha256', getSecret(await keys.getCurrent('upload')))
      .update(`${user}:${expiresAtMs}`)
      .digest();

  return {
    issue: async (user: string) => {
      const expiresAtMs = Date.now() + LIFE_MS;
      const mac = (await computeMac(user, expiresAtMs)).toString('base64url');
      return { uploadToken: `${user}.${expiresAtMs}.${mac}`, expiresAt: new Date(expiresAtMs).toISOString() };
    },

    /** Whether a token belongs to this user and is not expired. */
    isValid: async (token: string | string[] | undefined, user: string) => {
      const [owner, expiresAtMs = '', mac = ''] = typeof token === 'string' ? token.split('.') : [];
      if (owner !== user || !(Number(expiresAtMs) > Date.now())) return false;
      const [actual, expected] = [Buffer.from(mac, 'base64url'), await computeMac(user, Number(expiresAtMs))];
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
};

export type UploadTokens = ReturnType<typeof createUploadTokens>;
