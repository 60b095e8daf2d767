import type { FastifyRequest } from 'fastify';
import type { AccessClaims } from '../auth/tokens';

export interface Visitor {
  user: AccessClaims | null;
  request: FastifyRequest;
}

/** Whether the caller owns a record and so may read its private files. */
export type OwnsRecord = (id: string, visitor: Visitor) => Promise<boolean>;

/** Resources with private files that others than administrators may read. */
type PrivateResource = 'forms' | 'questions' | 'introductions' | 'users' | 'inquiries';
export type FileOwners = Record<PrivateResource, OwnsRecord>;
