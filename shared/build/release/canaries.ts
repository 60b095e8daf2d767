import { randomUUID } from 'node:crypto';
import {
  type Canary,
  findBuild,
  findCanary,
  getDeployment,
  type Registry,
  type Release,
  satisfies,
} from 'shared/remotes';
import { RefusedError } from '../refused-error';
import {
  assertUnpinned,
  type DeploymentTarget,
  describeCanary,
  getPublishedBuild,
  getRunningRelease,
  runRelease,
  withBuild,
} from './deployments';

/** The shares of readers that a canary gets one after the other, and how long each stays. */
export type CanaryPlan = Pick<Canary, 'shares' | 'everyMs'>;

/** A plan that begins now; the same for each attempt to change the registry. */
export type CanaryStart = Omit<Canary, 'name' | 'version'>;

export const startPlan = ({ shares, everyMs }: CanaryPlan): CanaryStart => ({
  id: randomUUID(),
  shares,
  everyMs,
  startedAt: new Date().toISOString(),
});

const units = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1000, 's'],
] as const;

const formatDuration = (ms: number) => {
  const [unitMs, unit] = units.find(([each]) => ms % each === 0) ?? [1, 'ms'];
  return `${ms / unitMs} ${unit}`;
};

/** `5 %`, or `5 %, 25 %, 100 % (every 10 min)`. */
export const formatPlan = ({ shares, everyMs }: CanaryPlan): string =>
  shares.map((share) => `${share} %`).join(', ') + (everyMs === null ? '' : ` (every ${formatDuration(everyMs)})`);

/** Only readers of stable come by themselves, without naming a channel. */
const sharedChannel = 'stable';

const withCanary = (registry: Registry, channel: string, canary: Canary): Registry => ({
  ...registry,
  canaries: { ...registry.canaries, [channel]: canary },
});

const withoutCanary = ({ canaries = {}, ...registry }: Registry, channel: string): Registry => {
  const others = Object.entries(canaries).filter(([key]) => key !== channel);
  return others.length > 0 ? { ...registry, canaries: Object.fromEntries(others) } : registry;
};

const getCanary = (registry: Registry, { channel, name }: DeploymentTarget, id?: string): Canary => {
  const canary = findCanary(registry, channel);
  if (canary?.name !== name || (id !== undefined && canary.id !== id))
    throw new RefusedError(`The channel ${channel} has no canary of ${name}.`);
  return canary;
};

/**
 * Gives a release to a share of the channel's readers, in place of what the channel runs. Throws `RefusedError` if the channel has a
 * canary already, runs nothing of the remote to compare with, or the remote is pinned, unless `force` is set.
 */
export const startCanary = (
  registry: Registry,
  target: DeploymentTarget,
  release: Release,
  start: CanaryStart,
  force?: boolean,
): Registry => {
  const { channel, name } = target;
  if (channel !== sharedChannel)
    throw new RefusedError(`Only ${sharedChannel} has readers to share out; ${channel} is for those who name it.`);
  const running = getRunningRelease(registry, target);
  const other = findCanary(registry, channel);
  if (other)
    throw new RefusedError(`${describeCanary(channel, other)} One runs at a time: promote or cancel it first.`);
  assertUnpinned(registry, target, force);
  if (getDeployment(registry, channel, name).disabled)
    throw new RefusedError(`${name} is disabled in ${channel}; enable it first.`);
  if (running.version === release.version)
    throw new RefusedError(`${channel} runs ${name} ${release.version} already.`);
  if (!satisfies(registry.hostContract, running.manifest.contract))
    throw new RefusedError(
      `${name} ${running.version} does not fit the hosts of ${channel}: there is nothing to compare.`,
    );
  return withCanary(withBuild(registry, release), channel, { ...start, name, version: release.version });
};

/**
 * Changes the shares of a running canary, or starts one with a published version. Its readers keep it where the share does not
 * fall. Throws `RefusedError`.
 */
export const shareRelease = (
  registry: Registry,
  target: DeploymentTarget,
  { version, start, force }: { version: string | undefined; start: CanaryStart; force?: boolean | undefined },
): Registry => {
  const canary = findCanary(registry, target.channel);
  if (
    canary?.name === target.name &&
    (!version || findBuild(registry, target.name, version)?.version === canary.version)
  )
    return withCanary(registry, target.channel, { ...canary, ...start, id: canary.id });
  if (!version)
    throw new RefusedError(`Name the version of ${target.name} of which a share of the readers gets the pages.`);
  return startCanary(registry, target, getPublishedBuild(registry, target.name, version), start, force);
};

/** Lets the channel run its canary for everybody. Throws `RefusedError` if it has none of the remote. */
export const promoteCanary = (
  registry: Registry,
  target: DeploymentTarget,
  { id, force }: { id?: string | undefined; force?: boolean | undefined } = {},
): Registry => {
  const { version } = getCanary(registry, target, id);
  assertUnpinned(registry, target, force);
  const release = getPublishedBuild(registry, target.name, version);
  return runRelease(withoutCanary(registry, target.channel), target, release);
};

/** Takes a canary back: everybody gets what the channel runs. Throws `RefusedError` if it has none of the remote. */
export const cancelCanary = (registry: Registry, target: DeploymentTarget, id?: string): Registry => {
  getCanary(registry, target, id);
  return withoutCanary(registry, target.channel);
};
