import { jwtVerify, SignJWT } from 'jose';
import { type AccessPayload, scopes, userTypes } from 'shared/contract';
import { z } from 'zod';
import { newId } from '../http/columns';
import { type Keys, kidOf, secretOf } from './keys';

export const ACCESS_MS = 10 * 60 * 1000;
const names = { issuer: 'portico', audience: 'portico-api' };

const Payload = z.object({
  sub: z.string(),
  sid: z.string(),
  scope: z.array(z.enum(scopes)),
  type: z.enum(userTypes),
  name: z.string(),
  exp: z.int(),
});

/** Signs and reads access tokens. Every process of the API reads those of the others. */
export const createTokens = (keys: Keys) => ({
  sign: async ({ sub, ...claims }: Omit<AccessPayload, 'exp'>) => {
    const key = await keys.current('access');
    const expiresAt = new Date(Date.now() + ACCESS_MS);
    const accessToken = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: key.kid })
      .setSubject(sub)
      .setIssuer(names.issuer)
      .setAudience(names.audience)
      .setJti(newId())
      .setIssuedAt()
      .setExpirationTime(expiresAt)
      .sign(secretOf(key));
    return { accessToken, expiresAt: expiresAt.toISOString() };
  },

  /** Null for a token that is forged, expired or not an access token. */
  verify: async (token: string): Promise<AccessPayload | null> => {
    const key = await keys.byKid('access', kidOf(token));
    if (!key) return null;
    const checks = { ...names, algorithms: ['HS256'], typ: 'at+jwt', requiredClaims: ['exp', 'sub'] };
    const verified = await jwtVerify(token, secretOf(key), checks).catch(() => null);
    return Payload.safeParse(verified?.payload).data ?? null;
  },
});

export type Tokens = ReturnType<typeof createTokens>;
