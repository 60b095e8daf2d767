import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './changes';
import { channelIn, exitCodes, Misuse, origins, readArguments, remoteIn, runCommand } from './command';
import { inRoot, isThere, root } from './project';
import { publish } from './publish';
import { defaultFolder, hostBase, registryAt, registryBeside, releasesAt } from './targets';

const help = `Builds one remote, publishes it and lets a channel run it.

Usage
  npm run deploy -- <remote> --channel <channel> [options]
  npx portico deploy <remote> --channel <channel> [options]   where there are only the remote and shared

Options
  --channel <name>    stable (everybody's), staging, or any other name
  --to <place>        a folder, or s3://bucket/prefix (default: the folder of npm start)
  --base <address>    where readers find that place, on an origin of REMOTE_ORIGINS
                      (default: ${hostBase}, from where the host itself serves the folder)
  --registry <file>   remotes.json, a path or s3://bucket/key (default: in the place itself)
  --from <folder>     publish a release that was built before, instead of building
  --force             also where the remote is pinned

What happens
  The release goes into a folder of its own version, which never changes again. Then every file is fetched where
  readers will find it and compared with what was built; its origin must be listed, its manifest right, and the host
  contract one that fits. Only then the registry changes, in one step, unless somebody else changed the same remote
  meanwhile. Running hosts show it within 5 s, without a restart. The way back: npm run releases -- rollback.

Settings
  REMOTE_ORIGINS      origins that remotes may come from, separated by spaces; the same as the host's
  S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY   for s3://

Examples
  npm run deploy -- remote-home --channel staging
  npm run deploy -- remote-home --to /srv/releases --channel stable
  npm run deploy -- remote-home --to s3://cdn/remotes --base https://cdn.example.com/remotes/ --channel stable
  npm run deploy -- remote-home --from remote-home/dist/1.4.0+3540f97106 --channel stable

${exitCodes}`;

const build = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const script = path.join(import.meta.dirname, 'build.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, name], { cwd: root, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Refusal(`${name} could not be built; the reason stands above.`)),
    );
  });

/** The release that the last build of a remote left. */
export const builtFolder = (name: string): string => {
  const built = isThere(name, 'dist') && readdirSync(inRoot(name, 'dist')).find((entry) => entry.includes('+'));
  if (!built) throw new Refusal(`${name} was not built.`);
  return inRoot(name, 'dist', built);
};

const baseFor = (target: string, asked: string | undefined) => {
  if (asked) return asked;
  if (target.startsWith('s3://')) throw new Misuse('Say with --base at which address readers find the bucket.');
  return hostBase;
};

const run = async (args: string[]) => {
  const { values, positionals } = readArguments(args, {
    channel: { type: 'string' },
    to: { type: 'string' },
    base: { type: 'string' },
    registry: { type: 'string' },
    from: { type: 'string' },
    force: { type: 'boolean' },
  });
  if (positionals.length > 1) throw new Misuse('Name one remote.');
  const name = remoteIn(positionals[0]);
  const channel = channelIn(values.channel);
  const target = values.to ?? defaultFolder();
  const to = {
    releases: releasesAt(target),
    registry: registryAt(values.registry ?? process.env.REGISTRY ?? registryBeside(target)),
    base: baseFor(target, values.base),
    origins: origins(),
  };
  const since = Date.now();
  const log = (line: string) => console.log(`${((Date.now() - since) / 1000).toFixed(1).padStart(5)} s  ${line}`);

  if (!values.from) {
    if (!isThere(name)) throw new Refusal(`There is no folder ${inRoot(name)}.`);
    log(`Building ${name}`);
    await build(name);
  }
  const from = values.from ? path.resolve(values.from) : builtFolder(name);
  await publish({ from, name, channel, to, force: values.force ?? false, log });
};

export const runDeploy = (args: string[]) => runCommand({ help, run }, args);
