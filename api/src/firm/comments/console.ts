import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, pick } from 'shared/contract';
import { users } from '../../members/users/table';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { boards } from '../boards/table';
import { erase, recount } from './erase';
import { type CommentRow, comments } from './table';

const resource = 'comments';

/** Adds who wrote each, and on what. */
const watched = async (tx: Database, rows: CommentRow[]) => {
  const [people, posts] = [rows.map(({ author }) => author), rows.map(({ _board }) => _board)];
  const names = people.length
    ? await tx.select({ _id: users._id, name: users.name }).from(users).where(inArray(users._id, people))
    : [];
  const subjects = posts.length
    ? await tx
        .select({ _id: boards._id, subject: boards.subject, code: boards.code })
        .from(boards)
        .where(inArray(boards._id, posts))
    : [];
  return rows.map((row) => {
    const board = subjects.find(({ _id }) => _id === row._board);
    return {
      ...row,
      author: { _id: row.author, name: names.find(({ _id }) => _id === row.author)?.name ?? '' },
      board: { subject: board ? pick(board.subject, 'ko') : '', code: board?.code ?? '' },
    };
  });
};

const watchedOne = async (tx: Database, row: CommentRow) => {
  const [comment] = await watched(tx, [row]);
  return { comment: comment ?? fail('internal') };
};

export const serveConsoleComments = (app: FastifyInstance, { db }: { db: Database }) => {
  const lock = async (tx: Database, id: string) => {
    const [comment] = await tx.select().from(comments).where(eq(comments._id, id)).for('update');
    return comment ?? fail('not_found');
  };

  serve(app, contract.console.comments, {
    list: async ({ query }) => {
      const { comments: rows, ...page } = await answerList(db, comments, {
        query,
        many: 'comments',
        search: ['content'],
        show: (row) => row,
      });
      return { comments: await watched(db, rows), ...page };
    },

    update: ({ params, body: { version, status }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lock(tx, params.id);
        if (before.version !== version) await refuseStale(tx, (await watchedOne(tx, before)).comment, before);
        if (before.status === 'DELETED') fail('wrong_state');
        if (before.status === status) return watchedOne(tx, before);
        const set = { status, ...touched(comments, caller) };
        const [after] = await tx.update(comments).set(set).where(eq(comments._id, before._id)).returning();
        await recount(tx, before._board, status === 'VISIBLE' ? 1 : -1);
        await writeAudit(tx, caller, {
          action: 'STATUS',
          resource,
          target: before._id,
          before: { status: before.status },
          after: { status },
        });
        return watchedOne(tx, after ?? fail('internal'));
      }),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const comment = await lock(tx, params.id);
        await erase(tx, comment, caller);
        const { _board, author, status } = comment;
        const before = { _board, author, status };
        await writeAudit(tx, caller, { action: 'DELETE', resource, target: comment._id, before });
      }),
  });
};
