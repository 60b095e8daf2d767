import type { Database } from '../../platform/database/connect';
import { fail } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/serve';

/** Why a user may not go on with what they began. */
export type LeavingReason = 'WITHDRAWN' | 'BLOCKED' | 'DELETED' | 'REVOKED_BUYER' | 'REVOKED_SELLER';

/** What a part of the product has to say when a user goes. */
export interface Leaving {
  /** Under this name `open` of the refusal counts what is open. */
  name: string;
  /** How much of the user's must be finished or cancelled before they may leave by themselves. */
  check?: (tx: Database, user: string) => Promise<number>;
  /** Ends what is left of the user's, in the transaction in which they go (M16). */
  effect?: (tx: Database, user: string, why: LeavingReason, caller: Caller) => Promise<void>;
}

export const refuseWhileOpen = async (tx: Database, leaving: readonly Leaving[], user: string) => {
  const open: Record<string, number> = {};
  for (const { name, check } of leaving) {
    const count = (await check?.(tx, user)) ?? 0;
    if (count > 0) open[name] = count;
  }
  if (Object.keys(open).length > 0) fail('still_open', { answer: { open } });
};

export const endWhatIsOpen = async (
  tx: Database,
  leaving: readonly Leaving[],
  { user, why, caller }: { user: string; why: LeavingReason; caller: Caller },
) => {
  for (const { effect } of leaving) await effect?.(tx, user, why, caller);
};
