import {
  findBuild,
  findCanary,
  findRelease,
  getDeployment,
  getShare,
  hostContract,
  type Registry,
  type Release,
  satisfies,
} from 'shared/remotes';

/** Only its readers come without naming a channel. */
export const canaryChannel = 'stable';

/** A canary as this host can give it to readers. */
export interface ActiveCanary {
  id: string;
  release: Release;
  /** The version that the other readers get. */
  baseline: string;
  /** Of the readers (per cent), now. */
  share: number;
  startedAt: string;
}

/** The canary of the registry at a time (ms); null if there is none, its build is not there, or its remote is disabled. */
export const findActiveCanary = (registry: Registry, now: number): ActiveCanary | null => {
  const canary = findCanary(registry, canaryChannel);
  if (!canary) return null;
  const { id, name, version, startedAt } = canary;
  const release = findBuild(registry, name, version);
  const running = findRelease(registry, canaryChannel, name);
  if (!release || !running || getDeployment(registry, canaryChannel, name).disabled) return null;
  if (!satisfies(hostContract, release.manifest.contract)) return null;
  return { id, release, baseline: running.version, share: getShare(canary, now), startedAt };
};
