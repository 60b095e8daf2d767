import { eq, getTableColumns, inArray } from 'drizzle-orm';
import { users } from '../../members/index';
import type { Database } from '../../platform/database/connect';
import { type CommentRow, comments } from './table';

export interface CommentWithAuthor extends CommentRow {
  /** The author's name; null when the account no longer exists. */
  name: string | null;
}

/** Selects comments with the names of their authors. */
export const selectCommentsWithAuthors = (tx: Database) =>
  tx
    .select({ ...getTableColumns(comments), name: users.name })
    .from(comments)
    .leftJoin(users, eq(users._id, comments.author));

/** Maps the ids of answered comments to their authors, who may read secret answers too. */
export const findParentAuthors = async (tx: Database, rows: CommentWithAuthor[]) => {
  const ids = rows.flatMap(({ _parent }) => _parent ?? []);
  const found = ids.length
    ? await tx.select({ _id: comments._id, author: comments.author }).from(comments).where(inArray(comments._id, ids))
    : [];
  return new Map(found.map(({ _id, author }) => [_id, author]));
};
