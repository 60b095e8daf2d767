import type { AccessTokenPayload, Comment } from 'shared/contract';
import type { BoardRow } from '../boards/table';
import type { CommentWithAuthor } from './queries';

/**
 * A comment as the reader may see it. The text of a secret comment is included for its author, the author of the answered
 * comment, the post's author and administrators.
 */
export const toPublicComment = (
  comment: CommentWithAuthor,
  board: Pick<BoardRow, 'author'>,
  reader: AccessTokenPayload | null,
  parentAuthor: string | null = null,
): Comment => {
  const { author, content, secret, status, name } = comment;
  const isAdministrator = reader?.scope.includes('console') ?? false;
  const isOwn = reader?.sub === author;
  const isParty = isOwn || isAdministrator || (reader !== null && [board.author, parentAuthor].includes(reader.sub));
  const isReadable = status === 'VISIBLE' ? !secret || isParty : status === 'HIDDEN' && isAdministrator;
  return {
    ...comment,
    author: { _id: author, name: name ?? '' },
    content: isReadable ? content : '',
    mine: isOwn,
  };
};
