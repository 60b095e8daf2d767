import type { LoggedChange, VersionChange } from './change-log';

/** A change of one remote in one channel. */
export interface ReleaseChangeEntry extends Omit<LoggedChange, 'changes' | 'contract'>, Omit<VersionChange, 'remote'> {}

/** As it is shown to the holder of a token. */
export type ShownChange = Omit<ReleaseChangeEntry, 'id'>;

interface ChangeTarget {
  remote: string;
  channel: string;
}

/** The changes of a remote in a channel, for hosts of one major version of the host contract, the latest first. */
export const filterChanges = (
  log: readonly LoggedChange[],
  contract: string,
  { remote, channel }: ChangeTarget,
): ReleaseChangeEntry[] =>
  log
    .filter((change) => change.contract === contract)
    .flatMap(({ changes, contract: _, ...entry }) =>
      changes
        .filter((change) => change.remote === remote && change.channel === channel)
        .map(({ remote: _, ...change }) => ({ ...entry, ...change })),
    )
    .toReversed();
