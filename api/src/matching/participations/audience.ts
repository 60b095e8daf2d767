import { and, eq, inArray } from 'drizzle-orm';
import { getFairTopic, type LiveAudience } from '../../platform/live/audiences';
import { participations } from './table';

/** Live events of a fair reach its approved participants. */
export const approvedParticipants: LiveAudience = {
  findTopics: async (db, users) => {
    const rows = await db
      .select({ user: participations._user, fair: participations._fair })
      .from(participations)
      .where(and(inArray(participations._user, users), eq(participations.status, 'APPROVED')));
    return rows.map(({ user, fair }) => ({ user, topic: getFairTopic(fair) }));
  },
};
