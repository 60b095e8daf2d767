import { and, asc, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import type { MembersServices } from '../services';
import { isPublished, isVisibleTo } from './audience';
import { type NotificationRow, notifications } from './table';

const { _id, subject, publishAt } = notifications;

export const serveNotifications = (app: FastifyInstance, { db }: MembersServices) => {
  /** The next or previous notice that the user may read. */
  const findAdjacent = async (readable: SQL | undefined, side: 'before' | 'after', at: NotificationRow) => {
    const [compare, order] = side === 'before' ? [lt, desc] : [gt, asc];
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
      listRecords(db, notifications, {
        query,
        many: 'notifications',
        search: ['subject', 'content'],
        where: and(isPublished, isVisibleTo(user)),
        order: [desc(notifications.pinned), desc(publishAt), desc(_id)],
        without: ['content', 'upload'],
      }),

    get: async ({ params, user }) => {
      const readable = and(isPublished, isVisibleTo(user));
      const [notification] = await db
        .update(notifications)
        .set({ views: sql`${notifications.views} + 1` })
        .where(and(eq(_id, params.id), readable))
        .returning();
      if (!notification) throwApiError('not_found');
      return {
        notification,
        previous: await findAdjacent(readable, 'before', notification),
        next: await findAdjacent(readable, 'after', notification),
      };
    },
  });
};
