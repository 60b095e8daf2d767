import { openRegistry } from 'shared/build/storage/open-storage';
import { emptyRegistry, type StoredRegistry } from 'shared/build/storage/store';
import { type ActiveRelease, isAllowedOrigin, listReleases, type Registry, type Release } from 'shared/remotes';
import { parseRegistry } from 'shared/remotes/parse';

interface RegistryReaderOptions {
  /** File, address or `s3://bucket/key`. */
  target: string;
  /** Origins that releases may be loaded from besides the host's own. */
  origins: readonly string[];
}

/** Time between two reads (ms), and so the longest that a change stays unnoticed. */
const pollIntervalMs = { file: 1000, address: 2000 };

const logError = (line: string) => process.stderr.write(`${line}\n`);

/** Removes releases on origins that are not listed; the channel keeps its former release. */
const dropUnlisted = (registry: Registry, former: Registry, origins: readonly string[]): Registry => {
  const listed = (release: Release) => isAllowedOrigin(release, origins);
  const running = Object.entries(registry.channels).map(([channel, releases]) => {
    const used = Object.values(releases).flatMap((release) => {
      if (listed(release)) return release;
      logError(`${release.base} of ${channel} is on an origin that is not listed and is ignored`);
      return former.channels[channel]?.[release.name] ?? [];
    });
    return [channel, Object.fromEntries(used.map((release) => [release.name, release]))];
  });
  const builds = Object.entries(registry.builds).map(([name, all]) => [name, all.filter(listed)]);
  return { ...registry, channels: Object.fromEntries(running), builds: Object.fromEntries(builds) };
};

/** Reads the registry repeatedly. Keeps the last valid one when it cannot be read or parsed. */
export const createRegistryReader = ({ target, origins }: RegistryReaderOptions) => {
  const store = openRegistry(target);
  const everyMs = target.includes('://') ? pollIntervalMs.address : pollIntervalMs.file;
  let current = emptyRegistry;
  let lastWritten: StoredRegistry | null = null;
  let lastError = '';
  let timer: NodeJS.Timeout;
  let open = true;

  const poll = async () => {
    try {
      const written = await store.read(lastWritten);
      if (!written) throw new Error(`There is no registry at ${store.title} yet`);
      if (written !== lastWritten) current = dropUnlisted(parseRegistry(JSON.parse(written.text)), current, origins);
      lastWritten = written;
      lastError = '';
    } catch (cause) {
      if (String(cause) !== lastError)
        logError(`${store.title}: ${String(cause)}; the last valid registry stays in use`);
      lastError = String(cause);
    }
    if (open) timer = setTimeout(poll, everyMs).unref();
  };
  const started = poll();

  const read = async (): Promise<Registry> => {
    await started;
    return current;
  };
  return {
    read,
    releases: async (channel = 'stable'): Promise<ActiveRelease[]> => listReleases(await read(), channel),
    close: () => {
      open = false;
      clearTimeout(timer);
    },
  };
};

/** The public part of the registry: the stable channel. */
export const toPublicRegistry = ({ revision, hostContract, channels, lines }: Registry) => ({
  revision,
  hostContract,
  channels: { stable: channels.stable ?? {} },
  lines: { stable: lines.stable ?? {} },
});

export type RegistryReader = ReturnType<typeof createRegistryReader>;
