import { now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { updateRow } from '../../platform/database/rows';
import { publishStatus } from './notifications';
import { type ParticipationRow, participations } from './table';

/** Cancels a participation that the caller has locked; returns the changed columns. `by` is null for jobs. */
export const cancelParticipation = async (tx: Database, before: ParticipationRow, by: string | null) => {
  const set = { status: 'CANCELLED' as const, decidedAt: now(), decidedBy: by, updatedAt: now() };
  await updateRow(tx, participations, before._id, { ...set, version: before.version + 1 });
  await publishStatus(tx, before, 'CANCELLED');
  return set;
};
