import { type ReleaseAction, releaseActions } from 'shared/contract/deployment-actions';
import {
  changeSet,
  findBuild,
  findRelease,
  getMajor,
  isRemoteName,
  type Registry,
  type Release,
  type RemoteName,
  withMainSet,
} from 'shared/remotes';
import { RefusedError } from '../refused-error';
import type { VersionChange } from '../storage/change-log';
import { createReader } from '../storage/open-storage';
import { changeRegistry, type RegistryStore, type ReleaseStore, readRegistry } from '../storage/store';
import {
  type CanaryPlan,
  type CanaryStart,
  cancelCanary,
  formatPlan,
  promoteCanary,
  shareRelease,
  startPlan,
} from './canaries';
import { checkRelease } from './check-release';
import { compareVersions, findCanaryVersion, getVersion } from './compare-versions';
import { type DeploymentTarget, pin, promote, remove, rollback, setDisabled, unpin } from './deployments';
import { checkOverlaps } from './overlapping-routes';
import { createPrecondition } from './publish-release';
import { describeUnserved, isServed, readServedContracts } from './served-contracts';
import { type Authorship, startEntry } from './start-entry';

export const isReleaseAction = (text: string): text is ReleaseAction =>
  releaseActions.some((action) => action === text);

export interface ReleaseChange {
  action: ReleaseAction;
  /** Of a promotion several; none: all that `from` runs. Of the others exactly one. */
  remotes: RemoteName[];
  channel: string;
  /** The channel whose releases are promoted; of a promotion only. */
  from?: string | undefined;
  /** The version to pin, by default the running one; or that of a new canary. */
  version?: string | undefined;
  /** The id of the canary that is meant, by default that of the channel. */
  canary?: string | undefined;
  /** Of `share` only. */
  plan?: CanaryPlan | undefined;
  force?: boolean | undefined;
  /** Major version of the host contract whose hosts are meant, by default that of the main set. */
  contract?: string | undefined;
}

interface Stores {
  registry: RegistryStore;
  releases: ReleaseStore;
  origins: readonly string[];
  /** An API, or a host, whose contracts the releases must fit, and what messages call it; they are not compared without it. */
  api?: { address: string; title: string } | null;
}

/** Throws `RefusedError` if a running API does not serve the contract that a release was built for. */
const checkServed = async (release: Release, api: Stores['api']) => {
  const served = api && release.manifest.api ? await readServedContracts(api.address) : null;
  if (api && served && !isServed(release, served)) throw new RefusedError(describeUnserved(release, api.title, served));
};

/** What a target runs after a change, for all readers or a share of them, where that is not what it ran before; null where it is, or runs nothing. */
const findNewRelease = (before: Registry, after: Registry, target: DeploymentTarget) => {
  const canary = findCanaryVersion(after, target);
  if (canary && canary !== findCanaryVersion(before, target)) return findBuild(after, target.name, canary);
  const release = findRelease(after, target.channel, target.name);
  return release && release.version !== getVersion(before, target) ? release : null;
};

/** Only where another release is to run, so that whatever stands in the registry can be disabled or removed. */
const checkNewRoutes = (before: Registry, after: Registry, targets: readonly DeploymentTarget[]) =>
  checkOverlaps(
    after,
    targets.filter((target) => findNewRelease(before, after, target)),
  );

/** With the start of a plan, which is the same for each attempt. */
type StartedChange = ReleaseChange & { start: CanaryStart };

type Act = (registry: Registry, target: DeploymentTarget, change: StartedChange) => Registry;

const acts: Record<ReleaseAction, Act> = {
  promote: (registry, target, { from = '', force }) => promote(registry, from, target, force),
  rollback: (registry, target, { force }) => rollback(registry, target, force),
  pin: (registry, target, { version }) => pin(registry, target, version),
  unpin,
  disable: (registry, target) => setDisabled(registry, target, true),
  enable: (registry, target) => setDisabled(registry, target, false),
  remove: (registry, target, { force }) => remove(registry, target, force),
  share: (registry, target, { version, start, force }) => shareRelease(registry, target, { version, start, force }),
  promoteCanary: (registry, target, { canary, force }) => promoteCanary(registry, target, { id: canary, force }),
  cancel: (registry, target, { canary }) => cancelCanary(registry, target, canary),
};

const sentences: Record<ReleaseAction, (change: VersionChange, asked: StartedChange) => string> = {
  promote: ({ remote, channel, after }, { from }) => `${channel} runs ${remote} ${after}, as ${from} does`,
  rollback: ({ remote, channel, after }) => `${channel} runs ${remote} ${after} again`,
  pin: ({ remote, channel, after }) => `${channel} is pinned to ${remote} ${after}`,
  unpin: ({ remote, channel, after }) => `${channel} runs ${remote} ${after} and accepts deployments again`,
  disable: ({ remote, channel }) => `${remote} is disabled in ${channel}`,
  enable: ({ remote, channel, after }) => `${remote} is enabled in ${channel} with ${after}`,
  remove: ({ remote, channel }) => `${channel} runs no ${remote} any more; deploy, promote or pin brings it back`,
  share: ({ remote, channel, after }, { start }) =>
    `${formatPlan(start)} of the readers of ${channel} get ${remote} ${after}`,
  promoteCanary: ({ remote, channel, after }) => `${channel} runs ${remote} ${after} for all its readers`,
  cancel: ({ remote, channel, after }) => `All readers of ${channel} get ${remote} ${after} again`,
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
export const changeReleases = async (
  { registry, releases, origins, api }: Stores,
  asked: ReleaseChange,
  authorship: Authorship,
) => {
  const change = { ...asked, start: startPlan(asked.plan ?? { shares: [], everyMs: null }) };
  const names = await listChangedRemotes(registry, change);
  const targets = names.map((name) => ({ channel: change.channel, name }));
  const snapshot = await readRegistry(registry);
  const before = openSet(snapshot, change);
  const act = (it: Registry) => targets.reduce((next, target) => acts[change.action](next, target, change), it);
  const actChecked = (it: Registry) => checkNewRoutes(it, act(it), targets);
  const after = actChecked(before);
  for (const target of targets) {
    const release = findNewRelease(before, after, target);
    if (!release) continue;
    await checkServed(release, api);
    await checkRelease(release, { registry: before, origins, readLocal: createReader(releases) });
  }
  const precondition = (it: Registry) => {
    const opened = openSet(it, change);
    return targets.map((target) => [createPrecondition(target)(opened), getVersion(act(opened), target)]);
  };
  const entry = startEntry({
    ...authorship,
    action: change.action,
    contract: getMajor(before.hostContract),
    shares: asked.plan?.shares,
    forced: change.force,
  });
  const actOnSet = (it: Registry) => changeSet(it, entry.contract, actChecked);
  const describe = (former: Registry, next: Registry) => ({
    ...entry,
    changes: compareVersions(openSet(former, change), openSet(next, change), targets),
  });
  const changed = await changeRegistry(registry, { change: actOnSet, precondition, snapshot, describe });
  const changes = compareVersions(before, after, targets);
  const isBeside = getMajor(before.hostContract) !== getMajor(changed.hostContract);
  const place = isBeside ? `On hosts of contract ${change.contract}: ` : '';
  const lines = changes.map((each) => place + sentences[change.action](each, change));
  return { id: entry.id, registry: changed, targets, changes, lines };
};
