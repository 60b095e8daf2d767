import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { users } from '../../members/users/table';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import { newId, now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { once } from '../../platform/http/idempotency';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { give, take } from './ledger';
import { showPoint, totalsOf } from './show';
import { points } from './table';

/** Adds to each row who wrote it. */
const withNames = async <T extends { by: string | null }>(db: Database, rows: T[]) => {
  const ids = [...new Set(rows.flatMap(({ by }) => by ?? []))];
  const known = ids.length
    ? await db.select({ _id: users._id, name: users.name }).from(users).where(inArray(users._id, ids))
    : [];
  return rows.map((row) => ({ ...row, byName: known.find(({ _id }) => _id === row.by)?.name ?? null }));
};

export const serveConsolePoints = (app: FastifyInstance, db: Database) => {
  serve(app, contract.console.points, {
    list: async ({ query }) => {
      const page = await answerList(db, points, { query, many: 'points', show: showPoint });
      return { ...page, points: await withNames(db, page.points), ...(await totalsOf(db, query._user)) };
    },

    grant: ({ body, ...caller }) => {
      const { _user, amount, memo, expiresAt } = body;
      if (expiresAt && expiresAt <= now()) failField('expiresAt', 'period');
      const by = caller.user.sub;
      const key = caller.request.headers['idempotency-key']?.toString();
      return once(db, { key, caller: by, route: 'points.grant', body }, async (tx) => {
        const [member] = await tx.select({ _id: users._id }).from(users).where(eq(users._id, _user));
        if (!member) failField('_user', 'invalid');
        const cause = { type: 'GRANT' as const, _id: newId(), action: amount > 0 ? 'GRANT' : 'TAKE' };
        const moved = { user: _user, amount: Math.abs(amount), cause, memo, by };
        const row =
          amount > 0
            ? await give(tx, { ...moved, reason: 'GRANT', ...(expiresAt && { expiresAt }) })
            : await take(tx, { ...moved, reason: 'TAKE' });
        if (!row) fail('internal');
        await writeAudit(tx, caller, {
          action: 'CREATE',
          resource: 'points',
          target: row._id,
          after: { _user, amount, memo },
        });
        const [point] = await withNames(tx, [showPoint(row)]);
        return { answer: { point: point ?? fail('internal'), ...(await totalsOf(tx, _user)) }, target: row._id };
      });
    },
  });
};
