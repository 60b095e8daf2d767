import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type ConsolePaddle, contract } from 'shared/contract';
import { users } from '../../members/users/table';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail, failField } from '../../platform/http/errors';
import { refuseStale } from '../../platform/http/handlers';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { findAnyProgram } from '../programs/find';
import { aliasOf } from './find';
import { type PaddleRow, paddles } from './table';

const { _id, name, username, email, phone } = users;

/** Whoever holds each, as administrators see them. */
export const biddersOf = async (db: Database, ids: string[]) => {
  const rows =
    ids.length > 0
      ? await db
          .select({ _id, name, username, email, phone })
          .from(users)
          .where(inArray(users._id, [...new Set(ids)]))
      : [];
  const known = new Map(rows.map((row) => [row._id, row]));
  return (id: string) => known.get(id) ?? { _id: id, name: '—', username: '—', email: '', phone: '' };
};

const show = async (db: Database, rows: PaddleRow[]): Promise<ConsolePaddle[]> => {
  const bidderOf = await biddersOf(
    db,
    rows.map(({ _user }) => _user),
  );
  return rows.map((row) => ({ ...row, alias: aliasOf(row), bidder: bidderOf(row._user) }));
};

export const serveConsolePaddles = (app: FastifyInstance, db: Database) =>
  serve(app, contract.console.paddles, {
    list: async ({ params, query }) => {
      const program = await findAnyProgram(db, params.id);
      const { paddles: rows, ...page } = await answerList(db, paddles, {
        query,
        many: 'paddles',
        where: eq(paddles._program, program._id),
        show: (row) => row,
      });
      return { paddles: await show(db, rows), ...page, serverTime: now() };
    },

    update: ({ params, body: { version, status, reason, creditLimit }, ...caller }) =>
      db.transaction(async (tx) => {
        const [before] = await tx.select().from(paddles).where(eq(paddles._id, params.id)).for('update');
        if (!before) return fail('not_found');
        if (before.version !== version) await refuseStale(tx, before, before);
        if (status === 'REJECTED' && !reason) failField('reason', 'required');
        const decided = status && { status, decidedAt: now(), decidedBy: caller.user.sub, reason: reason ?? null };
        const limit = creditLimit === undefined ? {} : { creditLimit };
        const [after] = await tx
          .update(paddles)
          .set({ ...decided, ...limit, updatedAt: now(), version: before.version + 1 })
          .where(eq(paddles._id, before._id))
          .returning();
        if (!after) return fail('not_found');
        await writeAudit(tx, caller, { action: 'UPDATE', resource: 'paddles', target: after._id, before, after });
        const [paddle] = await show(tx, [after]);
        return { paddle: paddle ?? fail('not_found'), serverTime: now() };
      }),
  });
