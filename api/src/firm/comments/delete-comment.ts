import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { updateRecord } from '../../platform/http/records';
import type { Caller } from '../../platform/http/serve';
import { boards } from '../boards/table';
import { type CommentRow, comments } from './table';

/** Changes a post's comment counter, which counts visible comments only. */
export const adjustCommentCount = (tx: Database, board: string, by: 1 | -1) =>
  tx
    .update(boards)
    .set({ comments: sql`greatest(${boards.comments} + ${by}, 0)` })
    .where(eq(boards._id, board));

/** Deletes a comment. One that has answers stays as an empty placeholder with the status DELETED. */
export const deleteComment = async (tx: Database, { _id, _board, status }: CommentRow, caller: Caller) => {
  const answerCount = await tx.$count(comments, eq(comments._parent, _id));
  if (answerCount === 0) await tx.delete(comments).where(eq(comments._id, _id));
  else await updateRecord(tx, comments, _id, { status: 'DELETED', content: '' }, caller);
  if (status === 'VISIBLE') await adjustCommentCount(tx, _board, -1);
};
