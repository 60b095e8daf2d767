import { hostContract, type Registry, type RunningRelease, satisfies } from 'shared/remotes';
import { findByPath } from 'shared/rendering/match-route';
import { isOverriddenHere } from '../shell/overrides/current-override';
import { limits } from './limits';

/** Content of `/remotes.json`: version of the host and the stable releases. */
export interface RegistrySnapshot extends Pick<Registry, 'channels' | 'lines'> {
  /** Version of the host. */
  host: string;
}

/** Reads the registry; answered with 304 while it has not changed. Rejects after `limits.registryMs`. */
export const readRegistry = async (): Promise<RegistrySnapshot> => {
  const answer = await fetch('/remotes.json', { cache: 'no-cache', signal: AbortSignal.timeout(limits.registryMs) });
  if (!answer.ok) throw new Error(`/remotes.json answers ${answer.status}`);
  return (await answer.json()) as RegistrySnapshot;
};

/**
 * Finds the stable release that replaces a running one; null when it is the same, disabled or made for another host contract,
 * or when this tab overrides the remote.
 */
export const findSuccessor = ({ channels, lines }: RegistrySnapshot, { name, version, disabled }: RunningRelease) => {
  const release = channels.stable?.[name];
  if (
    !release ||
    isOverriddenHere(name) ||
    lines.stable?.[name]?.disabled ||
    !satisfies(hostContract, release.manifest.contract)
  )
    return null;
  return release.version !== version || disabled ? release : null;
};

/** Whether some stable release has a page at the path. */
export const hasPage = ({ channels }: RegistrySnapshot, pathname: string) =>
  Object.values(channels.stable ?? {}).some(({ manifest }) => findByPath(manifest.routes, pathname));
