import { asc, desc, eq, sum } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contract } from 'shared/contract';
import { writeAudit } from '../../platform/audit/write';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import { answerList } from '../../platform/http/list';
import { serve } from '../../platform/http/serve';
import { findAnyProgram } from '../programs/find';
import { lotState } from '../works/clock';
import { findAnyWork, lockWork } from '../works/find';
import { publishLot } from '../works/stream';
import { works } from '../works/table';
import { recompute, setVoid } from './recompute';
import { consoleBids } from './show';
import { type BidRow, bids } from './table';

const find = async (db: Database, id: string): Promise<BidRow> => {
  const [row] = await db.select().from(bids).where(eq(bids._id, id));
  return row ?? fail('not_found');
};

const detail = async (db: Database, row: BidRow) => {
  const [bid] = await consoleBids(db, [row]);
  return { bid: bid ?? fail('not_found'), serverTime: now() };
};

export const serveConsoleBids = (app: FastifyInstance, db: Database) =>
  serve(app, contract.console.bids, {
    list: async ({ params, query }) => {
      const work = await findAnyWork(db, params.work);
      const { bids: rows, ...page } = await answerList(db, bids, {
        query,
        many: 'bids',
        where: eq(bids._work, work._id),
        order: [desc(bids.seq)],
        show: (row) => row,
      });
      const state = lotState(work, await findAnyProgram(db, work._program));
      return { bids: await consoleBids(db, rows), ...page, work: state, serverTime: now() };
    },

    all: async ({ query: { q: _, ...query } }) => {
      const { page, limit, sort, ...filters } = query;
      if (Object.values(filters).some((value) => value !== undefined)) {
        const { bids: found, ...rest } = await answerList(db, bids, { query, many: 'bids', show: (row) => row });
        return { bids: await consoleBids(db, found), ...rest, serverTime: now() };
      }
      const order =
        sort === 'createdAt' ? [asc(bids.createdAt), asc(bids._id)] : [desc(bids.createdAt), desc(bids._id)];
      const rows = await db
        .select()
        .from(bids)
        .orderBy(...order)
        .limit(limit)
        .offset((page - 1) * limit);
      // To count a million rows takes longer than to read a page of them; each lot knows how many it has.
      const [all] = await db.select({ total: sum(works.seq) }).from(works);
      return { bids: await consoleBids(db, rows), total: Number(all?.total ?? 0), page, limit, serverTime: now() };
    },

    get: async ({ params }) => detail(db, await find(db, params.id)),

    update: ({ params, body: { reason }, ...caller }) =>
      db.transaction(async (tx) => {
        const work = await lockWork(tx, (await find(tx, params.id))._work);
        const before = await find(tx, params.id);
        if (before.status === 'VOID' || !['SCHEDULED', 'OPEN'].includes(work.status)) fail('wrong_state');
        await setVoid(tx, [before._id], { reason, by: caller.user.sub });
        const program = await findAnyProgram(tx, work._program);
        // What waits for the opening has made no price yet.
        const after = work.status === 'OPEN' ? await recompute(tx, work, program) : work;
        const row = await find(tx, before._id);
        await writeAudit(tx, caller, {
          action: 'UPDATE',
          resource: 'bids',
          target: row._id,
          before,
          after: row,
          reason,
        });
        await writeAudit(tx, caller, {
          action: 'UPDATE',
          resource: 'works',
          target: work._id,
          before: work,
          after,
          reason,
        });
        await tx.update(works).set({ updatedAt: now() }).where(eq(works._id, work._id));
        await publishLot(tx, work._id);
        return { ...(await detail(tx, row)), work: lotState(after, program) };
      }),
  });
