import { and, desc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { isNamed } from '../../members/users/names';
import { users } from '../../members/users/table';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { findAnyFair } from '../fairs/find';
import { bookFor } from './behalf';
import { boardOf } from './board';
import { isOnDay } from './day';
import { type Directed, direct } from './direct';
import { settleDue, settlePeople } from './settle';
import { asOrganiser } from './show';
import { type MatchingRow, matchings } from './table';
import type { Told } from './told';

const resource = 'matchings';

interface Options {
  db: Database;
  told: Told;
}

/** Of a company that is called so; each side is found along its own index. */
const named = (q: string) => {
  const found = sql`any (array(select ${users._id} from ${users} where ${isNamed(q)}))`;
  return sql`${matchings._id} in (select m._id from ${matchings} m where m.seller = ${found}
    union all select m._id from ${matchings} m where m.buyer = ${found})`;
};

export const serveConsoleMatchings = (app: FastifyInstance, { db, told }: Options) => {
  const find = async (fair: string, id: string) => {
    const [row] = await db
      .select()
      .from(matchings)
      .where(and(eq(matchings._id, id), eq(matchings._fair, fair)));
    return row ?? fail('not_found');
  };

  const shown = async (row: MatchingRow) => {
    const [matching] = await asOrganiser(db, [row]);
    return { matching: matching ?? fail('internal') };
  };

  const settleAround = (rows: MatchingRow[]) =>
    settlePeople(
      db,
      told,
      rows.flatMap(({ seller, buyer }) => [seller, buyer]),
    );

  serve(app, contract.console.matchings, {
    list: async ({ params, query: { q, day, ...query } }) => {
      const fair = await findAnyFair(db, params.id);
      await settleDue(db, told);
      const page = await answerList(db, matchings, {
        query,
        many: 'matchings',
        where: and(eq(matchings._fair, fair._id), q ? named(q) : undefined, day ? isOnDay(day) : undefined),
        order: [desc(matchings.updatedAt), desc(matchings._id)],
        show: (row) => row,
      });
      return { ...page, matchings: await asOrganiser(db, page.matchings) };
    },

    get: async ({ params }) => shown(await find(params.id, params.matchingId)),

    update: async ({ params, body, ...caller }) => {
      await find(params.id, params.matchingId);
      const row = await db.transaction((tx) =>
        direct(tx, told, { fair: params.id, caller, change: { ...body, _id: params.matchingId } }),
      );
      await settleAround([row]);
      return shown(row);
    },

    updateAll: async ({ params, body: { matchings: changes, reason, notify }, ...caller }) => {
      // In the order of their ids, like everybody who locks several.
      const ordered: Directed[] = changes
        .map((change) => ({ ...change, reason, notify }))
        .toSorted((a, b) => (a._id < b._id ? -1 : 1));
      const rows = await db.transaction(async (tx) => {
        const changed: MatchingRow[] = [];
        for (const change of ordered) changed.push(await direct(tx, told, { fair: params.id, caller, change }));
        return changed;
      });
      await settleAround(rows);
      return { matchings: await asOrganiser(db, rows) };
    },

    book: async ({ params, body, ...caller }) => {
      const row = await db.transaction(async (tx) => {
        const booked = await bookFor(tx, told, { fair: params.id, by: caller.user.sub, ...body });
        await writeAudit(tx, caller, {
          action: 'CREATE',
          resource,
          target: booked._id,
          after: booked,
          reason: body.reason,
        });
        return booked;
      });
      await settleAround([row]);
      return shown(row);
    },

    board: async ({ params }) => boardOf(db, await findAnyFair(db, params.id)),
  });
};
