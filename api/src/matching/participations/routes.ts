import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { requireRow } from '../../platform/database/rows';
import { throwApiError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { findAnyFair, findFair } from '../fairs/queries';
import { toFairCards } from '../fairs/serialise';
import { assertNotOver } from '../fairs/status';
import { fairs } from '../fairs/table';
import { endMatchings } from '../matchings/account-deletion';
import type { MatchingServices } from '../services';
import { applyAsSeller } from './apply-as-seller';
import { cancelParticipation } from './cancel-participation';
import { listCompanies } from './list-companies';
import { isParticipation } from './queries';
import { recommendCompanies } from './recommend-companies';
import { participations } from './table';

export const serveParticipations = (app: FastifyInstance, { db, notifier }: MatchingServices) =>
  serve(app, contract.participations, {
    sellers: async ({ params, query, user }) => {
      const search = { fair: params.id, role: 'SELLER' as const, reader: user?.sub ?? null, query };
      const { companies, ...page } = await listCompanies(db, search);
      return { sellers: companies, ...page };
    },

    buyers: async ({ params, query, user }) => {
      const search = { fair: params.id, role: 'BUYER' as const, reader: user?.sub ?? null, query };
      const { companies, ...page } = await listCompanies(db, search);
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
      const rows = await db
        .select({ fair: fairs, participation: participations, total: sql<number>`count(*) over ()::int` })
        .from(participations)
        .innerJoin(fairs, eq(fairs._id, participations._fair))
        .where(where)
        .orderBy(
          query.sort === 'startAt' ? sql`${fairs.startAt}, ${fairs._id}` : sql`${fairs.startAt} desc, ${fairs._id}`,
        )
        .limit(limit)
        .offset((page - 1) * limit);
      const fairRows = rows.map(({ fair }) => fair);
      const cards = await toFairCards(db, fairRows, user.sub);
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
        const before = await requireRow(tx, participations, isParticipation(fair._id, user.sub), 'update');
        if (before.status !== 'PENDING' && before.status !== 'APPROVED') throwApiError('wrong_state');
        await cancelParticipation(tx, before, user.sub);
        await endMatchings(tx, notifier, user.sub, fair._id, user.sub);
      }),

    recommended: async ({ params, user }) => {
      const fair = await findFair(db, params.id);
      return { recommendations: await recommendCompanies(db, fair._id, user.sub) };
    },
  });
