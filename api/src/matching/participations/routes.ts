import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { isEligible, users } from '../../members/users/table';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { publish } from '../../platform/live/publish';
import { checkRuns, checkWindow } from '../fairs/clock';
import { asSeen, findAnyFair, findFair } from '../fairs/find';
import { fairs } from '../fairs/table';
import { endMatchings } from '../matchings/leaving';
import type { Told } from '../matchings/told';
import { fairProducts, products } from '../products/table';
import { announceApplication } from './announce';
import { listCompanies } from './companies';
import { recommend } from './recommendations';
import { type ParticipationRow, participations } from './table';

const showAt = async (tx: Database, fair: string, user: string, ids: string[]) => {
  if (ids.length === 0) return;
  const own = await tx
    .select({ _id: products._id })
    .from(products)
    .where(
      and(
        inArray(products._id, ids),
        eq(products._user, user),
        eq(products.status, 'PUBLISHED'),
        isNull(products.deletedAt),
        sql`${products.thumb} is not null`,
      ),
    );
  if (own.length !== new Set(ids).size) failField('products', 'invalid');
  await tx
    .insert(fairProducts)
    .values(ids.map((_product, order) => ({ _fair: fair, _product, _user: user, order })))
    .onConflictDoNothing();
};

interface Options {
  db: Database;
  told: Told;
}

export const serveParticipations = (app: FastifyInstance, { db, told }: Options) =>
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
      const own = eq(fairs._id, participations._fair);
      const rows = await db
        .select({ fair: fairs, participation: participations, total: sql<number>`count(*) over ()::int` })
        .from(participations)
        .innerJoin(fairs, own)
        .where(where)
        .orderBy(
          query.sort === 'startAt' ? sql`${fairs.startAt}, ${fairs._id}` : sql`${fairs.startAt} desc, ${fairs._id}`,
        )
        .limit(limit)
        .offset((page - 1) * limit);
      const seen = await asSeen(
        db,
        rows.map(({ fair }) => fair),
        user.sub,
      );
      return {
        fairs: seen.map((fair, at) => ({ ...fair, application: (rows[at] as (typeof rows)[number]).participation })),
        total: rows[0]?.total ?? 0,
        page,
        limit,
      };
    },

    apply: ({ params, body, user }) =>
      db.transaction(async (tx) => {
        const fair = await findFair(tx, params.id);
        checkWindow(fair.sellerFrom, fair.sellerTo);
        const [account] = await tx.select().from(users).where(eq(users._id, user.sub));
        // Only companies of the fair’s programmes sell there, and a certificate counts once it is verified.
        if (!account?.seller || !isEligible(account.seller)) fail('forbidden');
        const claimed = account.seller.certificates.some((one) => one.type === body.certificate && one.verifiedAt);
        if (!claimed || !fair.sellerCertificates.includes(body.certificate)) failField('certificate', 'invalid');
        const given = {
          certificate: body.certificate,
          interpreter: body.interpreter ?? null,
          timezone: body.timezone ?? null,
          note: body.note ?? null,
        };
        const [fresh] = await tx
          .insert(participations)
          .values({ ...given, _fair: fair._id, _user: user.sub, role: 'SELLER', status: 'PENDING', mode: [] })
          .onConflictDoNothing()
          .returning();
        const participation = fresh ?? (await applyAgain(tx, fair._id, user.sub, given));
        await showAt(tx, fair._id, user.sub, body.products);
        await announceApplication(tx, told, participation, fair, account);
        return { participation };
      }),

    withdraw: ({ params, user }) =>
      db.transaction(async (tx) => {
        const fair = await findAnyFair(tx, params.id);
        checkRuns(fair);
        const [own] = await tx
          .select()
          .from(participations)
          .where(and(eq(participations._fair, fair._id), eq(participations._user, user.sub)))
          .for('update');
        if (!own) fail('not_found');
        if (own.status !== 'PENDING' && own.status !== 'APPROVED') fail('wrong_state');
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
        await endMatchings(tx, told, user.sub, fair._id, user.sub);
        const data = { _fair: fair._id, status: 'CANCELLED' as const };
        await publish(tx, { type: 'participation', users: [user.sub], _fair: fair._id, data });
      }),

    recommended: async ({ params, user }) => {
      const fair = await findFair(db, params.id);
      return { recommendations: await recommend(db, fair._id, user.sub) };
    },
  });

/** Whoever was refused or left may apply once more; an application that stands is not doubled. */
const applyAgain = async (tx: Database, fair: string, user: string, given: Partial<ParticipationRow>) => {
  const [row] = await tx
    .update(participations)
    .set({ ...given, status: 'PENDING', appliedAt: now(), decidedAt: null, reason: null, version: sql`version + 1` })
    .where(
      and(
        eq(participations._fair, fair),
        eq(participations._user, user),
        eq(participations.role, 'SELLER'),
        inArray(participations.status, ['REJECTED', 'CANCELLED']),
      ),
    )
    .returning();
  return row ?? fail('taken', { errors: [{ field: '_fair', code: 'taken' }] });
};
