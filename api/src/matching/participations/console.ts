import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { isNamed, listedName } from '../../members/users/names';
import { isApproved, users } from '../../members/users/table';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { serve } from '../../platform/http/serve';
import { findAnyFair } from '../fairs/find';
import { introductions } from '../introductions/table';
import { endMatchings } from '../matchings/leaving';
import { matchings } from '../matchings/table';
import type { Told } from '../matchings/told';
import { fairProducts } from '../products/table';
import { announceDecision } from './announce';
import { participantsOf } from './find';
import { profileOf } from './profiles';
import { type ParticipationRow, participations } from './table';

/** From which state an administrator may go where; what is taken back may be given again. */
const ways: Record<ParticipationRow['status'], ParticipationRow['status'][]> = {
  PENDING: ['APPROVED', 'REJECTED', 'CANCELLED'],
  APPROVED: ['CANCELLED', 'REJECTED'],
  REJECTED: ['APPROVED', 'PENDING'],
  CANCELLED: ['APPROVED', 'PENDING'],
};

const count = sql<number>`count(*)::int`;

const listed = async (db: Database, fair: string, ids: string[]) => {
  const of = and(eq(introductions._fair, fair), inArray(introductions._user, ids));
  const files = ids.length === 0 ? [] : await db.select().from(introductions).where(of);
  const shown =
    ids.length === 0
      ? []
      : await db
          .select({ user: fairProducts._user, count })
          .from(fairProducts)
          .where(and(eq(fairProducts._fair, fair), inArray(fairProducts._user, ids)))
          .groupBy(fairProducts._user);
  const met =
    ids.length === 0
      ? []
      : await db
          .select({ seller: matchings.seller, buyer: matchings.buyer })
          .from(matchings)
          .where(
            and(
              eq(matchings._fair, fair),
              inArray(matchings.status, ['ACCEPTED', 'COMPLETED', 'NO_SHOW']),
              or(inArray(matchings.seller, ids), inArray(matchings.buyer, ids)),
            ),
          );
  return (user: string) => ({
    introductions: files.filter(({ _user }) => _user === user).map(({ kind, file }) => ({ kind, file })),
    products: shown.find((row) => row.user === user)?.count ?? 0,
    meetings: met.filter(({ seller, buyer }) => seller === user || buyer === user).length,
  });
};

interface Options {
  db: Database;
  told: Told;
}

export const serveConsoleParticipations = (app: FastifyInstance, { db, told }: Options) =>
  serve(app, contract.console.participations, {
    list: async ({ params, query: { role, status, q, sort = '-appliedAt', page, limit } }) => {
      const fair = await findAnyFair(db, params.id);
      const where = and(
        eq(participations._fair, fair._id),
        role && eq(participations.role, role),
        status && eq(participations.status, status),
        q ? isNamed(q) : undefined,
      );
      const columns = {
        appliedAt: participations.appliedAt,
        name: listedName,
        status: participations.status,
      };
      const column = columns[sort.replace('-', '') as keyof typeof columns];
      const paged = await db
        .select({ _id: participations._id, total: sql<number>`count(*) over ()::int` })
        .from(participations)
        .innerJoin(users, eq(users._id, participations._user))
        .where(where)
        .orderBy(sort.startsWith('-') ? desc(column) : asc(column), asc(participations._id))
        .limit(limit)
        .offset((page - 1) * limit);
      const rows = await participantsOf(
        db,
        paged.map(({ _id }) => _id),
      );
      const more = await listed(
        db,
        fair._id,
        rows.map(({ user }) => user._id),
      );
      return {
        participations: rows.map(({ participation, user }) => ({
          ...participation,
          company: profileOf(user),
          email: user.email,
          phone: user.phone,
          ...more(user._id),
        })),
        total: paged[0]?.total ?? 0,
        page,
        limit,
      };
    },

    update: ({ params, body: { version, status, reason, booth }, ...caller }) =>
      db.transaction(async (tx) => {
        const fair = await findAnyFair(tx, params.id);
        const [before] = await tx
          .select()
          .from(participations)
          .where(and(eq(participations._id, params.participation), eq(participations._fair, fair._id)))
          .for('update');
        if (!before) fail('not_found');
        if (before.version !== version) await refuseStale(tx, before, before);
        const decided = status !== undefined && status !== before.status;
        if (decided && !ways[before.status].includes(status)) fail('wrong_state');
        if (decided && (status === 'REJECTED' || status === 'CANCELLED') && !reason) failField('reason', 'required');
        if (decided && status === 'APPROVED') await checkAccount(tx, before);
        const by = caller.user.sub;
        const [after] = await tx
          .update(participations)
          .set({
            ...(decided && { status, decidedAt: now(), decidedBy: by, reason: reason ?? null }),
            ...(booth !== undefined && { booth }),
            version: before.version + 1,
            updatedAt: now(),
          })
          .where(eq(participations._id, before._id))
          .returning();
        if (!after) fail('not_found');
        const action = decided ? 'STATUS' : 'UPDATE';
        await writeAudit(tx, caller, { action, resource: 'participations', target: before._id, before, after });
        if (decided && before.status === 'APPROVED') await endMatchings(tx, told, before._user, fair._id, by);
        if (decided) await announceDecision(tx, told, after, fair);
        return { participation: after };
      }),
  });

/** A place in a fair needs an account that may sell or buy. */
const checkAccount = async (tx: Database, { _user, role }: ParticipationRow) => {
  const [user] = await tx.select().from(users).where(eq(users._id, _user));
  if (!user || !isApproved(user, role)) fail('wrong_state');
};
