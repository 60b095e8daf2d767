import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type AccessTokenPayload, contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { requireRow } from '../../platform/database/rows';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { insertRecord, updateRecord } from '../../platform/http/records';
import { serve } from '../../platform/http/serve';
import { throttle } from '../../platform/http/throttles';
import { boards } from '../boards/table';
import { isReadableBy, isVisible } from '../boards/visibility';
import type { FirmServices } from '../services';
import { adjustCommentCount, deleteComment } from './delete-comment';
import { findParentAuthors, selectCommentsWithAuthors } from './queries';
import { toPublicComment } from './serialise';
import { comments } from './table';

/** One comment in five seconds per member. */
const rateLimit = { count: 1, windowS: 5 };

const getBoard = (tx: Database, id: string, user: AccessTokenPayload | null) =>
  requireRow(tx, boards, and(eq(boards._id, id), isVisible, isReadableBy(user)));

interface CommentPath {
  board: string;
  id: string;
}

const isComment = ({ board, id }: CommentPath) => and(eq(comments._id, id), eq(comments._board, board));

const getPublicComment = async (tx: Database, params: CommentPath, user: AccessTokenPayload | null) => {
  const board = await getBoard(tx, params.board, user);
  const [comment] = await selectCommentsWithAuthors(tx).where(isComment(params));
  if (!comment) throwApiError('not_found');
  const parents = await findParentAuthors(tx, [comment]);
  return { comment: toPublicComment(comment, board, user, parents.get(comment._parent ?? '') ?? null) };
};

/** Locks a comment for a change by its author or an administrator. */
const lockOwnComment = async (tx: Database, params: CommentPath, user: AccessTokenPayload) => {
  await getBoard(tx, params.board, user);
  const comment = await requireRow(tx, comments, isComment(params), 'update');
  if (comment.author !== user.sub && !user.scope.includes('console')) throwApiError('forbidden');
  if (comment.status === 'DELETED') throwApiError('wrong_state');
  return comment;
};

export const serveComments = (app: FastifyInstance, { db }: FirmServices) => {
  serve(app, contract.comments, {
    list: async ({ params, query: { page, limit }, user }) => {
      const board = await getBoard(db, params.board, user);
      const where = eq(comments._board, board._id);
      // Each answer follows the comment that it answers.
      const thread = sql`coalesce(${comments._parent}, ${comments._id})`;
      const rows = await selectCommentsWithAuthors(db)
        .where(where)
        .orderBy(thread, sql`${comments._parent} nulls first`, asc(comments._id))
        .limit(limit)
        .offset((page - 1) * limit);
      const parents = await findParentAuthors(db, rows);
      const publicComments = rows.map((row) =>
        toPublicComment(row, board, user, parents.get(row._parent ?? '') ?? null),
      );
      return { comments: publicComments, total: await db.$count(comments, where), page, limit };
    },

    get: ({ params, user }) => getPublicComment(db, params, user),

    create: ({ params, body, user }) =>
      db.transaction(async (tx) => {
        const board = await getBoard(tx, params.board, user);
        if (!board.allowComment) throwApiError('wrong_state');
        await throttle(tx, `comments:${user.sub}`, rateLimit);
        const { _parent = null, content, secret = false } = body;
        if (_parent) {
          const first = and(eq(comments._id, _parent), eq(comments._board, board._id), isNull(comments._parent));
          const [parent] = await tx.select().from(comments).where(first).for('share');
          if (parent?.status !== 'VISIBLE') throwFieldError('_parent', 'invalid');
        }
        const values = { _board: board._id, _parent, content, secret, author: user.sub };
        const comment = await insertRecord(tx, comments, values, { user });
        await adjustCommentCount(tx, board._id, 1);
        return getPublicComment(tx, { board: board._id, id: comment._id }, user);
      }),

    update: ({ params, body: { version, ...body }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockOwnComment(tx, params, caller.user);
        if (before.version !== version) throwStale((await getPublicComment(tx, params, caller.user)).comment, before);
        await updateRecord(tx, comments, before._id, body, caller);
        return getPublicComment(tx, params, caller.user);
      }),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const comment = await lockOwnComment(tx, params, caller.user);
        await deleteComment(tx, comment, caller);
      }),
  });
};
