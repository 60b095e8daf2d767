import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildFlags } from '../build-flags';
import { checkTypes } from '../check-types';
import { checkApiContract } from '../gate/check-api-contract';
import { checkBudget, readBudget } from '../gate/check-budget';
import { findApi } from '../gate/find-api';
import { assertAccess, reportToHost } from '../hosts/call-host';
import { HostsBehindError, waitForHosts } from '../hosts/wait-for-hosts';
import { inRoot, isThere, root } from '../project';
import { RefusedError } from '../refused-error';
import { getLocalAuthor } from '../release/local-author';
import {
  checkPublication,
  type Destination,
  type Publication,
  publishRelease,
  readBuiltRelease,
} from '../release/publish-release';
import { type DeploymentReport, startReport } from '../release/report-deployment';
import { getDefaultFolder, getRegistryAddress, hostBase, openRegistry, openReleases } from '../storage/open-storage';
import type { DeploymentProgress } from '../storage/recent-deployments';
import { getCall, publishByHost } from './by-host';
import {
  exitCodes,
  parseArguments,
  parseChannel,
  parseContract,
  parseHost,
  parsePlan,
  parseRemote,
  parseRemoteHere,
  readOrigins,
  runCommand,
  UsageError,
} from './command-line';

const help = `Builds one remote, publishes the release and lets a channel run it.

Usage
  npm run deploy -- <remote> --channel <channel> [options]
  npx portico deploy <remote> --channel <channel> [options]   in a repository of only the remote and shared

Options
  --channel <name>    stable (for every visitor), staging, or any other name
  --to <target>       a folder, or s3://bucket/prefix (default: the folder of npm start)
  --base <address>    the address at which browsers find the target, on an origin of REMOTE_ORIGINS
                      (default: ${hostBase}, below which the host itself serves the folder)
  --registry <file>   remotes.json, a path or s3://bucket/key (default: in the target)
  --host <address>    let this site publish it, with the token in DEPLOY_TOKEN, in place of --to, --base and --registry
  --share <per cent>  a canary: only this share of the readers of stable gets the release, the others what runs. Several
                      shares follow each other: --share 5,25,100 --every 10m. It is taken back by itself when it fails
                      more; at 100 it becomes the release of the channel
  --every <time>      how long each share stays, such as 30s, 10m, 6h or 1d
  --why <text>        the reason, for the history of the channel and the audit log
  --from <folder>     publish a release that is already built
  --contract <major>  for hosts of this major version of the host contract, such as 2, beside what others run; needed
                      where nothing was deployed for them yet
  --dry-run           build and check, say all that would be refused, and publish nothing
  --skip-rendering    do not try the pages; for emergencies
  --force             deploy even if the remote is pinned, its version was published with other content, or the release
                      is heavier than its budget

What happens
  The types are checked and the remote is built; an error ends the command. A release that is heavier than "budget" in
  the package.json of the remote is refused: { "javascript": <bytes>, "css": <bytes> } of a first load (gzip).
  A running API is asked which contracts it serves; a release that was built for a newer one is refused.
  Then its pages are tried. Those that the server renders are rendered as a host does, in three languages, with empty
  answers of the API and with those of a running one, and hydrated where Chromium and playwright-core are installed. What
  throws, does not answer, differs between server and browser, or moves is refused, with route, language and message. A
  route with parameters is tried by the "example" in its description (src/pages.ts).
  Then the release is copied into a folder named after its version, which never changes again. Every file is fetched at
  the address that browsers use and compared with the one that was built. The origin must be listed, the manifest valid,
  the host contract compatible, and no path may belong to another remote of the channel too. A remote that was never
  deployed is a new part of the site. Then the registry is changed in one step, unless somebody else changed the same
  remote meanwhile. Running hosts use the release without a restart; the command waits until all that are known say so.
  To undo a deployment: npm run releases -- rollback.

  With --host everything is tried here first, and the site checks the release once more before it publishes it.
  Administrators see each step in the console, page Releases, from the start of the command.

Settings
  DEPLOY_TOKEN        the token of the team, from the console's page Releases (with --host)
  DEPLOYER            who deploys, for the history (default: user and machine; with --host the name of the token)
  HOSTS               addresses of running hosts, separated by spaces, besides those that run on the same DATA_DIR
  API_URL             an API or a site whose contract is compared and with whose answers pages are tried (default: one
                      of these hosts)
  CHROMIUM_PATH       the browser (default: where systems have it); empty: none
  REMOTE_ORIGINS      the allowed origins of remotes, separated by spaces; the same as the host's
  S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY   for s3://

Examples
  npm run deploy -- remote-example --channel staging
  npm run deploy -- remote-example --channel stable --share 5,25,100 --every 10m
  npm run deploy -- remote-example --to /srv/releases --channel stable
  npm run deploy -- remote-example --to s3://cdn/remotes --base https://cdn.example.com/remotes/ --channel stable
  DEPLOY_TOKEN=… npm run deploy -- remote-example --channel staging --host https://www.example.com
  npm run deploy -- remote-example --from remote-example/dist/1.4.0+3540f97106 --channel stable

${exitCodes}`;

type Log = Publication['log'];

const buildRemote = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const script = path.join(import.meta.dirname, '..', 'build.ts');
    const child = spawn(process.execPath, [...buildFlags, script, name], { cwd: root, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new RefusedError(`${name} could not be built; see the errors above.`)),
    );
  });

const refuseTypeErrors = async (name: string) => {
  const messages = await checkTypes(inRoot(name));
  if (messages.length > 0)
    throw new RefusedError([`${name} has type errors (${messages.length}):`, ...messages].join('\n'));
};

/** The folder of the last build of a remote. Throws `RefusedError` if there is none. */
export const findBuiltFolder = (name: string): string => {
  const built = isThere(name, 'dist') && readdirSync(inRoot(name, 'dist')).find((entry) => entry.includes('+'));
  if (!built) throw new RefusedError(`${name} was not built.`);
  return inRoot(name, 'dist', built);
};

const getBase = (target: string, base: string | undefined) => {
  if (base) return base;
  if (target.startsWith('s3://')) throw new UsageError('Set --base to the address at which browsers find the bucket.');
  return hostBase;
};

interface Checked {
  from: string;
  name: string;
  isForced: boolean;
  /** Where a running API is looked for. */
  registry: string;
  /** The site that is to publish it; null for a storage. */
  host: string | null;
  skipsRendering: boolean;
  log: Log;
}

/** What is wrong with a built release itself, a line for each. */
const checkBuilt = async ({
  from,
  name,
  isForced,
  registry,
  host,
  skipsRendering,
  log,
}: Checked): Promise<string[]> => {
  const release = await readBuiltRelease(from);
  const excess = checkBudget(from, release, readBudget(name));
  if (isForced) for (const line of excess) log(`Overridden by --force: ${line}`);
  const api = findApi(registry) ?? host;
  const problems = [...(isForced ? [] : excess), ...(await checkApiContract({ release, api, log }))];
  if (skipsRendering) {
    log('Its pages were not tried (--skip-rendering)');
    return problems;
  }
  // With React and the contract, which the other commands do not need.
  const { checkRendering } = await import('../gate/check-rendering');
  return [...problems, ...(await checkRendering({ folder: from, release, api, log }))];
};

/** What the publication would be refused for; null if nothing. */
const findRefusal = (publication: Publication) =>
  checkPublication(publication).then(
    () => null,
    (cause: unknown) => {
      if (cause instanceof RefusedError) return cause.message;
      throw cause;
    },
  );

interface TargetValues {
  to?: string | undefined;
  base?: string | undefined;
  registry?: string | undefined;
}

const getDestination = ({ to: target = getDefaultFolder(), base, registry }: TargetValues): Destination => ({
  releases: openReleases(target),
  registry: openRegistry(registry ?? (process.env.REGISTRY || getRegistryAddress(target))),
  base: getBase(target, base),
  origins: readOrigins(),
});

/** What can be checked before a host is asked: its registry as everybody sees it, which has the channel stable alone. */
const describeHost = (host: string): Destination => ({
  releases: openReleases(getDefaultFolder()),
  registry: openRegistry(`${host}/remotes.json`),
  base: hostBase,
  origins: [],
});

const parseOptions = (args: string[]) => {
  const { values, positionals } = parseArguments(args, {
    channel: { type: 'string' },
    to: { type: 'string' },
    base: { type: 'string' },
    registry: { type: 'string' },
    from: { type: 'string' },
    host: { type: 'string' },
    why: { type: 'string' },
    contract: { type: 'string' },
    share: { type: 'string' },
    every: { type: 'string' },
    force: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
    'skip-rendering': { type: 'boolean' },
  });
  if (positionals.length > 1) throw new UsageError('Name one remote.');
  const { host, why } = parseHost(values, ['to', 'base', 'registry']);
  return {
    name: values.from ? parseRemote(positionals[0]) : parseRemoteHere(positionals[0]),
    channel: parseChannel(values.channel),
    to: host ? describeHost(host) : getDestination(values),
    host,
    why,
    from: values.from,
    contract: parseContract(values.contract),
    plan: parsePlan(values),
    isForced: values.force ?? false,
    isDryRun: values['dry-run'] ?? false,
    skipsRendering: values['skip-rendering'] ?? false,
  };
};

type Options = ReturnType<typeof parseOptions>;

/** Builds the remote, if it is not built yet, and tries it. Throws `RefusedError` with what is wrong. */
const prepare = async (options: Options, log: Log): Promise<Publication> => {
  const { name, channel, contract, plan, to, host, isForced, isDryRun, skipsRendering } = options;
  if (!options.from) {
    log(`Checking the types of ${name}`);
    await refuseTypeErrors(name);
    log(`Building ${name}`);
    await buildRemote(name);
  }
  const from = options.from ? path.resolve(options.from) : findBuiltFolder(name);
  const publication = { from, name, channel, contract, to, force: isForced, plan, log };
  // First, because it takes no time.
  const refusal = await findRefusal(publication);
  if (refusal !== null && !isDryRun) throw new RefusedError(refusal);
  const problems = await checkBuilt({ from, name, isForced, registry: to.registry.title, host, skipsRendering, log });
  const all = [...(refusal === null ? [] : [refusal]), ...problems];
  if (all.length > 0) throw new RefusedError(all.join('\n'));
  return publication;
};

interface Reporting {
  /** Of the deployment. */
  id: string;
  report: DeploymentReport;
}

const publish = async (publication: Publication, { host, why }: Options, { id, report }: Reporting) => {
  const { to, log, from, name, channel, contract, force = false, plan } = publication;
  if (host) {
    log(`Sending ${name} to ${host}`);
    await report.handOver();
    return publishByHost(host, { folder: from, name, channel, contract, force, plan, why, deployment: id }, log);
  }
  const { registry } = await publishRelease(publication, { by: getLocalAuthor(), why });
  return waitForHosts({ registry, targets: [{ channel, name }] }, { title: to.registry.title, log });
};

/** Lets administrators see how far the deployment is, through the site or on the storage. */
const startReporting = ({ name, channel, host, to }: Options): Reporting => {
  const id = randomUUID();
  const save = (progress: DeploymentProgress) =>
    host
      ? reportToHost(getCall(host), id, progress)
      : to.registry.deployments.save(id, getLocalAuthor().name, progress);
  return { id, report: startReport({ remote: name, channel, save }) };
};

const endReport = (report: DeploymentReport, cause: unknown) => {
  if (cause instanceof HostsBehindError) return report.end('done', cause.message);
  const line = cause instanceof Error ? cause.message : String(cause);
  return report.end(cause instanceof RefusedError ? 'refused' : 'failed', line);
};

const run = async (args: string[]) => {
  const options = parseOptions(args);
  const startedAt = Date.now();
  const print = (line: string) => console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s  ${line}`);
  if (options.isDryRun) {
    await prepare(options, print);
    return print('Nothing is wrong, and nothing was published (--dry-run)');
  }
  const { host, name, channel } = options;
  if (host) await assertAccess(getCall(host), { remote: name, channel });
  const reporting = startReporting(options);
  const { report } = reporting;
  const log = (line: string) => {
    print(line);
    report.log(line);
  };
  try {
    await publish(await prepare(options, log), options, reporting);
    await report.end('done');
  } catch (cause) {
    await endReport(report, cause);
    throw cause;
  }
};

export const runDeploy = (args: string[]) => runCommand({ help, run }, args);
