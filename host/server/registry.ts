import type { Written } from 'shared/build/store';
import { registryAt } from 'shared/build/targets';
import { type ActiveRelease, isListed, type Registry, type Release, releasesOf } from 'shared/remotes';
import { parseRegistry } from 'shared/remotes/parse';

interface Options {
  /** File, address or `s3://bucket/key`. */
  target: string;
  /** From where releases may come, besides the host itself. */
  origins: readonly string[];
}

/** How long a change may stay unseen (ms). */
const lookAgainMs = { file: 1000, address: 2000 };

const complain = (line: string) => process.stderr.write(`${line}\n`);

/** Without what lies on origins that are not listed; a channel goes on with what it ran. */
const onlyListed = (registry: Registry, former: Registry, origins: readonly string[]): Registry => {
  const listed = (release: Release) => isListed(release, origins);
  const running = Object.entries(registry.channels).map(([channel, releases]) => {
    const kept = Object.values(releases).flatMap((release) => {
      if (listed(release)) return release;
      complain(`${release.base} of ${channel} is on no listed origin and is not used`);
      return former.channels[channel]?.[release.name] ?? [];
    });
    return [channel, Object.fromEntries(kept.map((release) => [release.name, release]))];
  });
  const builds = Object.entries(registry.builds).map(([name, all]) => [name, all.filter(listed)]);
  return { ...registry, channels: Object.fromEntries(running), builds: Object.fromEntries(builds) };
};

/** The registry as it was last good: what cannot be read or parsed changes nothing. */
export const registryReader = ({ target, origins }: Options) => {
  const store = registryAt(target);
  const everyMs = target.includes('://') ? lookAgainMs.address : lookAgainMs.file;
  let known: Registry = parseRegistry({ channels: {} });
  let seen: Written | null = null;
  let trouble = '';
  let timer: NodeJS.Timeout;
  let open = true;

  const look = async () => {
    try {
      const written = await store.read(seen);
      if (!written) throw new Error(`There is no registry at ${store.title} yet`);
      if (written !== seen) known = onlyListed(parseRegistry(JSON.parse(written.text)), known, origins);
      seen = written;
      trouble = '';
    } catch (cause) {
      if (String(cause) !== trouble) complain(`${store.title}: ${String(cause)}; the last good one goes on`);
      trouble = String(cause);
    }
    if (open) timer = setTimeout(look, everyMs).unref();
  };
  const started = look();

  const read = async (): Promise<Registry> => {
    await started;
    return known;
  };
  return {
    read,
    releases: async (channel = 'stable'): Promise<ActiveRelease[]> => releasesOf(await read(), channel),
    close: () => {
      open = false;
      clearTimeout(timer);
    },
  };
};

/** What everybody may know: the releases that everybody runs. */
export const publicView = ({ revision, hostContract, channels, lines }: Registry) => ({
  revision,
  hostContract,
  channels: { stable: channels.stable ?? {} },
  lines: { stable: lines.stable ?? {} },
});

export type RegistryReader = ReturnType<typeof registryReader>;
