import type { RemoteFailure } from '../../federation/remote-failure';
import { isOverriddenHere } from './current-override';

/**
 * Called when a build of a remote failed to load. If it is an overridden one and the host still answers, reloads with the
 * stable release of that remote. A slow one is not broken: it is asked for again. The code for it loads only in tabs with an
 * override.
 */
export const disableBrokenOverride = async ({ remote, kind }: RemoteFailure) => {
  if (kind === 'slow' || !isOverriddenHere(remote)) return;
  const { reloadWithout } = await import(/* webpackChunkName: "overrides" */ './stored-override');
  await reloadWithout(remote);
};
