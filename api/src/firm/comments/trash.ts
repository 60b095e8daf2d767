import type { Database } from '../../platform/database/connect';
import { stampUpdate } from '../../platform/http/crud-types';
import type { Caller } from '../../platform/http/serve';
import { insertEntry } from '../../platform/trash/entries';
import { buildTitle, type EntryKind } from '../../platform/trash/kinds';
import { adjustCommentCount, deleteComment } from './delete-comment';
import { type CommentRow, comments } from './table';

/** A comment with answers is still there as an empty placeholder: restoring it gives that its text back. */
export const commentTrash: EntryKind = {
  restore: async (tx, entry, caller) => {
    const comment = entry.data as CommentRow;
    const { content, status, _board } = comment;
    await tx
      .insert(comments)
      .values(comment)
      .onConflictDoUpdate({ target: comments._id, set: { content, status, ...stampUpdate(comments, caller) } });
    if (status === 'VISIBLE') await adjustCommentCount(tx, _board, 1);
  },
};

/** Deletes a comment, which can be restored. */
export const trashComment = async (tx: Database, comment: CommentRow, caller: Caller) => {
  const { _id, author: user } = comment;
  const title = buildTitle(comment, ['content']);
  await insertEntry(tx, { _id, resource: 'comments', title, data: comment, user }, caller);
  await deleteComment(tx, comment, caller);
};
