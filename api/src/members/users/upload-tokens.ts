import type { Keys } from '../../platform/auth/keys';
import { matchesSignature, sign } from '../../platform/auth/signatures';

const LIFE_MS = 30 * 60_000;

/** Tokens `<user>.<ms>.<mac>` to upload account files without a sign-in for 30 minutes after registration. */
export const createUploadTokens = (keys: Keys) => {
  const computeMac = (user: string, expiresAtMs: number) => sign(keys, 'upload', `${user}:${expiresAtMs}`);

  return {
    issue: async (user: string) => {
      const expiresAtMs = Date.now() + LIFE_MS;
      const mac = await computeMac(user, expiresAtMs);
      return { uploadToken: `${user}.${expiresAtMs}.${mac}`, expiresAt: new Date(expiresAtMs).toISOString() };
    },

    /** Whether a token belongs to this user and is not expired. */
    isValid: async (token: string | string[] | undefined, user: string) => {
      const [owner, expiresAtMs = '', mac = ''] = typeof token === 'string' ? token.split('.') : [];
      if (owner !== user || !(Number(expiresAtMs) > Date.now())) return false;
      return matchesSignature(mac, await computeMac(user, Number(expiresAtMs)));
    },
  };
};

export type UploadTokens = ReturnType<typeof createUploadTokens>;
