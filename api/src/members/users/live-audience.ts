import { and, inArray } from 'drizzle-orm';
import type { LiveAudience } from '../../platform/live/audiences';
import { maySignIn, users } from './table';

/** Live events are sent only to users who may sign in. */
export const activeUsers: LiveAudience = {
  findAllowed: async (db, ids) => {
    const rows = await db
      .select({ _id: users._id })
      .from(users)
      .where(and(inArray(users._id, ids), maySignIn));
    return rows.map(({ _id }) => _id);
  },
};
