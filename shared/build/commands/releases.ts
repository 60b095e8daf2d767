import { type ReleaseAction, releaseActions } from 'shared/contract/deployment-actions';
import { getMajor, listSets, type Registry, switchMainSet } from 'shared/remotes';
import { findApi } from '../gate/find-api';
import { requestCanary, requestHistory } from '../hosts/call-host';
import { waitForHosts } from '../hosts/wait-for-hosts';
import { RefusedError } from '../refused-error';
import { changeReleases, isReleaseAction, openSet, type ReleaseChange } from '../release/change-releases';
import { getLocalAuthor } from '../release/local-author';
import { pruneReleases } from '../release/prune-releases';
import { filterChanges } from '../storage/filter-changes';
import {
  getDefaultFolder,
  getRegistryAddress,
  getReleasesAddress,
  openRegistry,
  openReleases,
} from '../storage/open-storage';
import { changeRegistry, readEntries, readRegistry } from '../storage/store';
import { changeByHost, getCall } from './by-host';
import {
  exitCodes,
  parseArguments,
  parseChannel,
  parseContract,
  parseHost,
  parsePlan,
  parseRemote,
  readOrigins,
  runCommand,
  UsageError,
} from './command-line';
import { formatCanary } from './format-canary';
import { formatChanges } from './format-changes';
import { formatHistory } from './format-history';
import { formatStatus } from './format-status';

const help = `Changes which of the published releases the channels run.

Usage
  npm run releases -- status                                   list what each channel runs
  npm run releases -- history <remote> --channel <channel>     list who changed what the channel runs, when and why,
                                                               and all versions that can be pinned
  npm run releases -- rollback <remote> --channel <channel>    return to the version that ran before
  npm run releases -- promote <from> <to> [remote …]           let a channel run what another one runs
  npm run releases -- share <remote> [version] --channel stable --share 5   give a published version to a share of the
                                                               readers, or change the share of the canary that runs
  npm run releases -- promote <remote> --channel stable        give the canary to everybody
  npm run releases -- cancel <remote> --channel stable         take the canary back
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
  --share <per cent>  of the readers, or several shares that follow each other, such as 5,25,100 (with share)
  --every <time>      how long each of several shares stays, such as 30s, 10m, 6h or 1d
  --host <address>    let this site do it, with the token in DEPLOY_TOKEN, in place of the storage; not prune and
                      switch. Its status is the canary with readers, failures, LCP and INP of both releases, its history who
                      changed what the channel runs
  --why <text>        the reason, for the history of the channel and the audit log

What happens
  Before a release runs, the checks of its deployment are repeated: its files are unchanged, its origin is listed in
  REMOTE_ORIGINS, its host contract is compatible, the API that runs serves the contract that it was built for, and no
  path belongs to another remote of the channel too. Then the
  registry is changed in one step, unless somebody else changed the same remote meanwhile. Running hosts use the release
  without a restart; the command waits until all that are known say so: those on the same DATA_DIR, and the addresses in
  HOSTS.

Examples
  npm run releases -- rollback remote-example --channel stable
  npm run releases -- promote staging stable remote-example remote-tickets
  npm run releases -- pin remote-example 1.4.0 --channel stable
  DEPLOY_TOKEN=… npm run releases -- rollback remote-example --channel stable --host https://www.example.com
  npm run releases -- share remote-example 1.4.0 --channel stable --share 5,25,100 --every 10m
  npm run releases -- status --registry s3://cdn/remotes/remotes.json

${exitCodes}`;

const parseOptions = (args: string[]) => {
  const { values, positionals } = parseArguments(args, {
    channel: { type: 'string' },
    registry: { type: 'string' },
    releases: { type: 'string' },
    host: { type: 'string' },
    why: { type: 'string' },
    contract: { type: 'string' },
    share: { type: 'string' },
    every: { type: 'string' },
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
    share: 2,
  };
  if (names.length > (maxNames[action] ?? 1))
    throw new UsageError(`${action} takes fewer names: ${names.at(-1)} is too many.`);
  return {
    action,
    names,
    channel: values.channel,
    contract: parseContract(values.contract),
    plan: parsePlan(values),
    force: values.force ?? false,
    ...parseHost(values, ['registry', 'releases']),
    registry: openRegistry(registryFile),
    releases: openReleases(values.releases ?? getReleasesAddress(registryFile)),
  };
};

type ReleaseOptions = ReturnType<typeof parseOptions>;

/** The action as `changeReleases` takes it. Throws `UsageError`. */
const parseChange = (
  action: ReleaseAction,
  { names, channel, force, contract, plan }: ReleaseOptions,
): ReleaseChange => {
  const common = { action, force, contract };
  if (action === 'share' && !plan)
    throw new UsageError('Say of how many readers: --share 5, or --share 5,25,100 --every 10m.');
  // Of a remote, and not of a channel: that of its canary.
  if (action === 'promote' && channel !== undefined)
    return { ...common, action: 'promoteCanary', remotes: [parseRemote(names[0])], channel: parseChannel(channel) };
  if (action === 'promote') {
    const [from, to, ...remotes] = names;
    return { ...common, from: parseChannel(from), channel: parseChannel(to), remotes: remotes.map(parseRemote) };
  }
  const [name, version] = names;
  return { ...common, remotes: [parseRemote(name)], channel: parseChannel(channel), version, plan };
};

const change = async (parsed: ReleaseChange, { registry, releases, why }: ReleaseOptions) => {
  const address = findApi(registry.title);
  const stores = { registry, releases, origins: readOrigins(), api: address ? { address, title: address } : null };
  const authorship = { by: getLocalAuthor(), why };
  const { registry: changed, targets, lines } = await changeReleases(stores, parsed, authorship);
  for (const line of lines) console.log(line);
  console.log(`Revision ${changed.revision} of ${registry.title}`);
  await waitForHosts({ registry: changed, targets }, { title: registry.title, log: console.log });
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

/** Actions that leave what runs as it is. */
const others: Record<string, (options: ReleaseOptions) => Promise<void>> = {
  switch: switchMain,
  status: async ({ registry }) => console.log(formatStatus(await readEntries(registry), registry.title)),
  history: async (options) => {
    const target = { name: parseRemote(options.names[0]), channel: parseChannel(options.channel) };
    const registry = openSet(await readRegistry(options.registry), options);
    console.log(formatHistory(registry, target));
    const changes = filterChanges(await options.registry.log.read(), getMajor(registry.hostContract), {
      remote: target.name,
      channel: target.channel,
    });
    if (changes.length > 0) console.log(['', ...formatChanges(changes)].join('\n'));
  },
  prune: ({ registry, releases }) => pruneReleases(registry, releases, console.log),
};

const run = async (args: string[]) => {
  const options = parseOptions(args);
  const { action, host, why } = options;
  if (isReleaseAction(action) && action !== 'promoteCanary') {
    const parsed = parseChange(action, options);
    return host ? changeByHost(host, { ...parsed, why }) : change(parsed, options);
  }
  if (host && action === 'status') return console.log(formatCanary(await requestCanary(getCall(host))));
  if (host && action === 'history') {
    const target = { remote: parseRemote(options.names[0]), channel: parseChannel(options.channel) };
    const changes = await requestHistory(getCall(host), target);
    const none = `${target.remote} in ${target.channel}: nothing was changed yet.`;
    return console.log(changes.length > 0 ? formatChanges(changes).join('\n') : none);
  }
  const act = Object.hasOwn(others, action) ? others[action] : undefined;
  const known = [...releaseActions.filter((each) => each !== 'promoteCanary'), ...Object.keys(others)].join(', ');
  if (!act) throw new UsageError(`There is no action "${action}". Actions: ${known}.`);
  if (host)
    throw new UsageError(`${action} takes no --host: it needs the storage. What a site runs is shown in its console.`);
  await act(options);
};

export const runReleases = (args: string[]) => runCommand({ help, run }, args);
