import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type AccessPayload, contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { fail, failField } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { throttle } from '../../platform/http/throttles';
import { isVisible } from '../boards/publishing';
import { mayRead } from '../boards/routes';
import { boards } from '../boards/table';
import { erase } from './erase';
import { authorsOf, selectWritten, showComment } from './show';
import { comments } from './table';

/** One in five seconds. */
const pace = { count: 1, windowS: 5 };

export const serveComments = (app: FastifyInstance, { db }: { db: Database }) => {
  const boardOf = async (tx: Database, id: string, user: AccessPayload | null) => {
    const [board] = await tx
      .select()
      .from(boards)
      .where(and(eq(boards._id, id), isVisible, mayRead(user)));
    return board ?? fail('not_found');
  };

  const find = async (tx: Database, { board, id }: { board: string; id: string }) => {
    const [comment] = await selectWritten(tx).where(and(eq(comments._id, id), eq(comments._board, board)));
    return comment ?? fail('not_found');
  };

  const present = async (tx: Database, params: { board: string; id: string }, user: AccessPayload | null) => {
    const [board, comment] = [await boardOf(tx, params.board, user), await find(tx, params)];
    const parents = await authorsOf(tx, [comment]);
    return { comment: showComment(comment, board, user, parents.get(comment._parent ?? '') ?? null) };
  };

  /** Locks a comment for its author; administrators have a list of theirs to hide and delete. */
  const lockOwn = async (tx: Database, params: { board: string; id: string }, user: AccessPayload) => {
    await boardOf(tx, params.board, user);
    const [comment] = await tx
      .select()
      .from(comments)
      .where(and(eq(comments._id, params.id), eq(comments._board, params.board)))
      .for('update');
    if (!comment) fail('not_found');
    if (comment.author !== user.sub && !user.scope.includes('console')) fail('forbidden');
    if (comment.status === 'DELETED') fail('wrong_state');
    return comment;
  };

  serve(app, contract.comments, {
    list: async ({ params, query: { page, limit }, user }) => {
      const board = await boardOf(db, params.board, user);
      const where = eq(comments._board, board._id);
      // Each answer follows the comment it answers.
      const thread = sql`coalesce(${comments._parent}, ${comments._id})`;
      const rows = await selectWritten(db)
        .where(where)
        .orderBy(thread, sql`${comments._parent} nulls first`, asc(comments._id))
        .limit(limit)
        .offset((page - 1) * limit);
      const parents = await authorsOf(db, rows);
      const shown = rows.map((row) => showComment(row, board, user, parents.get(row._parent ?? '') ?? null));
      return { comments: shown, total: await db.$count(comments, where), page, limit };
    },

    get: ({ params, user }) => present(db, params, user),

    create: ({ params, body, user }) =>
      db.transaction(async (tx) => {
        const board = await boardOf(tx, params.board, user);
        if (!board.allowComment) fail('wrong_state');
        await throttle(tx, `comments:${user.sub}`, pace);
        const { _parent = null, content, secret = false } = body;
        if (_parent) {
          const first = and(eq(comments._id, _parent), eq(comments._board, board._id), isNull(comments._parent));
          const [parent] = await tx.select().from(comments).where(first).for('share');
          if (parent?.status !== 'VISIBLE') failField('_parent', 'invalid');
        }
        const by = { author: user.sub, createdBy: user.sub, updatedBy: user.sub };
        const [comment] = await tx
          .insert(comments)
          .values({ _board: board._id, _parent, content, secret, ...by })
          .returning();
        if (!comment) fail('internal');
        await tx
          .update(boards)
          .set({ comments: sql`${boards.comments} + 1` })
          .where(eq(boards._id, board._id));
        return present(tx, { board: board._id, id: comment._id }, user);
      }),

    update: ({ params, body: { version, ...body }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockOwn(tx, params, caller.user);
        if (before.version !== version) await refuseStale(tx, (await present(tx, params, caller.user)).comment, before);
        await tx
          .update(comments)
          .set({ ...body, ...touched(comments, caller) })
          .where(eq(comments._id, before._id));
        return present(tx, params, caller.user);
      }),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const comment = await lockOwn(tx, params, caller.user);
        await erase(tx, comment, caller);
      }),
  });
};
