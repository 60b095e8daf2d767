import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Keys } from '../../platform/auth/keys';
import { matchesSignature, sign } from '../../platform/auth/signatures';

export const deviceCookie = 'portico.device';
const yearS = 60 * 60 * 24 * 365;

/** Without `secure`, which follows the protocol of the request. */
const deviceCookieOptions = { path: '/api/auth', maxAge: yearS, httpOnly: true, sameSite: 'strict' } as const;

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

    /** Creates the value of the cookie of a device. */
    createCookie: async (owner: Owner) => {
      const nonce = randomBytes(16).toString('base64url');
      return `${nonce}.${await computeMac(nonce, owner)}`;
    },
  };
};

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** Makes the device known for its owner. */
export const setDeviceCookie = async (
  knownDevices: KnownDevices,
  owner: Owner,
  { protocol }: FastifyRequest,
  reply: FastifyReply,
) => {
  const value = await knownDevices.createCookie(owner);
  reply.setCookie(deviceCookie, value, { ...deviceCookieOptions, secure: protocol === 'https' });
};
