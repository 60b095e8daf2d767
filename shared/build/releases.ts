import { type Registry, type Release, releaseOf, remoteNames } from 'shared/remotes';
import * as changes from './changes';
import { checkRelease } from './checks';
import { channelIn, exitCodes, Misuse, origins, readArguments, remoteIn, runCommand } from './command';
import { prune } from './prune';
import { concernsOf } from './publish';
import { statusOf } from './status';
import { changeRegistry, readRegistry } from './store';
import { defaultFolder, reading, registryAt, registryBeside, releasesAt, releasesBeside } from './targets';

const help = `Changes what the channels run, among the releases that were published.

Usage
  npm run releases -- status                                   what each channel runs
  npm run releases -- rollback <remote> --channel <channel>    back to what it ran before; again: one further back
  npm run releases -- promote <from> <to> [remote …]           what one channel runs, all or some, also in another
  npm run releases -- pin <remote> [version] --channel <channel>   run this version, or stay with the present one,
                                                               whatever is deployed
  npm run releases -- unpin <remote> --channel <channel>
  npm run releases -- disable <remote> --channel <channel>     kill switch: its pages say that it is switched off
  npm run releases -- enable <remote> --channel <channel>
  npm run releases -- prune                                    delete folders older than 30 days that no channel
                                                               runs or can return to
  Where there are only a remote and shared: npx portico releases …

Options
  --channel <name>    stable, staging, …
  --registry <file>   remotes.json, a path or s3://bucket/key (default: REGISTRY, or that of npm start)
  --releases <place>  where the folders lie (default: beside the registry)
  --force             rollback and promote: also where the remote is pinned

What happens
  A release that is about to run is checked again as at its deployment: its files answer unchanged, its origin is
  listed in REMOTE_ORIGINS, its host contract fits. Then the registry changes in one step, unless somebody else changed
  the same remote meanwhile. Running hosts show it within 5 s, without a restart.

Examples
  npm run releases -- rollback remote-home --channel stable
  npm run releases -- promote staging stable remote-home remote-matching
  npm run releases -- pin remote-console 1.4.0 --channel stable
  npm run releases -- status --registry s3://cdn/remotes/remotes.json

${exitCodes}`;

const parse = (args: string[]) => {
  const { values, positionals } = readArguments(args, {
    channel: { type: 'string' },
    registry: { type: 'string' },
    releases: { type: 'string' },
    force: { type: 'boolean' },
  });
  const [action = '', ...names] = positionals;
  const registryFile = values.registry ?? process.env.REGISTRY ?? registryBeside(defaultFolder());
  const most: Record<string, number> = { status: 0, prune: 0, promote: Number.POSITIVE_INFINITY, pin: 2 };
  if (names.length > (most[action] ?? 1)) throw new Misuse(`${names.at(-1)} is one name too many for ${action}.`);
  return {
    action,
    names,
    channel: values.channel,
    force: values.force ?? false,
    registry: registryAt(registryFile),
    releases: releasesAt(values.releases ?? releasesBeside(registryFile)),
  };
};

type Asked = ReturnType<typeof parse>;

interface Step {
  places: changes.Place[];
  change: (registry: Registry) => Registry;
  done: (place: changes.Place, version: string) => string;
}

/** Checks what the change would run, makes it in one step for all places, and says it. */
const take = async ({ registry, releases }: Asked, { places, change, done }: Step) => {
  const seen = await readRegistry(registry);
  const runBy = (it: Registry, { channel, name }: changes.Place) => releaseOf(it, channel, name) as Release;
  const next = change(seen);
  for (const place of places) {
    const release = runBy(next, place);
    if (release.version !== runBy(seen, place)?.version)
      await checkRelease(release, { registry: seen, origins: origins(), readOwn: reading(releases) });
  }
  const concerns = (it: Registry) => places.map((place) => [concernsOf(place)(it), runBy(change(it), place).version]);
  const { revision } = await changeRegistry(registry, { change, concerns, seen });
  for (const place of places) console.log(done(place, runBy(next, place).version));
  console.log(`Revision ${revision} of ${registry.title}`);
};

type Change = (registry: Registry, place: changes.Place, asked: Asked) => Registry;

const onOne = (change: Change, done: Step['done']) => (asked: Asked) => {
  const place = { name: remoteIn(asked.names[0]), channel: channelIn(asked.channel) };
  return take(asked, { places: [place], change: (registry) => change(registry, place, asked), done });
};

const promote = async (asked: Asked) => {
  const [source, channel, ...named] = asked.names;
  const [from, to] = [channelIn(source), channelIn(channel)];
  const there = (await readRegistry(asked.registry)).channels[from] ?? {};
  const names = named.length > 0 ? named.map(remoteIn) : remoteNames.filter((name) => there[name]);
  if (names.length === 0) throw new changes.Refusal(`The channel ${from} runs nothing.`);
  const places = names.map((name) => ({ channel: to, name }));
  await take(asked, {
    places,
    change: (registry) => places.reduce((it, place) => changes.promote(it, from, place, asked.force), registry),
    done: ({ name }, version) => `${to} runs ${name} ${version}, as ${from} does`,
  });
};

const actions: Record<string, (asked: Asked) => Promise<void>> = {
  promote,
  status: async ({ registry }) => console.log(statusOf(await readRegistry(registry), registry.title)),
  prune: ({ registry, releases }) => prune(registry, releases, console.log),
  rollback: onOne(
    (registry, place, { force }) => changes.rollback(registry, place, force),
    ({ channel, name }, version) => `${channel} runs ${name} ${version} again`,
  ),
  pin: onOne(
    (registry, place, { names }) => changes.pin(registry, place, names[1]),
    ({ channel, name }, version) => `${channel} stays with ${name} ${version}`,
  ),
  unpin: onOne(changes.unpin, ({ channel, name }, version) => `${channel} runs ${name} ${version} until the next one`),
  disable: onOne(
    (registry, place) => changes.setDisabled(registry, place, true),
    ({ channel, name }) => `${name} is switched off in ${channel}`,
  ),
  enable: onOne(
    (registry, place) => changes.setDisabled(registry, place, false),
    ({ channel, name }, version) => `${name} is switched on in ${channel}, at ${version}`,
  ),
};

const run = async (args: string[]) => {
  const asked = parse(args);
  const act = Object.hasOwn(actions, asked.action) ? actions[asked.action] : undefined;
  if (!act) throw new Misuse(`There is no "${asked.action}": ${Object.keys(actions).join(', ')}.`);
  await act(asked);
};

export const runReleases = (args: string[]) => runCommand({ help, run }, args);
