import type { AccountDeletionReason, AccountDeletionStep } from '../../platform/account-deletion';
import type { Database } from '../../platform/database/connect';
import { throwApiError } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/serve';

/** Throws `still_open` with the number of open items by step, if there are any. */
export const assertNothingOpen = async (tx: Database, steps: readonly AccountDeletionStep[], user: string) => {
  const open: Record<string, number> = {};
  for (const { name, countOpen } of steps) {
    const count = (await countOpen?.(tx, user)) ?? 0;
    if (count > 0) open[name] = count;
  }
  if (Object.keys(open).length > 0) throwApiError('still_open', { body: { open } });
};

export const runAccountDeletion = async (
  tx: Database,
  steps: readonly AccountDeletionStep[],
  { user, why, caller }: { user: string; why: AccountDeletionReason; caller: Caller },
) => {
  for (const { run } of steps) await run?.(tx, user, why, caller);
};
