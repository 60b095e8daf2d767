import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { now } from '../../platform/database/columns';
import { throwApiError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { publishLiveEvent } from '../../platform/live/publish';
import { findAnyFair, findFair } from '../fairs/queries';
import { toFairCards } from '../fairs/serialise';
import { assertNotOver } from '../fairs/status';
import { fairs } from '../fairs/table';
import { endMatchings } from '../matchings/account-deletion';
import type { MatchingServices } from '../services';
import { applyAsSeller } from './apply-as-seller';
import { listCompanies } from './list-companies';
import { recommendCompanies } from './recommend-companies';
import { participations } from './table';

export const serveParticipations = (app: FastifyInstance, { db, notifier }: MatchingServices) =>
  serve(app, contract.participations, {
    sellers: async ({ params, query, user }) => {
      const fair = await findFair(db, params.id);
      const reader = user?.sub ?? null;
      const { companies, ...page } = await listCompanies(db, { fair: fair._id, role: 'SELLER', reader, query });
      return { sellers: companies, ...page };
    },

    buyers: async ({ params, query, user }) => {
      const fair = await findFair(db, params.id);
      const reader = user?.sub ?? null;
      const { companies, ...page } = await listCompanies(db, { fair: fair._id, role: 'BUYER', reader, query });
      return { buyers: companies, ...page };
    },

    mine: async ({ query, user }) => {
      const { role, status, page, limit } = query;
      const where = and(
        eq(participations._user, user.sub),
        isNull(fairs.deletedAt),
        role && eq(participations.role, role),
        status && eq(participations.status, status),
      );
      const isFair = eq(fairs._id, participations._fair);
      const rows = await db
        .select({ fair: fairs, participation: participations, total: sql<number>`count(*) over ()::int` })
        .from(participations)
        .innerJoin(fairs, isFair)
        .where(where)
        .orderBy(
          query.sort === 'startAt' ? sql`${fairs.startAt}, ${fairs._id}` : sql`${fairs.startAt} desc, ${fairs._id}`,
        )
        .limit(limit)
        .offset((page - 1) * limit);
      const cards = await toFairCards(
        db,
        rows.map(({ fair }) => fair),
        user.sub,
      );
      return {
        fairs: cards.map((fair, at) => ({ ...fair, application: (rows[at] as (typeof rows)[number]).participation })),
        total: rows[0]?.total ?? 0,
        page,
        limit,
      };
    },

    apply: ({ params, body, user }) =>
      db.transaction(async (tx) => ({
        participation: await applyAsSeller(tx, notifier, { fair: params.id, user: user.sub, ...body }),
      })),

    withdraw: ({ params, user }) =>
      db.transaction(async (tx) => {
        const fair = await findAnyFair(tx, params.id);
        assertNotOver(fair);
        const [own] = await tx
          .select()
          .from(participations)
          .where(and(eq(participations._fair, fair._id), eq(participations._user, user.sub)))
          .for('update');
        if (!own) throwApiError('not_found');
        if (own.status !== 'PENDING' && own.status !== 'APPROVED') throwApiError('wrong_state');
        await tx
          .update(participations)
          .set({
            status: 'CANCELLED',
            decidedAt: now(),
            decidedBy: user.sub,
            version: own.version + 1,
            updatedAt: now(),
          })
          .where(eq(participations._id, own._id));
        await endMatchings(tx, notifier, user.sub, fair._id, user.sub);
        const data = { _fair: fair._id, status: 'CANCELLED' as const };
        await publishLiveEvent(tx, { type: 'participation', users: [user.sub], _fair: fair._id, data });
      }),

    recommended: async ({ params, user }) => {
      const fair = await findFair(db, params.id);
      return { recommendations: await recommendCompanies(db, fair._id, user.sub) };
    },
  });
