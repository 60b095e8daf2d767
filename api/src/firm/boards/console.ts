import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { boardFileCount, contract, type FileRef } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { fail } from '../../platform/http/errors';
import { crudHandlers } from '../../platform/http/handlers';
import { type Caller, serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { publishable } from './publishing';
import { type BoardRow, boards } from './table';

const resource = 'boards';
type Parts = Partial<Pick<BoardRow, 'thumb' | 'files'>>;

/** Locks a post that is about to change. */
export const lockBoard = async (tx: Database, id: string) => {
  const alive = and(eq(boards._id, id), isNull(boards.deletedAt));
  const [board] = await tx.select().from(boards).where(alive).for('update');
  return board ?? fail('not_found');
};

/** Changes the files of a post. */
export const changeParts = async (tx: Database, before: BoardRow, parts: Parts, caller: Caller) => {
  const set = { ...parts, ...touched(boards, caller) };
  const [after] = await tx.update(boards).set(set).where(eq(boards._id, before._id)).returning();
  await writeAudit(tx, caller, {
    action: 'UPDATE',
    resource,
    target: before._id,
    before,
    after: { ...before, ...parts },
  });
  return after ?? fail('not_found');
};

export const setThumb = async (tx: Database, files: Files, before: BoardRow, thumb: FileRef, caller: Caller) => {
  await files.attach(tx, thumb._id, { resource, id: before._id, slot: 'thumb' });
  if (before.thumb) await files.release(tx, [before.thumb._id]);
  return changeParts(tx, before, { thumb }, caller);
};

export const thumbSide = 1600;

export const serveConsoleBoards = (app: FastifyInstance, { db, files }: { db: Database; files: Files }) =>
  serve(app, contract.console.boards, {
    ...crudHandlers(db, contract.console.boards, boards, {
      search: ['subject', 'summary', 'authorName'],
      write: (body, { current }) =>
        publishable({ code: 'MAGAZINE', status: 'DRAFT', subject: { ko: '' }, ...current, ...body }),
    }),

    thumb: ({ params, file, ...caller }) =>
      files.add(file, { kind: 'picture', side: thumbSide, user: caller.user }, async (tx, thumb) => ({
        board: await setThumb(tx, files, await lockBoard(tx, params.id), thumb, caller),
      })),

    removeThumb: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const board = await lockBoard(tx, params.id);
        if (!board.thumb) fail('not_found');
        // A magazine article is not shown without its picture.
        if (board.code === 'MAGAZINE' && board.status !== 'DRAFT' && board.status !== 'HIDDEN') fail('wrong_state');
        await files.release(tx, [board.thumb._id]);
        await changeParts(tx, board, { thumb: null }, caller);
      }),

    files: async ({ params, query: { page, limit } }) => {
      const [board] = await db
        .select({ files: boards.files })
        .from(boards)
        .where(and(eq(boards._id, params.board), isNull(boards.deletedAt)));
      const all = board?.files ?? fail('not_found');
      return { files: all.slice((page - 1) * limit, page * limit), total: all.length, page, limit };
    },

    addFile: ({ params, file, ...caller }) =>
      files.add(file, { kind: 'attachment', user: caller.user }, async (tx, added) => {
        const board = await lockBoard(tx, params.board);
        if (board.files.length >= boardFileCount) fail('too_many', { values: { limit: boardFileCount } });
        await files.attach(tx, added._id, { resource, id: board._id, slot: 'files' });
        await changeParts(tx, board, { files: [...board.files, added] }, caller);
        return { file: added };
      }),

    removeFile: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const board = await lockBoard(tx, params.board);
        const rest = board.files.filter(({ _id }) => _id !== params.id);
        if (rest.length === board.files.length) fail('not_found');
        await files.release(tx, [params.id]);
        await changeParts(tx, board, { files: rest }, caller);
      }),
  });
