import { randomBytes } from 'node:crypto';
import type { Keys } from '../../platform/auth/keys';
import { matchesSignature, sign } from '../../platform/auth/signatures';

const DEVICE_COOKIE = 'portico.device';
const YEAR_S = 60 * 60 * 24 * 365;

interface Owner {
  _id: string;
  passwordHash: string;
}

/**
 * A device with a previous sign-in has a cookie `<nonce>.<mac>`. It grants no access; it lets the owner sign in while the
 * account is locked by failed attempts of others. Changing the password invalidates the cookies of all devices.
 */
export const createKnownDevices = (keys: Keys) => {
  const computeMac = (nonce: string, { _id, passwordHash }: Owner) =>
    sign(keys, 'device', `${nonce}:${_id}:${passwordHash}`);

  return {
    /** Returns the nonce of a valid device cookie of this user, else null. */
    recognise: async (cookie: string | undefined, owner: Owner) => {
      const [nonce = '', mac = ''] = cookie?.split('.') ?? [];
      return matchesSignature(mac, await computeMac(nonce, owner)) ? nonce : null;
    },

    createCookie: async (owner: Owner, secure: boolean) => {
      const nonce = randomBytes(16).toString('base64url');
      const value = `${nonce}.${await computeMac(nonce, owner)}`;
      return `${DEVICE_COOKIE}=${value}; Path=/api/auth; Max-Age=${YEAR_S}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
    },
  };
};

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** Returns the value of the device cookie from the `cookie` header. */
export const readDeviceCookie = (header: string | undefined) =>
  header
    ?.split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === DEVICE_COOKIE)?.[1];
