import { and, asc, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { serve } from '../../platform/http/serve';
import { fairs } from '../fairs/table';
import { refreshRequestsOfUsers } from '../matchings/refresh-requests';
import { participations } from '../participations/table';
import type { MatchingServices } from '../services';
import { applyAsBuyer } from './apply-as-buyer';
import { toSchedules } from './serialise';
import { schedules } from './table';
import { updateSchedule } from './update-schedule';

export const serveSchedules = (app: FastifyInstance, { db, notifier }: MatchingServices) => {
  serve(app, contract.schedules, {
    list: async ({ query, user }) => {
      const rows = await db
        .select({ fair: fairs, participation: participations, schedule: schedules })
        .from(participations)
        .innerJoin(fairs, eq(fairs._id, participations._fair))
        .leftJoin(schedules, and(eq(schedules._fair, fairs._id), eq(schedules._user, participations._user)))
        .where(
          and(
            eq(participations._user, user.sub),
            isNull(fairs.deletedAt),
            query.fair === undefined ? undefined : eq(fairs._id, query.fair),
          ),
        )
        .orderBy(asc(fairs.startAt), asc(fairs._id));
      return { schedules: await toSchedules(db, user.sub, rows) };
    },

    create: ({ body, user }) => db.transaction((tx) => applyAsBuyer(tx, notifier, user.sub, body)),

    update: async ({ params, body, user }) => {
      const answer = await db.transaction((tx) => updateSchedule(tx, user.sub, { ...body, fair: params.fair }));
      await refreshRequestsOfUsers(db, notifier, [user.sub]);
      return answer;
    },
  });
};
