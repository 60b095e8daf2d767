import type { deploymentActions } from 'shared/contract';
import { type Actor, writeAudit } from '../audit/write-audit';
import type { Database } from '../database/connect';
import type { Caller } from '../http/serve';

const auditActionOf = (action: (typeof deploymentActions)[number]) => {
  if (action === 'remove') return 'DELETE';
  return ['deploy', 'promote', 'rollback', 'share', 'promoteCanary', 'complete'].includes(action) ? 'UPDATE' : 'STATUS';
};

interface Done {
  action: (typeof deploymentActions)[number];
  changes: readonly { remote: string; channel: string; before: string | null; after: string | null }[];
  shares?: number[] | undefined;
  forced: boolean;
  why: string | null;
}

/** Writes an entry for each remote. Without an actor it was the caller. */
export const writeDeployment = (
  db: Database,
  caller: Caller,
  { action, changes, shares, forced, why }: Done,
  actor?: Actor,
) =>
  db.transaction(async (tx) => {
    for (const { remote, channel, before, after } of changes)
      await writeAudit(tx, caller, {
        ...(actor && { actor }),
        action: auditActionOf(action),
        resource: 'releases',
        target: remote,
        before: { release: before },
        after: { action, channel, release: after, ...(shares && { shares }), ...(forced && { forced }) },
        ...(why && { reason: why }),
      });
  });
