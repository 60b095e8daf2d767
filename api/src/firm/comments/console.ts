import { eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, pickText } from 'shared/contract';
import { users } from '../../members/index';
import { writeAudit } from '../../platform/audit/write-audit';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { updateRecord } from '../../platform/http/records';
import { serve } from '../../platform/http/serve';
import { boards } from '../boards/table';
import type { FirmServices } from '../services';
import { adjustCommentCount } from './delete-comment';
import { type CommentRow, comments } from './table';
import { trashComment } from './trash';

const resource = 'comments';

/** Adds the author's name and the post's subject to each comment. */
const addAuthorsAndBoards = async (tx: Database, rows: CommentRow[]) => {
  const ids = rows.map(({ _id }) => _id);
  const found = await tx
    .select({ _id: comments._id, name: users.name, subject: boards.subject, code: boards.code })
    .from(comments)
    .leftJoin(users, eq(users._id, comments.author))
    .leftJoin(boards, eq(boards._id, comments._board))
    .where(inArray(comments._id, ids));
  const byId = new Map(found.map((row) => [row._id, row]));
  return rows.map((row) => {
    const { name, subject, code } = byId.get(row._id) ?? {};
    return {
      ...row,
      author: { _id: row.author, name: name ?? '' },
      board: { subject: subject ? pickText(subject, 'ko') : '', code: code ?? '' },
    };
  });
};

const toConsoleComment = async (tx: Database, row: CommentRow) => {
  const [comment] = await addAuthorsAndBoards(tx, [row]);
  return { comment: comment ?? throwApiError('internal') };
};

const lockComment = (tx: Database, id: string) => requireRow(tx, comments, eq(comments._id, id), 'update');

export const serveConsoleComments = (app: FastifyInstance, { db }: FirmServices) => {
  serve(app, contract.console.comments, {
    list: async ({ query }) => {
      const { comments: rows, ...page } = await listRecords(db, comments, {
        query,
        many: 'comments',
        search: ['content'],
        sorts: {
          'author.name': sql`(select name from users where _id = ${comments.author})`,
          'board.subject': sql`(select subject ->> 'ko' from boards where _id = ${comments._board})`,
        },
      });
      return { comments: await addAuthorsAndBoards(db, rows), ...page };
    },

    update: ({ params, body: { version, status }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockComment(tx, params.id);
        if (before.version !== version) throwStale((await toConsoleComment(tx, before)).comment, before);
        if (before.status === 'DELETED') throwApiError('wrong_state');
        if (before.status === status) return toConsoleComment(tx, before);
        const after = await updateRecord(tx, comments, before._id, { status }, caller);
        await adjustCommentCount(tx, before._board, status === 'VISIBLE' ? 1 : -1);
        await writeAudit(tx, caller, {
          action: 'STATUS',
          resource,
          target: before._id,
          before: { status: before.status },
          after: { status },
        });
        return toConsoleComment(tx, after);
      }),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const comment = await lockComment(tx, params.id);
        await trashComment(tx, comment, caller);
        const { _board, author, status } = comment;
        const before = { _board, author, status };
        await writeAudit(tx, caller, { action: 'DELETE', resource, target: comment._id, before });
      }),
  });
};
