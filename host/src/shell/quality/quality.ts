import type { RemoteName } from 'shared/remotes';

/**
 * Why something that was asked for is not what runs. `malformed`: no names, or the same twice; `noPermit`: nothing or
 * nothing of ours was shown; `notCovered`: the permission names other builds; `unchecked`: nobody could say whether it
 * holds; `unlisted`: its files lie where this host loads nothing from; `broken`: its code did not come in this tab.
 */
export type Reason =
  | 'malformed'
  | 'noPermit'
  | 'expired'
  | 'revoked'
  | 'unchecked'
  | 'notCovered'
  | 'unknown'
  | 'mismatched'
  | 'unlisted'
  | 'broken';

/** What the address asked for instead of what everybody gets, and what became of it. */
export interface Quality {
  /** Keeps the override in this tab; null where nothing of it is in force. */
  address: string | null;
  /** Build of the host. */
  host: string;
  /** `channel` is null for a build that was named by its version. */
  remotes: { name: RemoteName; version: string; channel: string | null; overridden: boolean }[];
  /** `part` is empty where the whole was refused. */
  refused: { part: string; reason: Reason }[];
  /** The permission and its end; null where none is needed or holds. */
  permit: { token: string; expiresAt: string } | null;
}
