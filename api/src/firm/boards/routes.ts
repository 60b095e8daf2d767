import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type AccessTokenPayload, contract, memberBoards } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write-audit';
import { throwStale } from '../../platform/http/crud-handlers';
import { stampUpdate } from '../../platform/http/crud-types';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import type { FirmServices } from '../services';
import { lockBoard, maxThumbSide, replaceThumb } from './attachments';
import { type BoardRow, boards } from './table';
import { countView } from './view-counter';
import { isReadableBy, isVisible } from './visibility';

const resource = 'boards';
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

export const serveBoards = (app: FastifyInstance, { db, files }: FirmServices) =>
  serve(app, contract.boards, {
    list: ({ query, user }) =>
      listRecords(db, boards, {
        query,
        many: 'boards',
        search: ['subject', 'summary'],
        where: and(isVisible, isReadableBy(user)),
        order: publicOrder,
        without: ['content', 'files', 'seo'],
        show: (board) => board,
      }),

    get: async ({ params, request, user }) => {
      const [board] = await db
        .select()
        .from(boards)
        .where(and(eq(boards._id, params.id), isVisible, isReadableBy(user)));
      if (!board) throwApiError('not_found');
      await countView(db, board._id, request);
      return { board };
    },

    create: ({ body, ...caller }) =>
      db.transaction(async (tx) => {
        if (!memberBoards.includes(body.code)) throwApiError('forbidden');
        const { sub, name } = caller.user;
        const by = { author: sub, authorName: name, createdBy: sub, updatedBy: sub };
        const [board] = await tx
          .insert(boards)
          .values({ ...body, ...by, status: 'PUBLISHED', publishAt: new Date().toISOString(), allowComment: true })
          .returning();
        if (!board) throwApiError('internal');
        await writeAudit(tx, caller, { action: 'CREATE', resource, target: board._id, after: board });
        return { board };
      }),

    update: ({ params, body: { version, ...body }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockBoard(tx, params.id);
        assertAuthor(before, caller.user);
        if (before.version !== version) throwStale(before, before);
        const set = { ...body, ...stampUpdate(boards, caller) };
        const [board] = await tx.update(boards).set(set).where(eq(boards._id, before._id)).returning();
        if (!board) throwApiError('not_found');
        await writeAudit(tx, caller, { action: 'UPDATE', resource, target: board._id, before, after: board });
        return { board };
      }),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockBoard(tx, params.id);
        assertAuthor(before, caller.user);
        await tx
          .update(boards)
          .set({ deletedAt: sql`clock_timestamp()`, ...stampUpdate(boards, caller) })
          .where(eq(boards._id, before._id));
        await writeAudit(tx, caller, { action: 'DELETE', resource, target: before._id, before });
      }),

    thumb: async ({ params, file, ...caller }) =>
      files.storeWith(file, { kind: 'picture', side: maxThumbSide, user: caller.user }, async (tx, thumb) => {
        const board = await lockBoard(tx, params.id);
        assertAuthor(board, caller.user);
        return { board: await replaceThumb(tx, files, board, thumb, caller) };
      }),
  });
