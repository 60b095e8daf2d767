import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { matchesCompanyName, users } from '../../members/index';
import { writeAudit } from '../../platform/audit/write-audit';
import { throwApiError } from '../../platform/http/errors';
import { listRecords } from '../../platform/http/list-records';
import { serve } from '../../platform/http/serve';
import { findAnyFair } from '../fairs/queries';
import type { MatchingServices } from '../services';
import { getBoard } from './board';
import { bookOnBehalf } from './book-on-behalf';
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
  const findMatching = async (fair: string, id: string) => {
    const [row] = await db
      .select()
      .from(matchings)
      .where(and(eq(matchings._id, id), eq(matchings._fair, fair)));
    return row ?? throwApiError('not_found');
  };

  const toAnswer = async (row: MatchingRow) => {
    const [matching] = await toConsoleMatchings(db, [row]);
    return { matching: matching ?? throwApiError('internal') };
  };

  const refreshRequestsOfParties = (rows: MatchingRow[]) =>
    refreshRequestsOfUsers(
      db,
      notifier,
      rows.flatMap(({ seller, buyer }) => [seller, buyer]),
    );

  serve(app, contract.console.matchings, {
    list: async ({ params, query: { q, day, ...query } }) => {
      const fair = await findAnyFair(db, params.id);
      await expireDueRequests(db, notifier);
      const page = await listRecords(db, matchings, {
        query,
        many: 'matchings',
        where: and(eq(matchings._fair, fair._id), q ? matchesCompany(q) : undefined, day ? isOnDay(day) : undefined),
        order: [desc(matchings.updatedAt), desc(matchings._id)],
        show: (row) => row,
      });
      return { ...page, matchings: await toConsoleMatchings(db, page.matchings) };
    },

    get: async ({ params }) => toAnswer(await findMatching(params.id, params.matchingId)),

    update: async ({ params, body, ...caller }) => {
      await findMatching(params.id, params.matchingId);
      const row = await db.transaction((tx) =>
        updateByOrganiser(tx, notifier, { fair: params.id, caller, change: { ...body, _id: params.matchingId } }),
      );
      await refreshRequestsOfParties([row]);
      return toAnswer(row);
    },

    updateAll: async ({ params, body: { matchings: changes, reason, notify }, ...caller }) => {
      // Rows are locked in the order of their ids, which avoids deadlocks.
      const ordered: OrganiserChange[] = changes
        .map((change) => ({ ...change, reason, notify }))
        .toSorted((a, b) => (a._id < b._id ? -1 : 1));
      const rows = await db.transaction(async (tx) => {
        const changed: MatchingRow[] = [];
        for (const change of ordered)
          changed.push(await updateByOrganiser(tx, notifier, { fair: params.id, caller, change }));
        return changed;
      });
      await refreshRequestsOfParties(rows);
      return { matchings: await toConsoleMatchings(db, rows) };
    },

    book: async ({ params, body, ...caller }) => {
      const row = await db.transaction(async (tx) => {
        const booked = await bookOnBehalf(tx, notifier, { fair: params.id, by: caller.user.sub, ...body });
        await writeAudit(tx, caller, {
          action: 'CREATE',
          resource,
          target: booked._id,
          after: booked,
          reason: body.reason,
        });
        return booked;
      });
      await refreshRequestsOfParties([row]);
      return toAnswer(row);
    },

    board: async ({ params }) => getBoard(db, await findAnyFair(db, params.id)),
  });
};
