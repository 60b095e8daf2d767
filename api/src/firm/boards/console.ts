import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract, maxBoardFiles } from 'shared/contract';
import { requireRow } from '../../platform/database/rows';
import { resolvePicture } from '../../platform/files/resolve-picture';
import { crudHandlers } from '../../platform/http/crud-handlers';
import { throwApiError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { trashFile } from '../../platform/trash/file-kind';
import type { FirmServices } from '../services';
import { lockBoard, maxThumbSide, replaceThumb, updateAttachments } from './attachments';
import { preparePublication } from './publication';
import { boards } from './table';

const resource = 'boards';

export const serveConsoleBoards = (app: FastifyInstance, { db, files }: FirmServices) =>
  serve(app, contract.console.boards, {
    ...crudHandlers(db, contract.console.boards, boards, {
      search: ['subject', 'summary', 'authorName'],
      write: async ({ _thumb, ...body }, { tx, current }) => {
        const thumb = await resolvePicture(tx, files, { field: 'thumb', id: _thumb, stored: current?.thumb });
        return preparePublication({
          code: 'MAGAZINE',
          status: 'DRAFT',
          subject: { ko: '' },
          ...current,
          ...body,
          thumb,
        });
      },
      afterChange: async (tx, before, after) => {
        if (!after || after.thumb?._id === before?.thumb?._id) return;
        if (after.thumb) await files.attach(tx, after.thumb._id, { resource, id: after._id, slot: 'thumb' });
        if (before?.thumb) await files.release(tx, [before.thumb._id]);
      },
    }),

    thumb: ({ params, file, ...caller }) =>
      files.storeWith(file, { kind: 'picture', side: maxThumbSide, user: caller.user }, async (tx, thumb) => ({
        board: await replaceThumb(tx, files, await lockBoard(tx, params.id), thumb, caller),
      })),

    removeThumb: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const board = await lockBoard(tx, params.id);
        if (!board.thumb) throwApiError('not_found');
        // A published magazine article needs its picture.
        if (board.code === 'MAGAZINE' && board.status !== 'DRAFT' && board.status !== 'HIDDEN')
          throwApiError('wrong_state');
        await trashFile(tx, { file: board.thumb, resource, id: board._id, column: 'thumb' }, caller);
        await updateAttachments(tx, board, { thumb: null }, caller);
      }),

    files: async ({ params, query: { page, limit } }) => {
      const { files: all } = await requireRow(db, boards, and(eq(boards._id, params.board), isNull(boards.deletedAt)));
      return { files: all.slice((page - 1) * limit, page * limit), total: all.length, page, limit };
    },

    addFile: ({ params, file, ...caller }) =>
      files.storeWith(file, { kind: 'attachment', user: caller.user }, async (tx, added) => {
        const board = await lockBoard(tx, params.board);
        if (board.files.length >= maxBoardFiles) throwApiError('too_many', { values: { limit: maxBoardFiles } });
        await files.attach(tx, added._id, { resource, id: board._id, slot: 'files' });
        await updateAttachments(tx, board, { files: [...board.files, added] }, caller);
        return { file: added };
      }),

    removeFile: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const board = await lockBoard(tx, params.board);
        const index = board.files.findIndex(({ _id }) => _id === params.id);
        const file = board.files[index] ?? throwApiError('not_found');
        const place = { resource, id: board._id, column: 'files', index, limit: maxBoardFiles };
        await trashFile(tx, { file, ...place }, caller);
        await updateAttachments(tx, board, { files: board.files.toSpliced(index, 1) }, caller);
      }),
  });
