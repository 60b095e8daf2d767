import type { RemoteName } from 'shared/remotes';
import { isOverridden, type OverrideStatus } from './override-status';

let current: OverrideStatus | null = null;

export const getCurrentOverride = () => current;

export const setCurrentOverride = (override: OverrideStatus | null) => {
  current = override;
};

/** True when this tab runs another build of the remote than the stable one. */
export const isOverriddenHere = (name: RemoteName) => isOverridden(current, name);
