import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { now } from '../../platform/http/columns';
import { fail } from '../../platform/http/errors';
import type { ProgramRow } from '../programs/table';
import { ladderOf } from '../works/clock';
import { type WorkRow, works } from '../works/table';
import { replay } from './replay';
import { bids } from './table';

/** What remains on a lot, raises of void bids aside. */
const remaining = async (tx: Database, work: string) => {
  const rows = await tx
    .select()
    .from(bids)
    .where(and(eq(bids._work, work), ne(bids.status, 'VOID')))
    .orderBy(asc(bids.seq));
  const known = new Set(rows.map(({ _id }) => _id));
  return rows.filter(({ _raises }) => _raises === null || known.has(_raises));
};

/** Price and leader of a locked lot, from its bids alone; also what opens a lot with bids from before. */
export const recompute = async (tx: Database, work: WorkRow, program: ProgramRow): Promise<WorkRow> => {
  const rows = await remaining(tx, work._id);
  const { standing, leading, lines } = replay(ladderOf(work, program), rows);
  // One leads at any time, so the old one steps down first.
  await tx
    .update(bids)
    .set({ status: 'OUTBID' })
    .where(and(eq(bids._work, work._id), eq(bids.status, 'LEADING')));
  for (const { _id, price, max, status } of lines) {
    const before = rows.find((row) => row._id === _id);
    const kept = before?.status === 'LEADING' ? 'OUTBID' : before?.status;
    if (before?.price === price && before.max === max && kept === status) continue;
    await tx.update(bids).set({ price, max, status, updatedAt: now() }).where(eq(bids._id, _id));
  }
  const [after] = await tx
    .update(works)
    .set({
      status: 'OPEN',
      currentPrice: standing?.price ?? null,
      leader: standing?.leader ?? null,
      leaderMax: standing?.max ?? null,
      leaderAlias: rows.find(({ _id }) => _id === leading)?.alias ?? null,
      bidCount: lines.length,
    })
    .where(eq(works._id, work._id))
    .returning();
  return after ?? fail('not_found');
};

/** Declares bids, and the raises of them, void. */
export const setVoid = async (
  tx: Database,
  ids: string[],
  { reason, by }: { reason: string; by: string | null },
): Promise<void> => {
  if (ids.length === 0) return;
  const voided = { reason, by, at: now() };
  const either = sql`${inArray(bids._id, ids)} or ${inArray(bids._raises, ids)}`;
  await tx
    .update(bids)
    .set({ status: 'VOID', voided, updatedAt: now(), version: sql`${bids.version} + 1` })
    .where(either);
};
