import {
  changeSet,
  findRelease,
  getMajor,
  isRemoteName,
  listSets,
  type Registry,
  switchMainSet,
  withMainSet,
} from 'shared/remotes';
import { waitForHosts } from '../hosts/wait-for-hosts';
import { RefusedError } from '../refused-error';
import { checkRelease } from '../release/check-release';
import * as deployments from '../release/deployments';
import { checkOverlaps } from '../release/overlapping-routes';
import { pruneReleases } from '../release/prune-releases';
import { createPrecondition } from '../release/publish-release';
import {
  createReader,
  getDefaultFolder,
  getRegistryAddress,
  getReleasesAddress,
  openRegistry,
  openReleases,
} from '../storage/open-storage';
import { changeRegistry, readEntries, readRegistry } from '../storage/store';
import {
  exitCodes,
  parseArguments,
  parseChannel,
  parseContract,
  parseRemote,
  readOrigins,
  runCommand,
  UsageError,
} from './command-line';
import { formatHistory } from './format-history';
import { formatStatus } from './format-status';

const help = `Changes which of the published releases the channels run.

Usage
  npm run releases -- status                                   list what each channel runs
  npm run releases -- history <remote> --channel <channel>     list what the channel ran before, and all that can be pinned
  npm run releases -- rollback <remote> --channel <channel>    return to the version that ran before
  npm run releases -- promote <from> <to> [remote …]           let a channel run what another one runs
  npm run releases -- pin <remote> [version] --channel <channel>   stay with this version, or the running one, and
                                                               refuse deployments
  npm run releases -- unpin <remote> --channel <channel>
  npm run releases -- disable <remote> --channel <channel>     kill switch: its pages show that it is disabled
  npm run releases -- enable <remote> --channel <channel>
  npm run releases -- remove <remote> --channel <channel>      let it go: the channel has none of its pages any more
  npm run releases -- switch --contract <major>                let the releases for hosts of this major version be the main
                                                               ones, when no host runs that is older than decision 79
  npm run releases -- prune                                    delete releases older than 30 days that no channel
                                                               runs or can return to
  In a repository of only a remote and shared: npx portico releases …
  Where only docker is: docker compose run --rm releases …

Options
  --channel <name>    stable, staging, …
  --contract <major>  the releases for hosts of this major version of the host contract, such as 2 (default: the main one,
                      which status names first)
  --registry <file>   remotes.json, a path or s3://bucket/key (default: REGISTRY, or the one of npm start)
  --releases <target> the folder or s3://bucket/prefix of the releases (default: beside the registry)
  --force             rollback, promote and remove: even if the remote is pinned

What happens
  Before a release runs, the checks of its deployment are repeated: its files are unchanged, its origin is listed in
  REMOTE_ORIGINS, its host contract is compatible, and no path belongs to another remote of the channel too. Then the
  registry is changed in one step, unless somebody else changed the same remote meanwhile. Running hosts use the release
  without a restart; the command waits until all that are known say so: those on the same DATA_DIR, and the addresses in
  HOSTS.

Examples
  npm run releases -- rollback remote-example --channel stable
  npm run releases -- promote staging stable remote-example remote-tickets
  npm run releases -- pin remote-example 1.4.0 --channel stable
  npm run releases -- status --registry s3://cdn/remotes/remotes.json

${exitCodes}`;

const parseOptions = (args: string[]) => {
  const { values, positionals } = parseArguments(args, {
    channel: { type: 'string' },
    registry: { type: 'string' },
    releases: { type: 'string' },
    contract: { type: 'string' },
    force: { type: 'boolean' },
  });
  const [action = '', ...names] = positionals;
  const registryFile = values.registry ?? (process.env.REGISTRY || getRegistryAddress(getDefaultFolder()));
  const maxNames: Record<string, number> = {
    status: 0,
    prune: 0,
    switch: 0,
    promote: Number.POSITIVE_INFINITY,
    pin: 2,
  };
  if (names.length > (maxNames[action] ?? 1))
    throw new UsageError(`${action} takes fewer names: ${names.at(-1)} is too many.`);
  return {
    action,
    names,
    channel: values.channel,
    contract: parseContract(values.contract),
    force: values.force ?? false,
    registry: openRegistry(registryFile),
    releases: openReleases(values.releases ?? getReleasesAddress(registryFile)),
  };
};

type ReleaseOptions = ReturnType<typeof parseOptions>;

interface Step {
  targets: deployments.DeploymentTarget[];
  change: (registry: Registry) => Registry;
  done: (target: deployments.DeploymentTarget, version: string) => string;
}

/** What a target runs after a change, where that is not what it ran before; null where it is, or runs nothing. */
const findNewRelease = (before: Registry, after: Registry, { channel, name }: deployments.DeploymentTarget) => {
  const release = findRelease(after, channel, name);
  return release && release.version !== findRelease(before, channel, name)?.version ? release : null;
};

/** Only where another release is to run, so that whatever stands in the registry can be disabled or removed. */
const checkNewRoutes = (before: Registry, after: Registry, targets: Step['targets']) =>
  checkOverlaps(
    after,
    targets.filter((target) => findNewRelease(before, after, target)),
  );

/** The registry with the set of the option `--contract` as its main one. */
const openSet = (registry: Registry, { contract = getMajor(registry.hostContract) }: ReleaseOptions) =>
  withMainSet(registry, contract);

/** Checks the releases that the step would run, applies it to all targets at once and prints the result. */
const applyStep = async (options: ReleaseOptions, { targets, change, done }: Step) => {
  const { registry, releases, contract } = options;
  const snapshot = await readRegistry(registry);
  const opened = openSet(snapshot, options);
  const getVersion = (it: Registry, { channel, name }: deployments.DeploymentTarget) =>
    findRelease(it, channel, name)?.version ?? '';
  const changeChecked = (it: Registry) => checkNewRoutes(it, change(it), targets);
  const next = changeChecked(opened);
  for (const target of targets) {
    const release = findNewRelease(opened, next, target);
    if (release)
      await checkRelease(release, { registry: opened, origins: readOrigins(), readLocal: createReader(releases) });
  }
  const precondition = (it: Registry) => {
    const before = openSet(it, options);
    return targets.map((target) => [createPrecondition(target)(before), getVersion(change(before), target)]);
  };
  const changeOwn = (it: Registry) => changeSet(it, contract ?? getMajor(it.hostContract), changeChecked);
  const changed = await changeRegistry(registry, { change: changeOwn, precondition, snapshot });
  for (const target of targets) console.log(done(target, getVersion(next, target)));
  console.log(`Revision ${changed.revision} of ${registry.title}`);
  await waitForHosts({ registry: changed, targets }, { title: registry.title, log: console.log });
};

type Change = (registry: Registry, target: deployments.DeploymentTarget, options: ReleaseOptions) => Registry;

const forOneRemote = (change: Change, done: Step['done']) => (options: ReleaseOptions) => {
  const target = { name: parseRemote(options.names[0]), channel: parseChannel(options.channel) };
  return applyStep(options, { targets: [target], change: (registry) => change(registry, target, options), done });
};

const promote = async (options: ReleaseOptions) => {
  const [source, channel, ...named] = options.names;
  const [from, to] = [parseChannel(source), parseChannel(channel)];
  const running = openSet(await readRegistry(options.registry), options).channels[from] ?? {};
  const names = named.length > 0 ? named.map(parseRemote) : Object.keys(running).filter(isRemoteName);
  if (names.length === 0) throw new RefusedError(`The channel ${from} runs nothing.`);
  const targets = names.map((name) => ({ channel: to, name }));
  await applyStep(options, {
    targets,
    change: (registry) =>
      targets.reduce((it, target) => deployments.promote(it, from, target, options.force), registry),
    done: ({ name }, version) => `${to} runs ${name} ${version}, as ${from} does`,
  });
};

/** Lets another set be the main one. What each host runs stays the same. */
const switchMain = async ({ registry, contract }: ReleaseOptions) => {
  if (!contract) throw new UsageError('Name the major version that becomes the main one, such as --contract 2.');
  const { registry: snapshot, skipped } = await readEntries(registry);
  // It would stay where it is, in what is another set then.
  const [unread] = skipped;
  if (unread) throw new RefusedError(`${unread.path.join('.')} cannot be read (${unread.reason}).`);
  const isKnown = (it: Registry) => listSets(it).some(([major]) => major === contract);
  if (!isKnown(snapshot)) throw new RefusedError(`Nothing was deployed for hosts of contract ${contract}.`);
  const change = (it: Registry) => switchMainSet(it, contract);
  const changed = await changeRegistry(registry, { change, precondition: isKnown, snapshot });
  console.log(`The releases for hosts of contract ${contract} are the main ones`);
  console.log(`Revision ${changed.revision} of ${registry.title}`);
  await waitForHosts({ registry: changed, targets: [] }, { title: registry.title, log: console.log });
};

const actions: Record<string, (options: ReleaseOptions) => Promise<void>> = {
  promote,
  switch: switchMain,
  status: async ({ registry }) => console.log(formatStatus(await readEntries(registry), registry.title)),
  history: async (options) => {
    const target = { name: parseRemote(options.names[0]), channel: parseChannel(options.channel) };
    console.log(formatHistory(openSet(await readRegistry(options.registry), options), target));
  },
  prune: ({ registry, releases }) => pruneReleases(registry, releases, console.log),
  rollback: forOneRemote(
    (registry, target, { force }) => deployments.rollback(registry, target, force),
    ({ channel, name }, version) => `${channel} runs ${name} ${version} again`,
  ),
  pin: forOneRemote(
    (registry, target, { names }) => deployments.pin(registry, target, names[1]),
    ({ channel, name }, version) => `${channel} is pinned to ${name} ${version}`,
  ),
  unpin: forOneRemote(
    deployments.unpin,
    ({ channel, name }, version) => `${channel} runs ${name} ${version} and accepts deployments again`,
  ),
  disable: forOneRemote(
    (registry, target) => deployments.setDisabled(registry, target, true),
    ({ channel, name }) => `${name} is disabled in ${channel}`,
  ),
  remove: forOneRemote(
    (registry, target, { force }) => deployments.remove(registry, target, force),
    ({ channel, name }) => `${channel} runs no ${name} any more; deploy, promote or pin brings it back`,
  ),
  enable: forOneRemote(
    (registry, target) => deployments.setDisabled(registry, target, false),
    ({ channel, name }, version) => `${name} is enabled in ${channel} with ${version}`,
  ),
};

const run = async (args: string[]) => {
  const options = parseOptions(args);
  const act = Object.hasOwn(actions, options.action) ? actions[options.action] : undefined;
  if (!act)
    throw new UsageError(`There is no action "${options.action}". Actions: ${Object.keys(actions).join(', ')}.`);
  await act(options);
};

export const runReleases = (args: string[]) => runCommand({ help, run }, args);
