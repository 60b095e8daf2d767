import type { FastifyRequest } from 'fastify';
import type { Access, RouteSpec, Scope } from 'shared/contract';
import { requiredActionEffects } from '../auth/required-actions';
import type { AccessClaims } from '../auth/tokens';
import { throwApiError } from './errors';

export type VerifyAccess = (token: string) => Promise<AccessClaims | null>;

/** Header with which a visitor proves ownership of a form. */
export const PROOF_HEADER = 'form-proof';
/** Header with which a newly registered member uploads papers and pictures. */
export const UPLOAD_HEADER = 'upload-token';
const proofHeaders = [PROOF_HEADER, UPLOAD_HEADER];

const requiredScopes: Partial<Record<Access, Scope>> = { seller: 'seller', console: 'console' };

export const accessLevels: readonly Access[] = ['public', 'basic', 'refresh', 'member', 'owner', 'seller', 'console'];

/** The access token of a request; null if there is none or `Authorization: Bearer ` is empty (§7). */
const getBearerToken = ({ headers: { authorization = '' } }: FastifyRequest) =>
  /^Bearer\s+(\S+)$/i.exec(authorization.trim())?.[1] ?? null;

/**
 * Returns the caller, or null for a visitor; throws `unauthenticated`, `forbidden` or the error of an action that is
 * required of the account. An invalid token is refused on public routes too, so that the client renews it and a member does
 * not get a visitor's answer (decision 33). `basic` and `refresh` routes read their own header.
 */
export const authorise = async (
  request: FastifyRequest,
  route: Pick<RouteSpec, 'access' | 'beforePasswordChange'>,
  verify: VerifyAccess,
): Promise<AccessClaims | null> => {
  const { access } = route;
  if (access === 'basic' || access === 'refresh') return null;
  const token = getBearerToken(request);
  const user = token && (await verify(token));
  if (!token && access === 'public') return null;
  if (!user) {
    if (access === 'owner' && !token && proofHeaders.some((name) => request.headers[name] !== undefined)) return null;
    throwApiError('unauthenticated');
  }
  const effect = user.requiredAction && requiredActionEffects[user.requiredAction];
  if (effect?.refuses(route)) throwApiError(effect.code);
  const scope = requiredScopes[access];
  if (scope && !user.scope.includes(scope)) throwApiError('forbidden');
  return user;
};
