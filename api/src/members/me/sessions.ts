import { and, count, desc, eq, gt, isNull } from 'drizzle-orm';
import type { contract } from 'shared/contract';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import type { Handlers } from '../../platform/http/serve';
import { endSessionsOf } from '../auth/sessions';
import { sessions } from '../auth/table';

const living = (user: string) => and(eq(sessions._user, user), isNull(sessions.endedAt), gt(sessions.expiresAt, now()));

export const sessionHandlers = (db: Database): Handlers<typeof contract.me.sessions> => ({
  list: async ({ query: { page, limit }, user }) => {
    const rows = await db
      .select()
      .from(sessions)
      .where(living(user.sub))
      .orderBy(desc(sessions.createdAt), desc(sessions._id))
      .limit(limit)
      .offset((page - 1) * limit);
    const [all] = await db.select({ total: count() }).from(sessions).where(living(user.sub));
    const shown = rows.map((session) => ({ ...session, current: session._id === user.sid }));
    return { sessions: shown, total: all?.total ?? 0, page, limit };
  },

  remove: async ({ params, user }) => {
    const one = and(living(user.sub), eq(sessions._id, params.id));
    const { rowCount } = await db.update(sessions).set({ endedAt: now(), endReason: 'ended' }).where(one);
    if (rowCount === 0) fail('not_found');
  },

  removeOthers: async ({ user }) => {
    await endSessionsOf(db, user.sub, 'ended', user.sid);
  },
});
