import { and, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { isFor, isPublished } from './audience';
import { type NotificationRow, notifications } from './table';

const { _id, subject, publishAt } = notifications;

export const serveNotifications = (app: FastifyInstance, { db }: { db: Database }) => {
  /** The notice nearest to one, on one side of it, that the reader may see. */
  const beside = async (readable: SQL | undefined, side: 'before' | 'after', at: NotificationRow) => {
    const [compare, order] =
      side === 'before'
        ? ([lt, desc] as const)
        : ([gt, (column: typeof publishAt | typeof _id) => sql`${column} asc`] as const);
    const moment = at.publishAt ?? '';
    const [found] = await db
      .select({ _id, subject })
      .from(notifications)
      .where(and(readable, or(compare(publishAt, moment), and(eq(publishAt, moment), compare(_id, at._id)))))
      .orderBy(order(publishAt), order(_id))
      .limit(1);
    return found ?? null;
  };

  serve(app, contract.notifications, {
    list: ({ query, user }) =>
      answerList(db, notifications, {
        query,
        many: 'notifications',
        search: ['subject', 'content'],
        where: and(isPublished, isFor(user)),
        order: [desc(notifications.pinned), desc(publishAt), desc(_id)],
        without: ['content', 'upload'],
        show: (notification) => notification,
      }),

    get: async ({ params, user }) => {
      const readable = and(isPublished, isFor(user));
      const [notification] = await db
        .update(notifications)
        .set({ views: sql`${notifications.views} + 1` })
        .where(and(eq(_id, params.id), readable))
        .returning();
      if (!notification) fail('not_found');
      return {
        notification,
        previous: await beside(readable, 'before', notification),
        next: await beside(readable, 'after', notification),
      };
    },
  });
};
