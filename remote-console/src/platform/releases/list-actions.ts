import { manifest } from '../../manifest';
import type { ReleaseAction } from './change-release';
import type { ChannelRelease } from './release-facts';
import type { Build } from './use-releases';

export interface Place {
  channel: string;
  release: ChannelRelease;
  /** What ran there before. */
  former: Build | undefined;
  /** What everybody gets of the remote. */
  stable: ChannelRelease | undefined;
}

/** What can be done with a release. A console that is switched off for everybody could not be switched on here. */
export const listActions = ({ channel, release, former, stable }: Place): ReleaseAction[] => {
  const { name, version, pinned, disabled } = release;
  const isOwnPage = channel === 'stable' && name === manifest.name;
  const isPromotable = !disabled && !stable?.pinned && stable?.version !== version;
  return [
    ...(former && !pinned ? (['rollback'] as const) : []),
    ...(isPromotable ? (['promote'] as const) : []),
    pinned ? 'unpin' : 'pin',
    ...(disabled ? (['enable'] as const) : isOwnPage ? [] : (['disable'] as const)),
  ];
};
