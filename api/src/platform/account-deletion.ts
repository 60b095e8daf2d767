import type { Database } from './database/connect';
import type { Caller } from './http/serve';

/** Why the open items of a user are closed. */
export type AccountDeletionReason = 'WITHDRAWN' | 'BLOCKED' | 'DELETED' | 'REVOKED_BUYER' | 'REVOKED_SELLER';

/** What a domain does when a user leaves or loses a right. */
export interface AccountDeletionStep {
  /** Key of this step's number in `open` of the error `still_open`. */
  name: string;
  /** How many items a user must finish or cancel before they may withdraw. */
  countOpen?: (tx: Database, user: string) => Promise<number>;
  /** Closes the open items, in the transaction that removes the user or the right (M16). */
  run?: (tx: Database, user: string, why: AccountDeletionReason, caller: Caller) => Promise<void>;
}
