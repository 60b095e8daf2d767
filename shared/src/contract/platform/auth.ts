import { z } from 'zod';
import { deletion } from '../crud';
import { id, instant } from '../fields';
import { route } from '../route';

export const scopes = ['user', 'seller', 'buyer', 'console'] as const;
export type Scope = (typeof scopes)[number];
/** What an account may have to do before it gets its rights. */
export const requiredActions = ['password_change', 'second_factor'] as const;
export type RequiredAction = (typeof requiredActions)[number];
export const userTypes = ['PERSON', 'COMPANY'] as const;

/** An access token, and the refresh token with which the next one is fetched. */
export const Tokens = z.object({
  accessToken: z.string(),
  expiresAt: instant,
  refreshToken: z.string(),
  refreshExpiresAt: instant,
});

export const auth = {
  keys: route({
    method: 'GET',
    path: '/auth/keys',
    access: 'public',
    summary: 'Public keys for the encrypted sign-in header (JWKS)',
    response: z.object({
      keys: z.array(
        z.object({
          kty: z.string(),
          crv: z.string(),
          x: z.string(),
          y: z.string(),
          kid: z.string(),
          alg: z.string(),
          use: z.string(),
        }),
      ),
    }),
    addition: true,
  }),
  refreshToken: route({
    method: 'GET',
    path: '/auth/refreshToken',
    access: 'basic',
    summary: 'Sign in: the Basic header carries the encrypted credentials, the answer a refresh token',
    response: z.object({ refreshToken: z.string(), expiresAt: instant }),
  }),
  accessToken: route({
    method: 'GET',
    path: '/auth/accessToken',
    access: 'refresh',
    summary: 'Exchange a refresh token for an access token and a new refresh token',
    response: Tokens,
  }),
  signOut: deletion(
    '/auth/refreshToken',
    'refresh',
    'Sign out: revokes this refresh token and all that followed from the same sign-in',
    { addition: true },
  ),
};

/** Payload of an access token. */
export interface AccessTokenPayload {
  sub: string;
  sid: string;
  scope: Scope[];
  /** What the account has to do before its rights hold; missing if nothing. */
  requiredAction?: RequiredAction | undefined;
  type: (typeof userTypes)[number];
  name: string;
  exp: number;
}

/** Administrators, as the console offers them for assignment. */
export const staff = {
  list: route({
    method: 'GET',
    path: '/console/staff',
    access: 'console',
    summary: 'Administrators who can be assigned work',
    response: z.object({ staff: z.array(z.object({ _id: id, name: z.string(), username: z.string() })) }),
    addition: true,
  }),
};
