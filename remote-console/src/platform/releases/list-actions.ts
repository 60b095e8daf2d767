import { manifest } from '../../manifest';
import type { ReleaseAction } from './change-release';
import type { ChannelRelease } from './release-facts';
import type { Build } from './use-releases';

interface Place {
  channel: string;
  release: ChannelRelease;
  former: Build | undefined;
}

/** What can be done with a release. A console that is switched off for everybody could not be switched on here. */
export const listActions = ({ channel, release: { name, pinned, disabled }, former }: Place): ReleaseAction[] => {
  const isOwnPage = channel === 'stable' && name === manifest.name;
  return [
    ...(former && !pinned ? (['rollback'] as const) : []),
    ...(channel !== 'stable' && !disabled ? (['promote'] as const) : []),
    pinned ? 'unpin' : 'pin',
    ...(disabled ? (['enable'] as const) : isOwnPage ? [] : (['disable'] as const)),
  ];
};
