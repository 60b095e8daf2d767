import { buildOf, type Line, lineOf, type Registry, type Release, type RemoteName, releaseOf } from 'shared/remotes';

/** Why a change is not made; said to whoever asked for it. */
export class Refusal extends Error {}

/** A remote in a channel. */
export interface Place {
  channel: string;
  name: RemoteName;
}

/** Published builds of each remote that can be run by name. */
const keptBuilds = 20;
/** Steps that can be taken back. */
const keptHistory = 10;

const withLine = (registry: Registry, { channel, name }: Place, line: Partial<Line>): Registry => ({
  ...registry,
  lines: {
    ...registry.lines,
    [channel]: { ...registry.lines[channel], [name]: { ...lineOf(registry, channel, name), ...line } },
  },
});

const withRelease = (registry: Registry, { channel, name }: Place, release: Release): Registry => ({
  ...registry,
  channels: { ...registry.channels, [channel]: { ...registry.channels[channel], [name]: release } },
});

const running = (registry: Registry, { channel, name }: Place): Release => {
  const release = releaseOf(registry, channel, name);
  if (!release) throw new Refusal(`The channel ${channel} runs no ${name}.`);
  return release;
};

const unpinned = (registry: Registry, { channel, name }: Place, force = false) => {
  if (!lineOf(registry, channel, name).pinned || force) return;
  const { version } = running(registry, { channel, name });
  throw new Refusal(`${name} is pinned to ${version} in ${channel}. Unpin it first, or use --force.`);
};

/** Versions that a channel runs or can return to. */
export const versionsInUse = (registry: Registry, name: RemoteName): Set<string> => {
  const channels = new Set([...Object.keys(registry.channels), ...Object.keys(registry.lines)]);
  return new Set(
    [...channels].flatMap((channel) => {
      const release = releaseOf(registry, channel, name);
      return [...lineOf(registry, channel, name).history, ...(release ? [release.version] : [])];
    }),
  );
};

/** Puts a build in front of the others, and drops the oldest that nobody runs or can return to. */
const withBuild = (registry: Registry, release: Release): Registry => {
  const { name, version } = release;
  const others = (registry.builds[name] ?? []).filter((build) => build.version !== version);
  const inUse = versionsInUse(registry, name);
  const builds = [release, ...others].filter((build, index) => index < keptBuilds || inUse.has(build.version));
  return { ...registry, builds: { ...registry.builds, [name]: builds } };
};

/** A release that ran before builds were kept stays known by name all the same. */
const withFormer = (registry: Registry, release: Release): Registry => {
  const builds = registry.builds[release.name] ?? [];
  if (builds.some(({ version }) => version === release.version)) return registry;
  return { ...registry, builds: { ...registry.builds, [release.name]: [...builds, release] } };
};

/** What runs goes into the history, so that it can be returned to. */
const run = (registry: Registry, place: Place, release: Release): Registry => {
  const former = releaseOf(registry, place.channel, place.name);
  const next = withRelease(registry, place, release);
  if (!former || former.version === release.version) return next;
  const history = [...lineOf(registry, place.channel, place.name).history, former.version].slice(-keptHistory);
  return withFormer(withLine(next, place, { history }), former);
};

export const deploy = (registry: Registry, place: Place, release: Release, force?: boolean): Registry => {
  unpinned(registry, place, force);
  return withBuild(run(registry, place, release), release);
};

/** The release that a rollback returns to. */
const formerOf = (registry: Registry, { channel, name }: Place): Release => {
  const version = lineOf(registry, channel, name).history.at(-1);
  const release = version && buildOf(registry, name, version);
  if (!release)
    throw new Refusal(`${name} ran nothing before ${running(registry, { channel, name }).version} in ${channel}.`);
  return release;
};

export const rollback = (registry: Registry, place: Place, force?: boolean): Registry => {
  unpinned(registry, place, force);
  const release = formerOf(registry, place);
  const history = lineOf(registry, place.channel, place.name).history.slice(0, -1);
  return withRelease(withLine(registry, place, { history }), place, release);
};

/** A build that was published, or a refusal that names those there are. */
const publishedBuild = (registry: Registry, name: RemoteName, version: string): Release => {
  const release = buildOf(registry, name, version);
  if (release) return release;
  const known = (registry.builds[name] ?? []).map((build) => build.version);
  throw new Refusal(`${name} ${version} was not published here. There are: ${known.join(', ') || 'none'}.`);
};

/** Holds a remote at a version, by default at the one that runs. */
export const pin = (registry: Registry, place: Place, version?: string): Registry => {
  const release = version ? publishedBuild(registry, place.name, version) : running(registry, place);
  return withLine(run(registry, place, release), place, { pinned: true });
};

export const unpin = (registry: Registry, place: Place): Registry => {
  running(registry, place);
  return withLine(registry, place, { pinned: false });
};

export const promote = (registry: Registry, from: string, place: Place, force?: boolean): Registry => {
  unpinned(registry, place, force);
  return run(registry, place, running(registry, { ...place, channel: from }));
};

/** The kill switch and its way back. */
export const setDisabled = (registry: Registry, place: Place, disabled: boolean): Registry => {
  running(registry, place);
  return withLine(registry, place, { disabled });
};

/** Forgets builds whose files are about to go. */
export const forget = (registry: Registry, name: RemoteName, versions: ReadonlySet<string>): Registry => ({
  ...registry,
  builds: { ...registry.builds, [name]: (registry.builds[name] ?? []).filter((build) => !versions.has(build.version)) },
});
