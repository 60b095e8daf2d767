import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type AccessPayload, contract, memberBoards } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import type { Files } from '../../platform/files/files';
import { fail } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { touched } from '../../platform/http/tables';
import { lockBoard, setThumb, thumbSide } from './console';
import { isVisible } from './publishing';
import { type BoardRow, boards } from './table';
import { countView } from './views';

const resource = 'boards';
const publicOrder = [
  desc(boards.pinned),
  sql`${boards.order} asc nulls last`,
  desc(boards.publishAt),
  desc(boards._id),
];

/** A secret post is for its author and for administrators. */
export const mayRead = (user: AccessPayload | null) => {
  if (user?.scope.includes('console')) return undefined;
  return or(eq(boards.secret, false), user ? eq(boards.author, user.sub) : undefined);
};

/** Members write on their own boards only, and change only what they wrote. */
const checkAuthor = ({ code, author }: BoardRow, user: AccessPayload) => {
  const isAuthor = author === user.sub && memberBoards.includes(code);
  if (!isAuthor && !user.scope.includes('console')) fail('forbidden');
};

export const serveBoards = (app: FastifyInstance, { db, files }: { db: Database; files: Files }) =>
  serve(app, contract.boards, {
    list: ({ query, user }) =>
      answerList(db, boards, {
        query,
        many: 'boards',
        search: ['subject', 'summary'],
        where: and(isVisible, mayRead(user)),
        order: publicOrder,
        without: ['content', 'files', 'seo'],
        show: (board) => board,
      }),

    get: async ({ params, request, user }) => {
      const [board] = await db
        .select()
        .from(boards)
        .where(and(eq(boards._id, params.id), isVisible, mayRead(user)));
      if (!board) fail('not_found');
      await countView(db, board._id, request);
      return { board };
    },

    create: ({ body, ...caller }) =>
      db.transaction(async (tx) => {
        if (!memberBoards.includes(body.code)) fail('forbidden');
        const { sub, name } = caller.user;
        const by = { author: sub, authorName: name, createdBy: sub, updatedBy: sub };
        const [board] = await tx
          .insert(boards)
          .values({ ...body, ...by, status: 'PUBLISHED', publishAt: new Date().toISOString(), allowComment: true })
          .returning();
        if (!board) fail('internal');
        await writeAudit(tx, caller, { action: 'CREATE', resource, target: board._id, after: board });
        return { board };
      }),

    update: ({ params, body: { version, ...body }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockBoard(tx, params.id);
        checkAuthor(before, caller.user);
        if (before.version !== version) await refuseStale(tx, before, before);
        const set = { ...body, ...touched(boards, caller) };
        const [board] = await tx.update(boards).set(set).where(eq(boards._id, before._id)).returning();
        if (!board) fail('not_found');
        await writeAudit(tx, caller, { action: 'UPDATE', resource, target: board._id, before, after: board });
        return { board };
      }),

    remove: ({ params, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await lockBoard(tx, params.id);
        checkAuthor(before, caller.user);
        await tx
          .update(boards)
          .set({ deletedAt: sql`clock_timestamp()`, ...touched(boards, caller) })
          .where(eq(boards._id, before._id));
        await writeAudit(tx, caller, { action: 'DELETE', resource, target: before._id, before });
      }),

    thumb: async ({ params, file, ...caller }) =>
      files.add(file, { kind: 'picture', side: thumbSide, user: caller.user }, async (tx, thumb) => {
        const board = await lockBoard(tx, params.id);
        checkAuthor(board, caller.user);
        return { board: await setThumb(tx, files, board, thumb, caller) };
      }),
  });
