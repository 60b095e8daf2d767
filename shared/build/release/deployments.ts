import {
  type Canary,
  type Deployment,
  findBuild,
  findCanary,
  findRelease,
  getDeployment,
  listSets,
  type Registry,
  type Release,
  type RemoteName,
} from 'shared/remotes';
import { RefusedError } from '../refused-error';

/** A remote in a channel. */
export interface DeploymentTarget {
  channel: string;
  name: RemoteName;
}

/** Number of published builds of a remote that stay available by version. */
const maxBuilds = 20;
/** Number of rollbacks that are possible. */
const maxHistory = 10;

const withDeployment = (
  registry: Registry,
  { channel, name }: DeploymentTarget,
  change: Partial<Deployment>,
): Registry => ({
  ...registry,
  lines: {
    ...registry.lines,
    [channel]: { ...registry.lines[channel], [name]: { ...getDeployment(registry, channel, name), ...change } },
  },
});

const withRelease = (registry: Registry, { channel, name }: DeploymentTarget, release: Release): Registry => ({
  ...registry,
  channels: { ...registry.channels, [channel]: { ...registry.channels[channel], [name]: release } },
});

export const getRunningRelease = (registry: Registry, { channel, name }: DeploymentTarget): Release => {
  const release = findRelease(registry, channel, name);
  if (!release) throw new RefusedError(`The channel ${channel} runs no ${name}.`);
  return release;
};

export const assertUnpinned = (registry: Registry, { channel, name }: DeploymentTarget, force = false) => {
  if (!getDeployment(registry, channel, name).pinned || force) return;
  const { version } = getRunningRelease(registry, { channel, name });
  throw new RefusedError(`${name} is pinned to ${version} in ${channel}. Unpin it first, or use --force.`);
};

/** One line for people. */
export const describeCanary = (channel: string, { name, version, shares }: Canary) =>
  `A canary of ${name} runs in ${channel}: ${version} for ${shares.join(', then ')} % of its readers.`;

/** What a canary is compared with must not change meanwhile. Throws `RefusedError` if the target has one; `--force` changes nothing. */
const assertNoCanary = (registry: Registry, { channel, name }: DeploymentTarget) => {
  const canary = findCanary(registry, channel);
  if (canary?.name !== name) return;
  throw new RefusedError(
    `${describeCanary(channel, canary)} Promote it (releases promote ${name} --channel ${channel}) or cancel it (releases cancel) first.`,
  );
};

/** The versions that any channel runs or can roll back to, in the set of any major version of the host contract. */
export const listVersionsInUse = (registry: Registry, name: RemoteName): Set<string> =>
  new Set(
    listSets(registry).flatMap(([, set]) => {
      const channels = new Set([...Object.keys(set.channels), ...Object.keys(set.lines)]);
      return [...channels].flatMap((channel) => {
        const release = findRelease(set, channel, name);
        const canary = findCanary(set, channel);
        return [
          ...getDeployment(set, channel, name).history,
          ...(release ? [release.version] : []),
          ...(canary?.name === name ? [canary.version] : []),
        ];
      });
    }),
  );

/** Adds a build as the newest and removes the oldest beyond `maxBuilds` that are not in use. */
export const withBuild = (registry: Registry, release: Release): Registry => {
  const { name, version } = release;
  const others = (registry.builds[name] ?? []).filter((build) => build.version !== version);
  const inUse = listVersionsInUse(registry, name);
  const builds = [release, ...others].filter((build, index) => index < maxBuilds || inUse.has(build.version));
  return { ...registry, builds: { ...registry.builds, [name]: builds } };
};

/** Adds the release that ran before if the list of builds lacks it, so that a rollback finds it. */
const withPreviousBuild = (registry: Registry, release: Release): Registry => {
  const builds = registry.builds[release.name] ?? [];
  if (builds.some(({ version }) => version === release.version)) return registry;
  return { ...registry, builds: { ...registry.builds, [release.name]: [...builds, release] } };
};

/** Lets the target run a release. The version that ran before goes into the history, for a rollback. */
export const runRelease = (registry: Registry, target: DeploymentTarget, release: Release): Registry => {
  const previous = findRelease(registry, target.channel, target.name);
  const next = withRelease(registry, target, release);
  if (!previous || previous.version === release.version) return next;
  const history = [...getDeployment(registry, target.channel, target.name).history, previous.version].slice(
    -maxHistory,
  );
  return withPreviousBuild(withDeployment(next, target, { history }), previous);
};

/** Deploys a release. Throws `RefusedError` if the remote is pinned, unless `force` is set. */
export const deploy = (registry: Registry, target: DeploymentTarget, release: Release, force?: boolean): Registry => {
  assertNoCanary(registry, target);
  assertUnpinned(registry, target, force);
  return withBuild(runRelease(registry, target, release), release);
};

/** The release that a rollback returns to. Throws `RefusedError` if the history is empty. */
const getPreviousRelease = (registry: Registry, { channel, name }: DeploymentTarget): Release => {
  const version = getDeployment(registry, channel, name).history.at(-1);
  const release = version && findBuild(registry, name, version);
  if (!release)
    throw new RefusedError(
      `${name} ran nothing before ${getRunningRelease(registry, { channel, name }).version} in ${channel}.`,
    );
  return release;
};

/** Returns to the version that ran before. Throws `RefusedError` if the remote is pinned or ran nothing before. */
export const rollback = (registry: Registry, target: DeploymentTarget, force?: boolean): Registry => {
  assertNoCanary(registry, target);
  assertUnpinned(registry, target, force);
  const release = getPreviousRelease(registry, target);
  const history = getDeployment(registry, target.channel, target.name).history.slice(0, -1);
  return withRelease(withDeployment(registry, target, { history }), target, release);
};

/** A published build. Throws `RefusedError` with the list of versions that exist. */
export const getPublishedBuild = (registry: Registry, name: RemoteName, version: string): Release => {
  const release = findBuild(registry, name, version);
  if (release) return release;
  const versions = (registry.builds[name] ?? []).map((build) => build.version);
  throw new RefusedError(`${name} ${version} was not published here. There are: ${versions.join(', ') || 'none'}.`);
};

/** Pins a remote to a version, by default to the one that runs. */
export const pin = (registry: Registry, target: DeploymentTarget, version?: string): Registry => {
  assertNoCanary(registry, target);
  const release = version ? getPublishedBuild(registry, target.name, version) : getRunningRelease(registry, target);
  return withDeployment(runRelease(registry, target, release), target, { pinned: true });
};

export const unpin = (registry: Registry, target: DeploymentTarget): Registry => {
  getRunningRelease(registry, target);
  return withDeployment(registry, target, { pinned: false });
};

/** Lets the target run what the channel `from` runs. Throws `RefusedError` if the target is pinned. */
export const promote = (registry: Registry, from: string, target: DeploymentTarget, force?: boolean): Registry => {
  assertNoCanary(registry, target);
  assertUnpinned(registry, target, force);
  return runRelease(registry, target, getRunningRelease(registry, { ...target, channel: from }));
};

/** Disables a remote (kill switch) or enables it again. */
export const setDisabled = (registry: Registry, target: DeploymentTarget, disabled: boolean): Registry => {
  getRunningRelease(registry, target);
  return withDeployment(registry, target, { disabled });
};

const without = <Value>(record: Record<string, Value> | undefined, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([each]) => each !== key));

/**
 * Lets a remote go from a channel, with what was decided about it there; its builds stay, and can be pinned. Throws
 * `RefusedError` if it does not run there, or is pinned.
 */
export const remove = (registry: Registry, target: DeploymentTarget, force?: boolean): Registry => {
  const { channel, name } = target;
  assertNoCanary(registry, target);
  assertUnpinned(registry, target, force);
  getRunningRelease(registry, target);
  return {
    ...registry,
    channels: { ...registry.channels, [channel]: without(registry.channels[channel], name) },
    lines: { ...registry.lines, [channel]: without(registry.lines[channel], name) },
  };
};

/** Removes builds from the registry, before their files are deleted. */
export const removeBuilds = (registry: Registry, name: RemoteName, versions: ReadonlySet<string>): Registry => ({
  ...registry,
  builds: { ...registry.builds, [name]: (registry.builds[name] ?? []).filter((build) => !versions.has(build.version)) },
});
