import { and, eq, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { matchesCompanyName, users } from '../../members/index';
import { writeAudit } from '../../platform/audit/write-audit';
import { now } from '../../platform/database/columns';
import { requireRow, updateRow } from '../../platform/database/rows';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError, throwFieldError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import { findAnyProgram } from '../programs/queries';
import type { AuctionServices } from '../services';
import { toConsolePaddles } from './serialise';
import { paddles } from './table';

/** Condition: the paddle has this number, or its bidder or the bidder's company this name. */
const matchesBidder = (q: string) =>
  or(
    sql`${paddles.no}::text = ${q}`,
    sql`${paddles._user} = any (array(select ${users._id} from ${users} where ${matchesCompanyName(q)}))`,
  );

export const serveConsolePaddles = (app: FastifyInstance, { db }: AuctionServices) =>
  serve(app, contract.console.paddles, {
    list: async ({ params, query: { q, ...query } }) => {
      const program = await findAnyProgram(db, params.id);
      const { paddles: rows, ...page } = await listRecords(db, paddles, {
        query,
        many: 'paddles',
        where: and(eq(paddles._program, program._id), q ? matchesBidder(q) : undefined),
      });
      return { paddles: await toConsolePaddles(db, rows), ...page, serverTime: now() };
    },

    update: ({ params, body: { version, status, reason, creditLimit }, ...caller }) =>
      db.transaction(async (tx) => {
        const before = await requireRow(tx, paddles, eq(paddles._id, params.id), 'update');
        if (before.version !== version) throwStale(before, before);
        if (status === 'REJECTED' && !reason) throwFieldError('reason', 'required');
        const decided = status && { status, decidedAt: now(), decidedBy: caller.user.sub, reason: reason ?? null };
        const limit = creditLimit === undefined ? {} : { creditLimit };
        const set = { ...decided, ...limit, updatedAt: now(), version: version + 1 };
        const after = await updateRow(tx, paddles, before._id, set);
        await writeAudit(tx, caller, { action: 'UPDATE', resource: 'paddles', target: after._id, before, after });
        const [paddle] = await toConsolePaddles(tx, [after]);
        return { paddle: paddle ?? throwApiError('not_found'), serverTime: now() };
      }),
  });
