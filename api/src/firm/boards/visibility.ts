import { and, eq, gt, inArray, isNull, lte, or, type Placeholder, sql } from 'drizzle-orm';
import type { AccessTokenPayload } from 'shared/contract';
import { boards } from './table';

/** Condition: visitors see the post. It is published, or scheduled and due, and has not expired. */
export const isVisible = and(
  inArray(boards.status, ['PUBLISHED', 'SCHEDULED']),
  isNull(boards.deletedAt),
  lte(boards.publishAt, sql`now()`),
  or(isNull(boards.unpublishAt), gt(boards.unpublishAt, sql`now()`)),
);

/** Condition: visitors may read the post. */
export const isPublic = eq(boards.secret, false);

/** Condition: a member may read the post. Secret posts are readable by their author and by administrators. */
export const isReadableByMember = (id: string | Placeholder) => or(isPublic, eq(boards.author, id));

/** Condition: the user may read the post. */
export const isReadableBy = (user: AccessTokenPayload | null) => {
  if (user?.scope.includes('console')) return undefined;
  return user ? isReadableByMember(user.sub) : isPublic;
};
