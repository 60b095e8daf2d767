import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type ConsoleMatching, contract } from 'shared/contract';
import { matchesCompanyName, users } from '../../members/index';
import { writeAudit } from '../../platform/audit/write-audit';
import { requireRow } from '../../platform/database/rows';
import { buildCondition, listRecords } from '../../platform/http/list-records';
import { type Caller, serve } from '../../platform/http/serve';
import { findAnyFair } from '../fairs/queries';
import type { MatchingServices } from '../services';
import { isWaitingFor } from './availability';
import { getBoard } from './board';
import { bookOnBehalf } from './book-on-behalf';
import { listParties } from './parties';
import { isOnDay } from './queries';
import { expireDueRequests, refreshRequestsOfUsers } from './refresh-requests';
import { toConsoleMatchings } from './serialise';
import { type MatchingRow, matchings } from './table';
import { type OrganiserChange, updateByOrganiser } from './update-by-organiser';

const resource = 'matchings';

/** Condition: one party matches the name. A union, so that each side uses its own index. */
const matchesCompany = (q: string) => {
  const found = sql`any (array(select ${users._id} from ${users} where ${matchesCompanyName(q)}))`;
  return sql`${matchings._id} in (select m._id from ${matchings} m where m.seller = ${found}
    union all select m._id from ${matchings} m where m.buyer = ${found})`;
};

export const serveConsoleMatchings = (app: FastifyInstance, { db, notifier }: MatchingServices) => {
  const toAnswer = async (row: MatchingRow) => {
    const [matching] = (await toConsoleMatchings(db, [row])) as [ConsoleMatching];
    return { matching };
  };

  const refreshRequestsOfParties = (rows: MatchingRow[]) => refreshRequestsOfUsers(db, notifier, listParties(rows));

  /** Applies all changes or none. */
  const updateAll = async (fair: string, changes: OrganiserChange[], caller: Caller) => {
    const rows = await db.transaction(async (tx) => {
      const changed: MatchingRow[] = [];
      // Rows are locked in the order of their ids, which avoids deadlocks.
      for (const change of changes.toSorted((a, b) => (a._id < b._id ? -1 : 1)))
        changed.push(await updateByOrganiser(tx, notifier, { fair, caller, change }));
      return changed;
    });
    await refreshRequestsOfParties(rows);
    return toConsoleMatchings(db, rows);
  };

  serve(app, contract.console.matchings, {
    list: async ({ params, query: { q, day, waiting, ...query } }) => {
      const fair = await findAnyFair(db, params.id);
      await expireDueRequests(db, notifier);
      const where = and(
        eq(matchings._fair, fair._id),
        q ? matchesCompany(q) : undefined,
        day ? isOnDay(day) : undefined,
        waiting ? isWaitingFor(waiting) : undefined,
      );
      const page = await listRecords(db, matchings, {
        query,
        many: 'matchings',
        where,
        order: [desc(matchings.updatedAt), desc(matchings._id)],
      });
      const { status: _, ...others } = query;
      const counted = await db
        .select({ status: matchings.status, count: count() })
        .from(matchings)
        .where(and(where, buildCondition(matchings, others)))
        .groupBy(matchings.status);
      const counts = Object.fromEntries(counted.map((row) => [row.status, row.count]));
      return { ...page, counts, matchings: await toConsoleMatchings(db, page.matchings) };
    },

    get: async ({ params: { id, matchingId } }) =>
      toAnswer(await requireRow(db, matchings, and(eq(matchings._id, matchingId), eq(matchings._fair, id)))),

    update: async ({ params, body, ...caller }) => {
      const change = { ...body, _id: params.matchingId };
      const [matching] = (await updateAll(params.id, [change], caller)) as [ConsoleMatching];
      return { matching };
    },

    updateAll: async ({ params, body: { matchings: changes, reason, notify }, ...caller }) => {
      const withReason = changes.map((change) => ({ ...change, reason, notify }));
      return { matchings: await updateAll(params.id, withReason, caller) };
    },

    book: async ({ params, body, ...caller }) => {
      const row = await db.transaction(async (tx) => {
        const booked = await bookOnBehalf(tx, notifier, { fair: params.id, by: caller.user.sub, ...body });
        const { reason } = body;
        await writeAudit(tx, caller, { action: 'CREATE', resource, target: booked._id, after: booked, reason });
        return booked;
      });
      await refreshRequestsOfParties([row]);
      return toAnswer(row);
    },

    board: async ({ params }) => getBoard(db, await findAnyFair(db, params.id)),
  });
};
