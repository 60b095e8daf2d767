import type { deploymentActions } from 'shared/contract/deployment-actions';
import { type Actor, writeAudit } from '../audit/write-audit';
import type { Database } from '../database/connect';
import type { Caller } from '../http/serve';
import { recordedDeployments } from './table';

const auditActionOf = (action: (typeof deploymentActions)[number]) => {
  if (action === 'remove') return 'DELETE';
  return ['deploy', 'promote', 'rollback', 'share', 'promoteCanary', 'complete'].includes(action) ? 'UPDATE' : 'STATUS';
};

interface Done {
  /** What has the same id is written once. */
  id?: string | undefined;
  /** When it was done, where that was not now. */
  at?: string | undefined;
  action: (typeof deploymentActions)[number];
  changes: readonly { remote: string; channel: string; before: string | null; after: string | null }[];
  shares?: number[] | undefined;
  forced: boolean;
  why: string | null;
}

/** False if somebody else has recorded it. */
const markRecorded = async (tx: Database, id: string) => {
  const rows = await tx.insert(recordedDeployments).values({ _id: id }).onConflictDoNothing().returning();
  return rows.length > 0;
};

/** Writes an entry for each remote. Without an actor it was the caller. */
export const writeDeployment = (
  db: Database,
  caller: Caller,
  { id, at, action, changes, shares, forced, why }: Done,
  actor?: Actor,
) =>
  db.transaction(async (tx) => {
    if (id && !(await markRecorded(tx, id))) return;
    for (const { remote, channel, before, after } of changes)
      await writeAudit(tx, caller, {
        ...(actor && { actor }),
        action: auditActionOf(action),
        resource: 'releases',
        target: remote,
        before: { release: before },
        after: {
          action,
          channel,
          release: after,
          ...(shares && { shares }),
          ...(forced && { forced }),
          ...(at && { at }),
        },
        ...(why && { reason: why }),
      });
  });
