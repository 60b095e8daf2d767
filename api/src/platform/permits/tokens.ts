import { jwtVerify, SignJWT } from 'jose';
import { getKid, getSecret, type Keys } from '../auth/keys';
import type { PermitRow } from './table';

const names = { issuer: 'portico', audience: 'portico-host' };
const typ = 'permit+jwt';

/** Signs and reads permit tokens (bearer tokens). What a permit allows is stored in the database. */
export const createPermitTokens = (keys: Keys) => ({
  sign: async ({ _id, expiresAt }: PermitRow) => {
    const key = await keys.getCurrent('permit');
    return new SignJWT()
      .setProtectedHeader({ alg: 'HS256', typ, kid: key.kid })
      .setSubject(_id)
      .setIssuer(names.issuer)
      .setAudience(names.audience)
      .setIssuedAt()
      .setExpirationTime(new Date(expiresAt))
      .sign(getSecret(key));
  },

  /** Returns the id of the permit; null for an invalid token. Expiry and revocation are checked in the database. */
  read: async (token: string): Promise<string | null> => {
    const key = await keys.findByKid('permit', getKid(token));
    if (!key) return null;
    const checks = { ...names, typ, algorithms: ['HS256'], requiredClaims: ['exp', 'sub'] };
    // Expiry is not checked here: an expired token must be distinguished from a forged one.
    const { payload } = await jwtVerify(token, getSecret(key), { ...checks, currentDate: new Date(0) }).catch(() => ({
      payload: null,
    }));
    return payload?.sub ?? null;
  },
});
