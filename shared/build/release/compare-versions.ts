import { findCanary, findRelease, type Registry } from 'shared/remotes';
import type { VersionChange } from '../storage/change-log';
import type { DeploymentTarget } from './deployments';

export const getVersion = (registry: Registry, { channel, name }: DeploymentTarget) =>
  findRelease(registry, channel, name)?.version ?? null;

export const findCanaryVersion = (registry: Registry, { channel, name }: DeploymentTarget) => {
  const canary = findCanary(registry, channel);
  return canary?.name === name ? canary.version : null;
};

/** What the targets ran in one registry and run in the next; where a canary begins or is taken back, that is what its readers get. */
export const compareVersions = (
  before: Registry,
  after: Registry,
  targets: readonly DeploymentTarget[],
): VersionChange[] =>
  targets.map((target) => {
    const [former, next] = [getVersion(before, target), getVersion(after, target)];
    const isSame = former === next;
    return {
      remote: target.name,
      channel: target.channel,
      before: (isSame ? findCanaryVersion(before, target) : null) ?? former,
      after: (isSame ? findCanaryVersion(after, target) : null) ?? next,
    };
  });
