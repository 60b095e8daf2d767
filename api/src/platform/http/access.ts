import type { FastifyRequest } from 'fastify';
import type { Access, AccessPayload, Scope } from 'shared/contract';
import { fail } from './errors';

export type VerifyAccess = (token: string) => Promise<AccessPayload | null>;

/** By which a visitor shows that a form is theirs. */
export const PROOF_HEADER = 'form-proof';
/** By which somebody who has just joined sends papers and pictures. */
export const UPLOAD_HEADER = 'upload-token';
const proofs = [PROOF_HEADER, UPLOAD_HEADER];

const scopeOf: Partial<Record<Access, Scope>> = { seller: 'seller', console: 'console' };

export const accesses: readonly Access[] = ['public', 'basic', 'refresh', 'member', 'owner', 'seller', 'console'];

/** The access token of a request; null for none, which `Authorization: Bearer ` without a token also says (§7). */
const bearer = ({ headers: { authorization = '' } }: FastifyRequest) =>
  /^Bearer\s+(\S+)$/i.exec(authorization.trim())?.[1] ?? null;

/**
 * Who calls, after the check that they may. A public route takes a token that does not hold for none; where the
 * caller matters it is refused, so that the client renews it. `basic` and `refresh` routes read their own header.
 */
export const admit = async (
  request: FastifyRequest,
  access: Access,
  verify: VerifyAccess,
): Promise<AccessPayload | null> => {
  if (access === 'basic' || access === 'refresh') return null;
  const token = bearer(request);
  const user = token && (await verify(token));
  if (access === 'public') return user || null;
  if (!user) {
    if (access === 'owner' && !token && proofs.some((name) => request.headers[name] !== undefined)) return null;
    fail('unauthenticated');
  }
  const needed = scopeOf[access];
  if (needed && !user.scope.includes(needed)) fail('forbidden');
  return user;
};

/** A token was sent, whether or not it holds. */
export const hasToken = (request: FastifyRequest) => bearer(request) !== null;
