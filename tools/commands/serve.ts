import { parseArguments, parseChannel, parseRemoteHere, UsageError } from 'shared/build/commands/command-line';
import { describeRelease, serveBundle } from 'shared/build/dev/dev-bundle';
import { openRegistry } from 'shared/build/storage/open-storage';
import { changeRegistry, readRegistry } from 'shared/build/storage/store';
import { loadConfigs } from 'shared/build/webpack/compile';
import { findRelease, type Release } from 'shared/remotes';
import { defineCommand, exitCodes } from '../run/define-command';
import { requirePort } from '../run/ports';

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

const parsePort = (text = '4100') => {
  if (!/^\d{4,5}$/.test(text) || Number(text) > 65535) throw new UsageError(`"${text}" is no port.`);
  return Number(text);
};

/** Lets a channel of the registry run the release. */
const registerRelease = async (target: string, channel: string, release: Release) => {
  const store = openRegistry(target);
  const { name } = release;
  await changeRegistry(store, {
    snapshot: await readRegistry(store),
    precondition: (registry) => findRelease(registry, channel, name)?.base,
    change: (registry) => ({
      ...registry,
      channels: { ...registry.channels, [channel]: { ...registry.channels[channel], [name]: release } },
    }),
  });
};

const run = async (args: string[]) => {
  const { values, positionals } = parseArguments(args, {
    port: { type: 'string' },
    channel: { type: 'string' },
    registry: { type: 'string' },
  });
  if (positionals.length > 1) throw new UsageError('Name one remote.');
  const name = parseRemoteHere(positionals[0]);
  const channel = parseChannel(values.channel ?? 'dev');
  if (channel === 'stable') throw new UsageError('stable is everybody’s: name another channel.');
  const port = parsePort(values.port);
  await requirePort(port, (other) => `--port ${other}`);
  // The same code as a release, read by webpack.common.ts; what refreshes in place needs a host that is developed too.
  process.env.NODE_ENV = 'production';
  const [config = {}] = await loadConfigs(name);
  const origin = await serveBundle(config, { port, hot: false, client: false });
  const release = await describeRelease(name, origin);
  if (values.registry) await registerRelease(values.registry, channel, release);
  else console.log(JSON.stringify({ channels: { [channel]: { [name]: release } } }, null, 2));
  console.log(`\nReady: ${name} at ${origin}. Open the host with ?remotes=${channel}. Ctrl-C ends it.`);
  return new Promise<never>(() => undefined);
};

export const command = defineCommand({ help, run });
