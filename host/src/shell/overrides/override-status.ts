import type { RemoteName } from 'shared/remotes';

/**
 * Why a requested build does not run. `malformed`: the parameters cannot be parsed or name something twice; `noPermit`: there is
 * no valid permission; `notCovered`: the permission is for other builds; `unchecked`: the permission could not be checked;
 * `unlisted`: the build is on an origin that this host does not load from; `broken`: its files failed to load in this tab.
 */
export type RefusalReason =
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

/** Builds that the address requested in place of the stable releases, and the result. */
export interface OverrideStatus {
  /** Query that is stored to keep the override in this tab; null when no part of it was accepted. */
  query: string | null;
  /** Build of the host. */
  host: string;
  /** Running remotes; `channel` is null for a build that was requested by version. */
  remotes: { name: RemoteName; version: string; channel: string | null; overridden: boolean }[];
  /** `part` is empty when the whole request was refused. */
  refused: { part: string; reason: RefusalReason }[];
  /** The permission in use; null when none is required or valid. */
  permit: { token: string; expiresAt: string } | null;
}

/** True when the remote runs another build than the stable one. */
export const isOverridden = (status: OverrideStatus | null, name: RemoteName) =>
  status?.remotes.some((remote) => remote.name === name && remote.overridden) ?? false;
