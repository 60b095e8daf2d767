import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { type AccessTokenPayload, requiredActions, scopes, userTypes } from 'shared/contract';
import { z } from 'zod';
import { newId } from '../database/columns';
import { getKid, getSecret, type Keys } from './keys';
import { limitScopes } from './required-actions';

const ACCESS_MS = 10 * 60 * 1000;
const names = { issuer: 'portico', audience: 'portico-api' };

/** Claims of an access token; once it is verified, `scope` is without those that wait for `requiredAction`. */
export interface AccessClaims extends AccessTokenPayload {
  /** At the time of issue, at most ten minutes ago. Missing in tokens of earlier versions. */
  username?: string | undefined;
  /** When it was issued, seconds since 1970. */
  iat?: number | undefined;
}

const Payload = z.object({
  sub: z.string(),
  sid: z.string(),
  scope: z.array(z.enum(scopes)),
  requiredAction: z.enum(requiredActions).optional(),
  type: z.enum(userTypes),
  name: z.string(),
  username: z.string().optional(),
  iat: z.int().optional(),
  exp: z.int(),
});

const checks = { ...names, algorithms: ['HS256'], typ: 'at+jwt', requiredClaims: ['exp', 'sub'] };
const maxVerified = 1000;

interface Verified {
  claims: AccessClaims;
  kid: string;
  /** Of the key, as its JWK has it. */
  secret: string | undefined;
}

/** Signs and verifies access tokens. All API processes share the keys. */
export const createTokens = (keys: Keys) => {
  // A client sends a token with many requests. What does not change is checked once: signature, names and shape. Whether the
  // token has expired and its key is still accepted is checked each time.
  const verified = new LRUCache<string, Verified>({ max: maxVerified });

  const findVerified = async (token: string) => {
    const found = verified.get(token);
    if (!found || found.claims.exp * 1000 <= Date.now()) return null;
    const key = await keys.findByKid('access', found.kid);
    return key?.jwk.k === found.secret ? found.claims : null;
  };

  const verifyAnew = async (token: string): Promise<AccessClaims | null> => {
    const kid = getKid(token);
    const key = await keys.findByKid('access', kid);
    if (!key) return null;
    const result = await jwtVerify(token, getSecret(key), checks).catch(() => null);
    const payload = Payload.safeParse(result?.payload).data;
    const claims = payload ? { ...payload, scope: limitScopes(payload.scope, payload.requiredAction) } : null;
    if (claims) verified.set(token, { claims, kid, secret: key.jwk.k });
    return claims;
  };

  return {
    sign: async ({ sub, ...claims }: Omit<AccessClaims, 'exp' | 'iat'>) => {
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
    verify: async (token: string): Promise<AccessClaims | null> => (await findVerified(token)) ?? verifyAnew(token),
  };
};

export type Tokens = ReturnType<typeof createTokens>;
