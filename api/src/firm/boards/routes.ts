import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type AccessTokenPayload, contract, memberBoards } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import { now } from '../../platform/database/columns';
import { requireRow } from '../../platform/database/rows';
import { throwStale } from '../../platform/http/crud-handlers';
import { getTrace, throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { insertRecord, updateRecord } from '../../platform/http/records';
import { serve } from '../../platform/http/serve';
import { resolveId } from '../../platform/slugs/resolve-id';
import { toPublicSlugs } from '../../platform/slugs/to-public-slugs';
import { hideFiles } from '../../platform/trash/entries';
import type { FirmServices } from '../services';
import { lockBoard, maxThumbSide, replaceThumb } from './attachments';
import { createFindBoard } from './find-board';
import { isInPractice, orderByRelation } from './relation';
import { type BoardRow, boards } from './table';
import { isReadableBy, isVisible } from './visibility';

const resource = 'boards';
const toPublicBoard = <R extends Pick<BoardRow, 'slugs'>>(row: R) => ({ ...row, ...toPublicSlugs(row) });

const publicOrder = [
  desc(boards.pinned),
  sql`${boards.order} asc nulls last`,
  desc(boards.publishAt),
  desc(boards._id),
];

/** Members change only their own posts, and only on the boards open to members. */
const assertAuthor = ({ code, author }: BoardRow, user: AccessTokenPayload) => {
  const isAuthor = author === user.sub && memberBoards.includes(code);
  if (!isAuthor && !user.scope.includes('console')) throwApiError('forbidden');
};

export const serveBoards = (app: FastifyInstance, { db, files, viewCounter }: FirmServices) => {
  const findBoard = createFindBoard(db);
  // Requests have ended by now, and a failure must not keep the process from ending.
  app.addHook('onClose', () =>
    viewCounter.write().catch((error: Error) => app.log.error({ trace: getTrace(error) }, 'views were lost')),
  );

  serve(app, contract.boards, {
    list: async ({ query: { practice, related, ...query }, user }) => {
      const isOpen = and(isVisible, isReadableBy(user));
      const board = related && (await requireRow(db, boards, and(eq(boards._id, related), isOpen)));
      const relation = board ? await orderByRelation(db, board) : { where: undefined, order: publicOrder };
      return listRecords(db, boards, {
        query,
        many: 'boards',
        search: ['subject', 'summary'],
        where: and(isOpen, relation.where, practice ? await isInPractice(db, practice) : undefined),
        order: relation.order,
        without: ['content', 'files', 'seo'],
        show: toPublicBoard,
      });
    },

    get: async ({ params, ip, request, user }) => {
      const board = (await findBoard(await resolveId(db, boards, params.id), user)) ?? throwApiError('not_found');
      viewCounter.count(board._id, { ip, userAgent: request.headers['user-agent'] });
      return { board: toPublicBoard(board) };
    },

    create: ({ body, ...caller }) =>
      db.transaction(async (tx) => {
        if (!memberBoards.includes(body.code)) throwApiError('forbidden');
        const author = { author: caller.user.sub, authorName: caller.user.name };
        const published = { status: 'PUBLISHED' as const, publishAt: now(), allowComment: true };
        const board = await insertRecord(tx, boards, { ...body, ...author, ...published }, caller);
        await writeAudit(tx, caller, { action: 'CREATE', resource, target: board._id, after: board });
        return { board: toPublicBoard(board) };
      }),

    update: ({ params, body: { version, ...body }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockBoard(tx, params.id);
        assertAuthor(before, caller.user);
        if (before.version !== version) throwStale(toPublicBoard(before), before);
        const board = await updateRecord(tx, boards, before._id, body, caller);
        await writeAudit(tx, caller, { action: 'UPDATE', resource, target: board._id, before, after: board });
        return { board: toPublicBoard(board) };
      }),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockBoard(tx, params.id);
        assertAuthor(before, caller.user);
        await updateRecord(tx, boards, before._id, { deletedAt: sql`clock_timestamp()` }, caller);
        await hideFiles(tx, resource, before._id);
        await writeAudit(tx, caller, { action: 'DELETE', resource, target: before._id, before });
      }),

    thumb: async ({ params, file, ...caller }) =>
      files.storeWith(file, { kind: 'picture', side: maxThumbSide, user: caller.user }, async (tx, thumb) => {
        const board = await lockBoard(tx, params.id);
        assertAuthor(board, caller.user);
        return { board: toPublicBoard(await replaceThumb(tx, files, board, thumb, caller)) };
      }),
  });
};
