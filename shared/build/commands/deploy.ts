import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildFlags } from '../build-flags';
import { checkTypes } from '../check-types';
import { waitForHosts } from '../hosts/wait-for-hosts';
import { inRoot, isThere, root } from '../project';
import { RefusedError } from '../refused-error';
import { publishRelease } from '../release/publish-release';
import { getDefaultFolder, getRegistryAddress, hostBase, openRegistry, openReleases } from '../storage/open-storage';
import {
  exitCodes,
  parseArguments,
  parseChannel,
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
  --from <folder>     publish a release that is already built
  --force             deploy even if the remote is pinned, or its version was published with other content

What happens
  The types are checked and the remote is built; an error ends the command. The release is copied into a folder named
  after its version, which never changes again. Then every file is fetched at the address that browsers use and
  compared with the one that was built. The origin must be listed, the manifest valid, the host contract compatible, and
  no path may belong to another remote of the channel too. A remote that was never deployed is a new part of the site.
  Then the registry is changed in one step, unless somebody else changed the same remote meanwhile. Running hosts use
  the release without a restart; the command waits until all that are known say so.
  To undo a deployment: npm run releases -- rollback.

Settings
  HOSTS               addresses of running hosts, separated by spaces, besides those that run on the same DATA_DIR
  REMOTE_ORIGINS      the allowed origins of remotes, separated by spaces; the same as the host's
  S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY   for s3://

Examples
  npm run deploy -- remote-example --channel staging
  npm run deploy -- remote-example --to /srv/releases --channel stable
  npm run deploy -- remote-example --to s3://cdn/remotes --base https://cdn.example.com/remotes/ --channel stable
  npm run deploy -- remote-example --from remote-example/dist/1.4.0+3540f97106 --channel stable

${exitCodes}`;

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
  if (messages.length === 0) return;
  console.error(messages.join('\n'));
  throw new RefusedError(`${name} has type errors (${messages.length}); see above.`);
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

const run = async (args: string[]) => {
  const { values, positionals } = parseArguments(args, {
    channel: { type: 'string' },
    to: { type: 'string' },
    base: { type: 'string' },
    registry: { type: 'string' },
    from: { type: 'string' },
    force: { type: 'boolean' },
  });
  if (positionals.length > 1) throw new UsageError('Name one remote.');
  const name = values.from ? parseRemote(positionals[0]) : parseRemoteHere(positionals[0]);
  const channel = parseChannel(values.channel);
  const target = values.to ?? getDefaultFolder();
  const to = {
    releases: openReleases(target),
    registry: openRegistry(values.registry ?? (process.env.REGISTRY || getRegistryAddress(target))),
    base: getBase(target, values.base),
    origins: readOrigins(),
  };
  const startedAt = Date.now();
  const log = (line: string) => console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s  ${line}`);

  if (!values.from) {
    log(`Checking the types of ${name}`);
    await refuseTypeErrors(name);
    log(`Building ${name}`);
    await buildRemote(name);
  }
  const from = values.from ? path.resolve(values.from) : findBuiltFolder(name);
  const registry = await publishRelease({ from, name, channel, to, force: values.force ?? false, log });
  await waitForHosts({ registry, targets: [{ channel, name }] }, { title: to.registry.title, log });
};

export const runDeploy = (args: string[]) => runCommand({ help, run }, args);
