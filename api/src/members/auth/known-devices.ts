import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { getSecret, type Keys } from '../../platform/auth/keys';

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
  const computeMac = async (nonce: string, { _id, passwordHash }: Owner) =>
    createHmac('sha256', getSecret(await keys.getCurrent('device')))
      .update(`${nonce}:${_id}:${passwordHash}`)
      .digest();

  return {
    /** Returns the nonce of a valid device cookie of this user, else null. */
    recognise: async (cookie: string | undefined, owner: Owner) => {
      const [nonce = '', mac = ''] = cookie?.split('.') ?? [];
      const actual = Buffer.from(mac, 'base64url');
      const expected = await computeMac(nonce, owner);
      return actual.length === expected.length && timingSafeEqual(actual, expected) ? nonce : null;
    },

    createCookie: async (owner: Owner, secure: boolean) => {
      const nonce = randomBytes(16).toString('base64url');
      const value = `${nonce}.${(await computeMac(nonce, owner)).toString('base64url')}`;
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
