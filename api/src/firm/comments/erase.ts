import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import type { Caller } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { boards } from '../boards/table';
import { type CommentRow, comments } from './table';

/** The counter of a post shows what can be read: neither what is hidden nor what is gone. */
export const recount = (tx: Database, board: string, by: 1 | -1) =>
  tx
    .update(boards)
    .set({ comments: sql`greatest(${boards.comments} + ${by}, 0)` })
    .where(eq(boards._id, board));

/** Takes a comment away. One with answers leaves its place, without its words. */
export const erase = async (tx: Database, { _id, _board, status }: CommentRow, caller: Caller) => {
  const answers = await tx.$count(comments, eq(comments._parent, _id));
  if (answers === 0) await tx.delete(comments).where(eq(comments._id, _id));
  else
    await tx
      .update(comments)
      .set({ status: 'DELETED', content: '', ...touched(comments, caller) })
      .where(eq(comments._id, _id));
  if (status === 'VISIBLE') await recount(tx, _board, -1);
};
