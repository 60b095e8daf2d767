import { eq, inArray, sql } from 'drizzle-orm';
import { writeAudit } from '../../platform/audit/write-audit';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/serve';
import { findAnyProgram } from '../programs/queries';
import { lockWork } from '../works/queries';
import { toLotState } from '../works/status';
import { publishLot } from '../works/stream';
import { works } from '../works/table';
import { recomputeLot } from './recompute-lot';
import { type BidRow, bids } from './table';

export const findBid = async (db: Database, id: string): Promise<BidRow> => {
  const [row] = await db.select().from(bids).where(eq(bids._id, id));
  return row ?? throwApiError('not_found');
};

/** Voids bids and their raises. `by` is null for the system. The caller recomputes the lot. */
export const voidBids = async (
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

/**
 * An administrator voids a bid (B8): the lot is recomputed, audited and published. Throws `wrong_state` when the bid is
 * void already or its lot is closed.
 */
export const voidBid = async (tx: Database, id: string, { reason, caller }: { reason: string; caller: Caller }) => {
  const work = await lockWork(tx, (await findBid(tx, id))._work);
  const before = await findBid(tx, id);
  if (before.status === 'VOID' || !['SCHEDULED', 'OPEN'].includes(work.status)) throwApiError('wrong_state');
  await voidBids(tx, [before._id], { reason, by: caller.user?.sub ?? null });
  const program = await findAnyProgram(tx, work._program);
  // Absentee bids have no price before the opening.
  const after = work.status === 'OPEN' ? await recomputeLot(tx, work, program) : work;
  const row = await findBid(tx, before._id);
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
  return { row, work: toLotState(after, program) };
};
