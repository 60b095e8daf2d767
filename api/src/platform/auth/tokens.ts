import { jwtVerify, SignJWT } from 'jose';
import { type AccessTokenPayload, scopes, userTypes } from 'shared/contract';
import { z } from 'zod';
import { newId } from '../database/columns';
import { getKid, getSecret, type Keys } from './keys';

const ACCESS_MS = 10 * 60 * 1000;
const names = { issuer: 'portico', audience: 'portico-api' };

/** Claims of an access token. */
export interface AccessClaims extends AccessTokenPayload {
  /** At the time of issue, at most ten minutes ago. Missing in tokens of earlier versions. */
  username?: string | undefined;
}

const Payload = z.object({
  sub: z.string(),
  sid: z.string(),
  scope: z.array(z.enum(scopes)),
  type: z.enum(userTypes),
  name: z.string(),
  username: z.string().optional(),
  exp: z.int(),
});

/** Signs and verifies access tokens. All API processes share the keys. */
export const createTokens = (keys: Keys) => ({
  sign: async ({ sub, ...claims }: Omit<AccessClaims, 'exp'>) => {
    const key = await keys.getCurrent('access');
    const expiresAt = new Date(Date.now() + ACCESS_MS);
    const accessToken = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: key.kid })
      .setSubject(sub)
      .setIssuer(names.issuer)
      .setAudience(names.audience)
      .setJti(newId())
      .setIssuedAt()
      .setExpirationTime(expiresAt)
      .sign(getSecret(key));
    return { accessToken, expiresAt: expiresAt.toISOString() };
  },

  /** Null for a token that is forged, expired or not an access token. */
  verify: async (token: string): Promise<AccessClaims | null> => {
    const key = await keys.findByKid('access', getKid(token));
    if (!key) return null;
    const checks = { ...names, algorithms: ['HS256'], typ: 'at+jwt', requiredClaims: ['exp', 'sub'] };
    const verified = await jwtVerify(token, getSecret(key), checks).catch(() => null);
    return Payload.safeParse(verified?.payload).data ?? null;
  },
});

export type Tokens = ReturnType<typeof createTokens>;
