import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { contract } from 'shared/contract';
import { now } from '../../platform/database/columns';
import { throwApiError } from '../../platform/http/errors';
import type { Handlers } from '../../platform/http/serve';
import { formatDevice } from '../auth/format-device';
import { endUserSession, endUserSessions } from '../auth/sessions';
import { sessions } from '../auth/table';
import type { MembersServices } from '../services';

const isActiveSession = (user: string) =>
  and(eq(sessions._user, user), isNull(sessions.endedAt), gt(sessions.expiresAt, now()));

export const createSessionHandlers = ({
  db,
  accountChanges,
}: MembersServices): Handlers<typeof contract.me.sessions> => ({
  list: async ({ query: { page, limit }, user }) => {
    const rows = await db
      .select()
      .from(sessions)
      .where(isActiveSession(user.sub))
      .orderBy(desc(sessions.createdAt), desc(sessions._id))
      .limit(limit)
      .offset((page - 1) * limit);
    const total = await db.$count(sessions, isActiveSession(user.sub));
    const answered = rows.map((session) => ({
      ...session,
      device: formatDevice(session.ua),
      current: session._id === user.sid,
    }));
    return { sessions: answered, total, page, limit };
  },

  remove: async ({ params, user }) => {
    const hasEnded = await accountChanges.transaction((tx) => endUserSession(tx, user.sub, params.id));
    if (!hasEnded) throwApiError('not_found');
  },

  removeOthers: async ({ user }) => {
    await accountChanges.transaction((tx) => endUserSessions(tx, user.sub, 'ended', user.sid));
  },
});
