import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { updateRow } from '../../platform/database/rows';
import type { ProgramRow } from '../programs/table';
import { getLadderRules } from '../works/status';
import { type WorkRow, works } from '../works/table';
import { replayBids } from './replay-bids';
import { bids, countChange } from './table';

/** Bids of a lot in order, without void bids and their raises. */
const findValidBids = async (tx: Database, work: string) => {
  const rows = await tx
    .select()
    .from(bids)
    .where(and(eq(bids._work, work), ne(bids.status, 'VOID')))
    .orderBy(asc(bids.seq));
  const ids = new Set(rows.map(({ _id }) => _id));
  return rows.filter(({ _raises }) => _raises === null || ids.has(_raises));
};

/** Recomputes price, leader and bid statuses of a locked lot from its bids, and opens it. */
export const recomputeLot = async (tx: Database, work: WorkRow, program: ProgramRow): Promise<WorkRow> => {
  const rows = await findValidBids(tx, work._id);
  const { state, leading, results: lines } = replayBids(getLadderRules(work, program), rows);
  // A unique index allows one leading bid, so the old one is reset first.
  await tx
    .update(bids)
    .set({ status: 'OUTBID' })
    .where(and(eq(bids._work, work._id), eq(bids.status, 'LEADING')));
  for (const { _id, price, max, status } of lines) {
    const before = rows.find((row) => row._id === _id);
    const previousStatus = before?.status === 'LEADING' ? 'OUTBID' : before?.status;
    if (before?.price === price && before.max === max && previousStatus === status) continue;
    await updateRow(tx, bids, _id, { price, max, status, ...countChange() });
  }
  return updateRow(tx, works, work._id, {
    status: 'OPEN',
    currentPrice: state?.price ?? null,
    leader: state?.leader ?? null,
    leaderMax: state?.maxBid ?? null,
    leaderAlias: rows.find(({ _id }) => _id === leading)?.alias ?? null,
    bidCount: lines.length,
  });
};
