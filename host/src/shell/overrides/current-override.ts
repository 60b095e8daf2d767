import type { RemoteName } from 'shared/remotes';
import { isOverridden, type OverrideStatus } from './override-status';

let current: OverrideStatus | null = null;

export const getCurrentOverride = () => current;

export const setCurrentOverride = (override: OverrideStatus | null) => {
  current = override;
};

/** True when this tab runs another build of the remote than the stable one. */
export const isOverriddenHere = (name: RemoteName) => isOverridden(current, name);

/**
 * Called when a build of a remote failed to load. If it is an overridden one and the host still answers, reloads with the
 * stable release of that remote. The code for it loads only in tabs with an override.
 */
export const disableBrokenOverride = async (name: RemoteName) => {
  if (!isOverriddenHere(name)) return;
  const { reloadWithout } = await import('./stored-override');
  await reloadWithout(name);
};
