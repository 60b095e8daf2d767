import { and, eq, isNull, ne } from 'drizzle-orm';
import { writeAudit } from '../../platform/audit/write-audit';
import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import { updateRecord } from '../../platform/http/records';
import type { Caller } from '../../platform/http/serve';
import { bids } from '../bids/table';
import { findAnyProgram } from '../programs/queries';
import { scheduleLots } from '../programs/schedule-lots';
import { publishLot } from './stream';
import { type WorkRow, works } from './table';
import { editableStatuses } from './validate-work';

/** Withdraws a locked lot: its bids are lost, the other lots are rescheduled. Throws `wrong_state` after its end. */
export const withdrawWork = async (
  tx: Database,
  before: WorkRow,
  { reason, caller }: { reason: string; caller: Caller },
) => {
  if (!editableStatuses.includes(before.status)) throwApiError('wrong_state');
  const withdrawal = { reason, at: now(), by: caller.user?.sub ?? '' };
  const after = await updateRecord(tx, works, before._id, { status: 'WITHDRAWN', withdrawal }, caller);
  await tx
    .update(bids)
    .set({ status: 'LOST' })
    .where(and(eq(bids._work, before._id), isNull(bids._raises), ne(bids.status, 'VOID')));
  await writeAudit(tx, caller, { action: 'UPDATE', resource: 'works', target: before._id, before, after, reason });
  await scheduleLots(tx, await findAnyProgram(tx, before._program));
  await publishLot(tx, before._id);
};
