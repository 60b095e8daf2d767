import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, pickText } from 'shared/contract';
import { users } from '../../members/index';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import { throwStale } from '../../platform/http/crud-handlers';
import { stampUpdate } from '../../platform/http/crud-types';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import { boards } from '../boards/table';
import type { FirmServices } from '../services';
import { adjustCommentCount, deleteComment } from './delete-comment';
import { type CommentRow, comments } from './table';

const resource = 'comments';

/** Adds the author's name and the post's subject to each comment. */
const addAuthorsAndBoards = async (tx: Database, rows: CommentRow[]) => {
  const authorIds = rows.map(({ author }) => author);
  const boardIds = rows.map(({ _board }) => _board);
  const names = authorIds.length
    ? await tx.select({ _id: users._id, name: users.name }).from(users).where(inArray(users._id, authorIds))
    : [];
  const subjects = boardIds.length
    ? await tx
        .select({ _id: boards._id, subject: boards.subject, code: boards.code })
        .from(boards)
        .where(inArray(boards._id, boardIds))
    : [];
  return rows.map((row) => {
    const board = subjects.find(({ _id }) => _id === row._board);
    return {
      ...row,
      author: { _id: row.author, name: names.find(({ _id }) => _id === row.author)?.name ?? '' },
      board: { subject: board ? pickText(board.subject, 'ko') : '', code: board?.code ?? '' },
    };
  });
};

const toConsoleComment = async (tx: Database, row: CommentRow) => {
  const [comment] = await addAuthorsAndBoards(tx, [row]);
  return { comment: comment ?? throwApiError('internal') };
};

const lockComment = async (tx: Database, id: string) => {
  const [comment] = await tx.select().from(comments).where(eq(comments._id, id)).for('update');
  return comment ?? throwApiError('not_found');
};

export const serveConsoleComments = (app: FastifyInstance, { db }: FirmServices) => {
  serve(app, contract.console.comments, {
    list: async ({ query }) => {
      const { comments: rows, ...page } = await listRecords(db, comments, {
        query,
        many: 'comments',
        search: ['content'],
        show: (row) => row,
      });
      return { comments: await addAuthorsAndBoards(db, rows), ...page };
    },

    update: ({ params, body: { version, status }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockComment(tx, params.id);
        if (before.version !== version) throwStale((await toConsoleComment(tx, before)).comment, before);
        if (before.status === 'DELETED') throwApiError('wrong_state');
        if (before.status === status) return toConsoleComment(tx, before);
        const set = { status, ...stampUpdate(comments, caller) };
        const [after] = await tx.update(comments).set(set).where(eq(comments._id, before._id)).returning();
        await adjustCommentCount(tx, before._board, status === 'VISIBLE' ? 1 : -1);
        await writeAudit(tx, caller, {
          action: 'STATUS',
          resource,
          target: before._id,
          before: { status: before.status },
          after: { status },
        });
        return toConsoleComment(tx, after ?? throwApiError('internal'));
      }),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const comment = await lockComment(tx, params.id);
        await deleteComment(tx, comment, caller);
        const { _board, author, status } = comment;
        const before = { _board, author, status };
        await writeAudit(tx, caller, { action: 'DELETE', resource, target: comment._id, before });
      }),
  });
};
