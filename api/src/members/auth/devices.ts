import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Keys, secretOf } from '../../platform/auth/keys';

export const DEVICE_COOKIE = 'portico.device';
const YEAR_S = 60 * 60 * 24 * 365;

interface Owner {
  _id: string;
  passwordHash: string;
}

/**
 * A device on which somebody has signed in carries `<random>.<mac>`. It opens nothing by itself: it lets its owner try
 * while strangers' guesses have the account locked. A new password makes all devices unknown.
 */
export const createDevices = (keys: Keys) => {
  const macOf = async (nonce: string, { _id, passwordHash }: Owner) =>
    createHmac('sha256', secretOf(await keys.current('device')))
      .update(`${nonce}:${_id}:${passwordHash}`)
      .digest();

  return {
    /** The name of the device if it is one of this owner's, else null. */
    recognise: async (cookie: string | undefined, owner: Owner) => {
      const [nonce = '', mac = ''] = cookie?.split('.') ?? [];
      const given = Buffer.from(mac, 'base64url');
      const expected = await macOf(nonce, owner);
      return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : null;
    },

    cookie: async (owner: Owner, secure: boolean) => {
      const nonce = randomBytes(16).toString('base64url');
      const value = `${nonce}.${(await macOf(nonce, owner)).toString('base64url')}`;
      return `${DEVICE_COOKIE}=${value}; Path=/api/auth; Max-Age=${YEAR_S}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
    },
  };
};

export type Devices = ReturnType<typeof createDevices>;

export const deviceCookieOf = (header: string | undefined) =>
  header
    ?.split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === DEVICE_COOKIE)?.[1];
