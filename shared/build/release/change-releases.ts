import {
  changeSet,
  findRelease,
  getMajor,
  isRemoteName,
  type Registry,
  type RemoteName,
  withMainSet,
} from 'shared/remotes';
import { RefusedError } from '../refused-error';
import { createReader } from '../storage/open-storage';
import { changeRegistry, type RegistryStore, type ReleaseStore, readRegistry } from '../storage/store';
import { checkRelease } from './check-release';
import { type DeploymentTarget, pin, promote, remove, rollback, setDisabled, unpin } from './deployments';
import { checkOverlaps } from './overlapping-routes';
import { createPrecondition } from './publish-release';

/** What can be done with releases that are published. */
export const releaseActions = ['promote', 'rollback', 'pin', 'unpin', 'disable', 'enable', 'remove'] as const;
export type ReleaseAction = (typeof releaseActions)[number];

export const isReleaseAction = (text: string): text is ReleaseAction =>
  releaseActions.some((action) => action === text);

export interface ReleaseChange {
  action: ReleaseAction;
  /** Of a promotion several; none: all that `from` runs. Of the others exactly one. */
  remotes: RemoteName[];
  channel: string;
  /** The channel whose releases are promoted; of a promotion only. */
  from?: string | undefined;
  /** The version to pin, by default the running one. */
  version?: string | undefined;
  force?: boolean | undefined;
  /** Major version of the host contract whose hosts are meant, by default that of the main set. */
  contract?: string | undefined;
}

interface Stores {
  registry: RegistryStore;
  releases: ReleaseStore;
  origins: readonly string[];
}

/** What a remote in a channel ran before a change and runs after it; null for nothing. */
export interface VersionChange {
  remote: RemoteName;
  channel: string;
  before: string | null;
  after: string | null;
}

const getVersion = (registry: Registry, { channel, name }: DeploymentTarget) =>
  findRelease(registry, channel, name)?.version ?? null;

/** What the targets ran in one registry and run in the next. */
export const compareVersions = (
  before: Registry,
  after: Registry,
  targets: readonly DeploymentTarget[],
): VersionChange[] =>
  targets.map((target) => ({
    remote: target.name,
    channel: target.channel,
    before: getVersion(before, target),
    after: getVersion(after, target),
  }));

/** What a target runs after a change, where that is not what it ran before; null where it is, or runs nothing. */
const findNewRelease = (before: Registry, after: Registry, target: DeploymentTarget) => {
  const release = findRelease(after, target.channel, target.name);
  return release && release.version !== getVersion(before, target) ? release : null;
};

/** Only where another release is to run, so that whatever stands in the registry can be disabled or removed. */
const checkNewRoutes = (before: Registry, after: Registry, targets: readonly DeploymentTarget[]) =>
  checkOverlaps(
    after,
    targets.filter((target) => findNewRelease(before, after, target)),
  );

type Act = (registry: Registry, target: DeploymentTarget, change: ReleaseChange) => Registry;

const acts: Record<ReleaseAction, Act> = {
  promote: (registry, target, { from = '', force }) => promote(registry, from, target, force),
  rollback: (registry, target, { force }) => rollback(registry, target, force),
  pin: (registry, target, { version }) => pin(registry, target, version),
  unpin,
  disable: (registry, target) => setDisabled(registry, target, true),
  enable: (registry, target) => setDisabled(registry, target, false),
  remove: (registry, target, { force }) => remove(registry, target, force),
};

const sentences: Record<ReleaseAction, (change: VersionChange, from?: string) => string> = {
  promote: ({ remote, channel, after }, from) => `${channel} runs ${remote} ${after}, as ${from} does`,
  rollback: ({ remote, channel, after }) => `${channel} runs ${remote} ${after} again`,
  pin: ({ remote, channel, after }) => `${channel} is pinned to ${remote} ${after}`,
  unpin: ({ remote, channel, after }) => `${channel} runs ${remote} ${after} and accepts deployments again`,
  disable: ({ remote, channel }) => `${remote} is disabled in ${channel}`,
  enable: ({ remote, channel, after }) => `${remote} is enabled in ${channel} with ${after}`,
  remove: ({ remote, channel }) => `${channel} runs no ${remote} any more; deploy, promote or pin brings it back`,
};

/** The registry with the set that is to change as its main one. */
export const openSet = (
  registry: Registry,
  { contract = getMajor(registry.hostContract) }: Pick<ReleaseChange, 'contract'>,
) => withMainSet(registry, contract);

/** The remotes that a change is about. Throws `RefusedError` if a channel whose releases are promoted runs nothing. */
export const listChangedRemotes = async (registry: RegistryStore, change: ReleaseChange) => {
  const { remotes, from } = change;
  if (remotes.length > 0 || from === undefined) return remotes;
  const running = Object.keys(openSet(await readRegistry(registry), change).channels[from] ?? {}).filter(isRemoteName);
  if (running.length === 0) throw new RefusedError(`The channel ${from} runs nothing.`);
  return running;
};

/**
 * Checks the releases that the change would run, and applies it to all remotes at once. Returns the changed registry, what runs
 * now, and a line on each for people. Throws `RefusedError`.
 */
export const changeReleases = async ({ registry, releases, origins }: Stores, change: ReleaseChange) => {
  const names = await listChangedRemotes(registry, change);
  const targets = names.map((name) => ({ channel: change.channel, name }));
  const snapshot = await readRegistry(registry);
  const before = openSet(snapshot, change);
  const act = (it: Registry) => targets.reduce((next, target) => acts[change.action](next, target, change), it);
  const actChecked = (it: Registry) => checkNewRoutes(it, act(it), targets);
  const after = actChecked(before);
  for (const target of targets) {
    const release = findNewRelease(before, after, target);
    if (release) await checkRelease(release, { registry: before, origins, readLocal: createReader(releases) });
  }
  const precondition = (it: Registry) => {
    const opened = openSet(it, change);
    return targets.map((target) => [createPrecondition(target)(opened), getVersion(act(opened), target)]);
  };
  const actOnSet = (it: Registry) => changeSet(it, change.contract ?? getMajor(it.hostContract), actChecked);
  const changed = await changeRegistry(registry, { change: actOnSet, precondition, snapshot });
  const changes = compareVersions(before, after, targets);
  const isBeside = getMajor(before.hostContract) !== getMajor(changed.hostContract);
  const place = isBeside ? `On hosts of contract ${change.contract}: ` : '';
  const lines = changes.map((each) => place + sentences[change.action](each, change.from));
  return { registry: changed, targets, changes, lines };
};
