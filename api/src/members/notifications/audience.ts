import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { AccessPayload, audiences } from 'shared/contract';
import { notifications } from './table';

type Audience = (typeof audiences)[number];

/** The notices that are for a reader; administrators read all of them. */
export const isFor = (user: AccessPayload | null): SQL | undefined => {
  if (user?.scope.includes('console')) return undefined;
  const open: Audience[] = ['ALL'];
  if (user) open.push(user.type);
  if (user?.scope.includes('seller')) open.push('SELLER');
  if (user?.scope.includes('buyer')) open.push('BUYER');
  return inArray(notifications.audience, open);
};

export const isPublished = and(
  eq(notifications.status, 'PUBLISHED'),
  isNull(notifications.deletedAt),
  lte(notifications.publishAt, sql`now()`),
);

/** Members whom a notice is for, as a condition on `users`. */
export const members: Record<Audience, SQL> = {
  ALL: sql`true`,
  SELLER: sql`status = 'ACTIVE' and 'SELLER' = any (roles)`,
  BUYER: sql`status = 'ACTIVE' and 'BUYER' = any (roles)`,
  PERSON: sql`type = 'PERSON'`,
  COMPANY: sql`type = 'COMPANY'`,
};
