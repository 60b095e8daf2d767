import { and, asc, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { companySortName, isApproved, maskPhone, matchesCompanyName, users } from '../../members/index';
import { writeAudit } from '../../platform/audit/write-audit';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { findRow, requireRow, updateRow } from '../../platform/database/rows';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { serve } from '../../platform/http/serve';
import { findAnyFair } from '../fairs/queries';
import { introductions } from '../introductions/table';
import { endMatchings } from '../matchings/account-deletion';
import { listParties } from '../matchings/parties';
import { agreedStatuses, matchings } from '../matchings/table';
import { fairProducts } from '../products/table';
import type { MatchingServices } from '../services';
import { notifyDecision } from './notifications';
import { toCompanyProfile } from './profiles';
import { countByUser, findParticipants } from './queries';
import { type ParticipationRow, participations } from './table';

/** Status changes that an administrator may make. */
const transitions: Record<ParticipationRow['status'], ParticipationRow['status'][]> = {
  PENDING: ['APPROVED', 'REJECTED', 'CANCELLED'],
  APPROVED: ['CANCELLED', 'REJECTED'],
  REJECTED: ['APPROVED', 'PENDING'],
  CANCELLED: ['APPROVED', 'PENDING'],
};

const loadDetails = async (db: Database, fair: string, ids: string[]) => {
  const isListed = and(eq(introductions._fair, fair), inArray(introductions._user, ids));
  const files = await db.select().from(introductions).where(isListed);
  const isShown = and(eq(fairProducts._fair, fair), inArray(fairProducts._user, ids));
  const products = await countByUser(db, fairProducts, isShown);
  const { seller, buyer } = matchings;
  const meetings = await db
    .select({ seller, buyer })
    .from(matchings)
    .where(
      and(
        eq(matchings._fair, fair),
        inArray(matchings.status, agreedStatuses),
        or(inArray(seller, ids), inArray(buyer, ids)),
      ),
    );
  return (user: string) => ({
    introductions: files.filter(({ _user }) => _user === user).map(({ kind, file }) => ({ kind, file })),
    products: products.get(user) ?? 0,
    meetings: listParties(meetings).filter((party) => party === user).length,
  });
};

export const serveConsoleParticipations = (app: FastifyInstance, { db, notifier }: MatchingServices) =>
  serve(app, contract.console.participations, {
    list: async ({ params, query: { role, status, q, sort = '-appliedAt', page, limit } }) => {
      const fair = await findAnyFair(db, params.id);
      const inAnyStatus = and(
        eq(participations._fair, fair._id),
        role && eq(participations.role, role),
        q ? matchesCompanyName(q) : undefined,
      );
      const where = and(inAnyStatus, status && eq(participations.status, status));
      const isUser = eq(users._id, participations._user);
      const columns = { appliedAt: participations.appliedAt, name: companySortName, status: participations.status };
      const column = columns[sort.replace('-', '') as keyof typeof columns];
      const paged = await db
        .select({ _id: participations._id, total: sql<number>`count(*) over ()::int` })
        .from(participations)
        .innerJoin(users, isUser)
        .where(where)
        .orderBy(sort.startsWith('-') ? desc(column) : asc(column), asc(participations._id))
        .limit(limit)
        .offset((page - 1) * limit);
      const counted = await db
        .select({ status: participations.status, count: count() })
        .from(participations)
        .innerJoin(users, isUser)
        .where(inAnyStatus)
        .groupBy(participations.status);
      const rows = await findParticipants(db, paged);
      const userIds = rows.map(({ user }) => user._id);
      const getDetails = await loadDetails(db, fair._id, userIds);
      return {
        participations: rows.map(({ participation, user }) => ({
          ...participation,
          company: toCompanyProfile(user),
          email: user.email,
          phone: user.phone && maskPhone(user.phone),
          ...getDetails(user._id),
        })),
        total: paged[0]?.total ?? 0,
        counts: Object.fromEntries(counted.map((row) => [row.status, row.count])),
        page,
        limit,
      };
    },

    update: ({ params, body: { version, status, reason, booth }, ...caller }) =>
      db.transaction(async (tx) => {
        const fair = await findAnyFair(tx, params.id);
        const isRequested = and(eq(participations._id, params.participation), eq(participations._fair, fair._id));
        const before = await requireRow(tx, participations, isRequested, 'update');
        if (before.version !== version) throwStale(before, before);
        const isStatusChange = status !== undefined && status !== before.status;
        if (isStatusChange && !transitions[before.status].includes(status)) throwApiError('wrong_state');
        if (isStatusChange && (status === 'REJECTED' || status === 'CANCELLED') && !reason)
          throwFieldError('reason', 'required');
        if (isStatusChange && status === 'APPROVED') await assertApprovedAccount(tx, before);
        const by = caller.user.sub;
        const after = await updateRow(tx, participations, before._id, {
          ...(isStatusChange && { status, decidedAt: now(), decidedBy: by, reason: reason ?? null }),
          ...(booth !== undefined && { booth }),
          version: before.version + 1,
          updatedAt: now(),
        });
        const action = isStatusChange ? 'STATUS' : 'UPDATE';
        await writeAudit(tx, caller, { action, resource: 'participations', target: before._id, before, after });
        if (isStatusChange && before.status === 'APPROVED')
          await endMatchings(tx, notifier, before._user, fair._id, by);
        if (isStatusChange) await notifyDecision(tx, notifier, after, fair);
        return { participation: after };
      }),
  });

/** Throws `wrong_state` unless the account is approved for the role. */
const assertApprovedAccount = async (tx: Database, { _user, role }: ParticipationRow) => {
  const user = await findRow(tx, users, eq(users._id, _user));
  if (!user || !isApproved(user, role)) throwApiError('wrong_state');
};
