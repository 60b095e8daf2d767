import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { AccessTokenPayload } from 'shared/contract';
import { boards } from './table';

/** Condition: visitors see the post. It is published, or scheduled and due, and has not expired. */
export const isVisible = and(
  inArray(boards.status, ['PUBLISHED', 'SCHEDULED']),
  isNull(boards.deletedAt),
  lte(boards.publishAt, sql`now()`),
  or(isNull(boards.unpublishAt), gt(boards.unpublishAt, sql`now()`)),
);

/** Condition: the user may read the post. Secret posts are readable by their author and by administrators. */
export const isReadableBy = (user: AccessTokenPayload | null) => {
  if (user?.scope.includes('console')) return undefined;
  return or(eq(boards.secret, false), user ? eq(boards.author, user.sub) : undefined);
};
