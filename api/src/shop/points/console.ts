import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { users } from '../../members/index';
import { writeAudit } from '../../platform/audit/write-audit';
import { newId, now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { runIdempotent } from '../../platform/http/idempotency';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import type { ShopServices } from '../services';
import { creditPoints, debitPoints } from './ledger';
import { getPointTotals, toPublicPoint } from './serialise';
import { points } from './table';

/** Adds the name of its author to each row. */
const withNames = async <T extends { by: string | null }>(db: Database, rows: T[]) => {
  const ids = [...new Set(rows.flatMap(({ by }) => by ?? []))];
  const authors = await db.select({ _id: users._id, name: users.name }).from(users).where(inArray(users._id, ids));
  return rows.map((row) => ({ ...row, byName: authors.find(({ _id }) => _id === row.by)?.name ?? null }));
};

export const serveConsolePoints = (app: FastifyInstance, { db }: ShopServices) =>
  serve(app, contract.console.points, {
    list: async ({ query }) => {
      const page = await listRecords(db, points, { query, many: 'points', show: toPublicPoint });
      return { ...page, points: await withNames(db, page.points), ...(await getPointTotals(db, query._user)) };
    },

    grant: ({ body, ...caller }) => {
      const { _user, amount, memo, expiresAt } = body;
      if (expiresAt && expiresAt <= now()) throwFieldError('expiresAt', 'period');
      const by = caller.user.sub;
      const key = caller.request.headers['idempotency-key']?.toString();
      return runIdempotent(db, { key, caller: by, route: 'points.grant', body }, async (tx) => {
        if ((await tx.$count(users, eq(users._id, _user))) === 0) throwFieldError('_user', 'invalid');
        const cause = { type: 'GRANT' as const, _id: newId(), action: amount > 0 ? 'GRANT' : 'TAKE' };
        const movement = { user: _user, amount: Math.abs(amount), cause, memo, by };
        const row =
          amount > 0
            ? await creditPoints(tx, { ...movement, reason: 'GRANT', ...(expiresAt && { expiresAt }) })
            : await debitPoints(tx, { ...movement, reason: 'TAKE' });
        if (!row) throwApiError('internal');
        await writeAudit(tx, caller, {
          action: 'CREATE',
          resource: 'points',
          target: row._id,
          after: { _user, amount, memo },
        });
        const [point] = await withNames(tx, [toPublicPoint(row)]);
        return {
          answer: { point: point ?? throwApiError('internal'), ...(await getPointTotals(tx, _user)) },
          target: row._id,
        };
      });
    },
  });
