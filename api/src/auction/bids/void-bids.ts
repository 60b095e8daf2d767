import { eq, inArray, or } from 'drizzle-orm';
import { writeAudit } from '../../platform/audit/write-audit';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { requireRow, updateRow } from '../../platform/database/rows';
import { throwStale } from '../../platform/http/crud-handlers';
import { throwApiError } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/serve';
import { findAnyProgram } from '../programs/queries';
import { lockWork } from '../works/queries';
import { toLotState } from '../works/status';
import { publishLot, publishOwnBid } from '../works/stream';
import { works } from '../works/table';
import { recomputeLot } from './recompute-lot';
import { bids, countChange } from './table';

export const findBid = (db: Database, id: string) => requireRow(db, bids, eq(bids._id, id));

/** Voids bids and their raises. `by` is null for the system. The caller recomputes the lot. */
export const voidBids = async (tx: Database, ids: string[], { reason, by }: { reason: string; by: string | null }) => {
  const voided = { reason, by, at: now() };
  await tx
    .update(bids)
    .set({ status: 'VOID', voided, ...countChange() })
    .where(or(inArray(bids._id, ids), inArray(bids._raises, ids)));
};

interface VoidRequest {
  reason: string;
  /** Of the bid, as the administrator saw it. */
  version: number;
  caller: Caller;
}

/**
 * An administrator voids a bid (B8), for good: the lot is recomputed, audited and published. Throws `stale` when the bid
 * has changed since it was read, `wrong_state` when it is void already or its lot is closed.
 */
export const voidBid = async (tx: Database, id: string, { reason, version, caller }: VoidRequest) => {
  const work = await lockWork(tx, (await findBid(tx, id))._work);
  const before = await findBid(tx, id);
  if (before.status === 'VOID' || !['SCHEDULED', 'OPEN'].includes(work.status)) throwApiError('wrong_state');
  if (before.version !== version) throwStale(before, before);
  await voidBids(tx, [before._id], { reason, by: caller.user?.sub ?? null });
  const program = await findAnyProgram(tx, work._program);
  // Absentee bids have no price before the opening.
  const after = work.status === 'OPEN' ? await recomputeLot(tx, work, program) : work;
  const row = await findBid(tx, before._id);
  const audit = { action: 'UPDATE' as const, reason };
  await writeAudit(tx, caller, { ...audit, resource: 'bids', target: row._id, before, after: row });
  await writeAudit(tx, caller, { ...audit, resource: 'works', target: work._id, before: work, after });
  await updateRow(tx, works, work._id, { updatedAt: now() });
  await publishLot(tx, work._id);
  await publishOwnBid(tx, work._id, row._user);
  return { row, work: toLotState(after, program) };
};
