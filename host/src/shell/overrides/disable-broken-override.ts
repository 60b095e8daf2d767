import type { RemoteName } from 'shared/remotes';
import { isOverriddenHere } from './current-override';

/**
 * Called when a build of a remote failed to load. If it is an overridden one and the host still answers, reloads with the
 * stable release of that remote. The code for it loads only in tabs with an override.
 */
export const disableBrokenOverride = async (name: RemoteName) => {
  if (!isOverriddenHere(name)) return;
  const { reloadWithout } = await import(/* webpackChunkName: "overrides" */ './stored-override');
  await reloadWithout(name);
};
