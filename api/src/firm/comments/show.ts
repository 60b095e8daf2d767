import { eq, getTableColumns, inArray } from 'drizzle-orm';
import type { AccessPayload, Comment } from 'shared/contract';
import { users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import type { BoardRow } from '../boards/table';
import { type CommentRow, comments } from './table';

export interface Written extends CommentRow {
  /** Of whoever wrote it; empty once they are gone. */
  name: string | null;
}

/** Comments with the names of their writers. */
export const selectWritten = (tx: Database) =>
  tx
    .select({ ...getTableColumns(comments), name: users.name })
    .from(comments)
    .leftJoin(users, eq(users._id, comments.author));

/** As a reader may see it: the words of a secret comment are for its writer, the post's author and administrators. */
export const showComment = (
  { _id, createdAt, updatedAt, version, _parent, author, content, secret, status, name }: Written,
  board: Pick<BoardRow, 'author'>,
  reader: AccessPayload | null,
  parentAuthor: string | null = null,
): Comment => {
  const administers = reader?.scope.includes('console') ?? false;
  const mine = reader?.sub === author;
  const concerned = mine || administers || (reader !== null && [board.author, parentAuthor].includes(reader.sub));
  const readable = status === 'VISIBLE' ? !secret || concerned : status === 'HIDDEN' && administers;
  return {
    _id,
    createdAt,
    updatedAt,
    version,
    _parent,
    author: { _id: author, name: name ?? '' },
    content: readable ? content : '',
    secret,
    status,
    mine,
  };
};

/** Who wrote the comments that others answer: an answer in secret is for them too. */
export const authorsOf = async (tx: Database, rows: Written[]) => {
  const ids = rows.flatMap(({ _parent }) => _parent ?? []);
  const found = ids.length
    ? await tx.select({ _id: comments._id, author: comments.author }).from(comments).where(inArray(comments._id, ids))
    : [];
  return new Map(found.map(({ _id, author }) => [_id, author]));
};
