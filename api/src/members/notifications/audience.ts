import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { AccessTokenPayload, audiences } from 'shared/contract';
import { notifications } from './table';

type Audience = (typeof audiences)[number];

/** Condition for the notices that a user may read; administrators may read all. */
export const isVisibleTo = (user: AccessTokenPayload | null): SQL | undefined => {
  if (user?.scope.includes('console')) return undefined;
  const allowed: Audience[] = ['ALL'];
  if (user) allowed.push(user.type);
  if (user?.scope.includes('seller')) allowed.push('SELLER');
  if (user?.scope.includes('buyer')) allowed.push('BUYER');
  return inArray(notifications.audience, allowed);
};

export const isPublished = and(
  eq(notifications.status, 'PUBLISHED'),
  isNull(notifications.deletedAt),
  lte(notifications.publishAt, sql`now()`),
);

/** Conditions on `users` for the recipients of a notice. */
export const audienceConditions: Record<Audience, SQL> = {
  ALL: sql`true`,
  SELLER: sql`status = 'ACTIVE' and 'SELLER' = any (roles)`,
  BUYER: sql`status = 'ACTIVE' and 'BUYER' = any (roles)`,
  PERSON: sql`type = 'PERSON'`,
  COMPANY: sql`type = 'COMPANY'`,
};
