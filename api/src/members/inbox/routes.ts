import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { toLikePattern } from '../../platform/database/ngrams';
import { serve } from '../../platform/http/serve';
import { inbox } from '../messages/table';
import type { MembersServices } from '../services';

export const serveInbox = (app: FastifyInstance, { db }: MembersServices) => {
  const countUnread = (user: string) => db.$count(inbox, and(eq(inbox._user, user), isNull(inbox.readAt)));

  serve(app, contract.inbox, {
    list: async ({ query: { page, limit, from, to, q, unread }, user }) => {
      const where = and(
        eq(inbox._user, user.sub),
        from ? gte(inbox.createdAt, from) : undefined,
        to ? lt(inbox.createdAt, to) : undefined,
        q ? sql`${inbox.text}::text ilike ${toLikePattern(q)}` : undefined,
        unread === undefined ? undefined : unread === 'true' ? isNull(inbox.readAt) : isNotNull(inbox.readAt),
      );
      const rows = await db
        .select()
        .from(inbox)
        .where(where)
        .orderBy(desc(inbox.createdAt), desc(inbox._id))
        .limit(limit)
        .offset((page - 1) * limit);
      return { inbox: rows, total: await db.$count(inbox, where), page, limit, unread: await countUnread(user.sub) };
    },

    read: async ({ body: { ids }, user }) => {
      const unread = and(eq(inbox._user, user.sub), isNull(inbox.readAt), ids ? inArray(inbox._id, ids) : undefined);
      await db.update(inbox).set({ readAt: now() }).where(unread);
      return { unread: await countUnread(user.sub) };
    },
  });
};

/** Deletes entries that were read more than a year ago. */
export const purgeInbox = (db: Database) =>
  db.execute(sql`delete from inbox where read_at < now() - interval '1 year'`);
