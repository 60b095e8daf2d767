import { channelIn, exitCodes, Misuse, readArguments, remoteIn, runCommand } from 'shared/build/command';
import { changeRegistry, readRegistry } from 'shared/build/store';
import { registryAt } from 'shared/build/targets';
import { type Release, type RemoteManifest, type RemoteName, releaseOf } from 'shared/remotes';
import { configsOf, serveBundle } from '../dev/dev-compiler';
import { inProject } from '../run/project';

const help = `Serves one remote from this machine, rebuilt as its files change, for a host that runs elsewhere.

Usage
  npm run serve -- <remote> [options]

Options
  --port <number>      where it answers on this machine (default: 4100)
  --channel <name>     the channel that names it (default: dev)
  --registry <place>   remotes.json of that host, a path or s3://bucket/key: the channel is written there.
                       Without it the entry is printed, for whoever keeps that registry.

What happens
  Every developer's browser finds the remote on its own machine, so one entry serves them all. The host must run with
  OVERRIDES=open and list http://localhost:<port> in REMOTE_ORIGINS. Open it with ?remotes=<channel>; reload the page
  to see a change. See docs/test-against-staging.md.

${exitCodes}`;

const portIn = (text = '4100') => {
  if (!/^\d{4,5}$/.test(text) || Number(text) > 65535) throw new Misuse(`"${text}" is no port.`);
  return Number(text);
};

const entryOf = async (name: RemoteName, origin: string): Promise<Release> => {
  const { manifest } = (await import(inProject(name, 'src/manifest.ts'))) as { manifest: RemoteManifest };
  return {
    name,
    version: 'development',
    base: `${origin}/`,
    entry: 'remoteEntry.js',
    scripts: [],
    styles: [],
    server: null,
    integrity: {},
    builtAt: new Date().toISOString(),
    manifest,
  };
};

const enter = async (target: string, channel: string, release: Release) => {
  const store = registryAt(target);
  const { name } = release;
  await changeRegistry(store, {
    seen: await readRegistry(store),
    concerns: (registry) => releaseOf(registry, channel, name)?.base,
    change: (registry) => ({
      ...registry,
      channels: { ...registry.channels, [channel]: { ...registry.channels[channel], [name]: release } },
    }),
  });
};

const run = async (args: string[]) => {
  const { values, positionals } = readArguments(args, {
    port: { type: 'string' },
    channel: { type: 'string' },
    registry: { type: 'string' },
  });
  if (positionals.length > 1) throw new Misuse('Name one remote.');
  const name = remoteIn(positionals[0]);
  const channel = channelIn(values.channel ?? 'dev');
  if (channel === 'stable') throw new Misuse('stable is everybody’s: name another channel.');
  const port = portIn(values.port);
  // The same code as a release, read by webpack.common.ts; what refreshes in place needs a host that is developed too.
  process.env.NODE_ENV = 'production';
  const [config = {}] = await configsOf(name);
  const origin = await serveBundle(config, { port, hot: false, client: false });
  const release = await entryOf(name, origin);
  if (values.registry) await enter(values.registry, channel, release);
  else console.log(JSON.stringify({ channels: { [channel]: { [name]: release } } }, null, 2));
  console.log(`\nReady: ${name} at ${origin}. Open the host with ?remotes=${channel}. Ctrl-C ends it.`);
};

const code = await runCommand({ help, run }, process.argv.slice(2));
if (code !== 0) process.exit(code);
