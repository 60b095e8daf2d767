import { manifest } from '../../manifest';
import type { ReleaseAction } from './change-release';
import type { ChannelRelease } from './release-facts';
import type { Build, RunningCanary } from './use-releases';

/** What is done by the card of a release; a canary has its own panel. */
export type ListedAction = Exclude<ReleaseAction, 'promoteCanary' | 'cancel'>;

export interface Place {
  channel: string;
  release: ChannelRelease;
  /** What ran there before. */
  former: Build | undefined;
  /** What everybody gets of the remote. */
  stable: ChannelRelease | undefined;
  /** What a share of everybody gets, of whichever remote. */
  canary: RunningCanary | null;
}

/** What can be done with a release. What a canary is compared with stays until that has ended. A console that is switched off for everybody could not be switched on here. */
export const listActions = ({ channel, release, former, stable, canary }: Place): ListedAction[] => {
  const { name, version, pinned, disabled } = release;
  const isOwnPage = channel === 'stable' && name === manifest.name;
  const isHeld = canary?.name === name;
  const isPromotable = !isHeld && !disabled && !stable?.pinned && stable?.version !== version;
  const isFree = !isHeld || channel !== 'stable';
  return [
    ...(isFree && former && !pinned ? (['rollback'] as const) : []),
    ...(isPromotable ? (['promote'] as const) : []),
    ...(isPromotable && stable && !stable.disabled && !canary ? (['share'] as const) : []),
    ...(pinned ? (['unpin'] as const) : isFree ? (['pin'] as const) : []),
    ...(disabled ? (['enable'] as const) : isOwnPage ? [] : (['disable'] as const)),
  ];
};
