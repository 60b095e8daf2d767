import { jwtVerify, SignJWT } from 'jose';
import { type Keys, kidOf, secretOf } from '../auth/keys';
import type { PermitRow } from './table';

const names = { issuer: 'portico', audience: 'portico-host' };
const typ = 'permit+jwt';

/** The signed form of a permission: who holds it is whoever shows it. What it allows stands in the database. */
export const createPermitTokens = (keys: Keys) => ({
  sign: async ({ _id, expiresAt }: PermitRow) => {
    const key = await keys.current('permit');
    return new SignJWT()
      .setProtectedHeader({ alg: 'HS256', typ, kid: key.kid })
      .setSubject(_id)
      .setIssuer(names.issuer)
      .setAudience(names.audience)
      .setIssuedAt()
      .setExpirationTime(new Date(expiresAt))
      .sign(secretOf(key));
  },

  /** Id of the permission; null for a token that is not ours. Whether it still holds is for the database to say. */
  read: async (token: string): Promise<string | null> => {
    const key = await keys.byKid('permit', kidOf(token));
    if (!key) return null;
    const checks = { ...names, typ, algorithms: ['HS256'], requiredClaims: ['exp', 'sub'] };
    // An expired one is told apart from a forged one: it was ours.
    const { payload } = await jwtVerify(token, secretOf(key), { ...checks, currentDate: new Date(0) }).catch(() => ({
      payload: null,
    }));
    return payload?.sub ?? null;
  },
});
