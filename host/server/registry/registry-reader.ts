import { createFsRegistry } from 'shared/build/storage/fs-storage';
import { openRegistry } from 'shared/build/storage/open-storage';
import { emptyRegistry } from 'shared/build/storage/store';
import type { StoredText } from 'shared/build/storage/text-store';
import {
  type ActiveRelease,
  hostContract,
  isAllowedOrigin,
  isRemoteName,
  listReleases,
  type Registry,
} from 'shared/remotes';
import { type RegistryReading, type SkippedEntry, withSkippedEntries } from 'shared/remotes/entries';
import { readAsHost } from './read-as-host';

interface RegistryReaderOptions {
  /** File, address or `s3://bucket/key`. */
  target: string;
  /** File with the last valid registry, for a start while `target` cannot be read. */
  backup: string;
  /** Origins that releases may be loaded from besides the host's own. */
  origins: readonly string[];
}

/** How well the registry is read. */
export interface RegistryStatus {
  revision: number;
  /** Another number for each content that was read. */
  generation: number;
  /** Why the registry cannot be read at the moment; null if it can. The last valid one is in use. */
  problem: string | null;
  skipped: readonly SkippedEntry[];
  /** The stable channel lacks a release that it may have, so a path without a page may have one. */
  isIncomplete: boolean;
}

/** Time between two reads (ms), and so the longest that a change stays unnoticed. */
const pollIntervalMs = { file: 1000, address: 2000 };

const logError = (line: string) => process.stderr.write(`${line}\n`);

/** Skips releases on origins that are not listed too. */
const skipUnlisted = ({ registry, skipped }: RegistryReading, origins: readonly string[]): RegistryReading => {
  const unlisted = Object.entries(registry.channels).flatMap(([channel, releases]) =>
    Object.entries(releases)
      .filter(([, release]) => !isAllowedOrigin(release, origins))
      .map(([name, value]) => ({
        path: ['channels', channel, name],
        value,
        reason: `${value.base} is on an origin that is not listed`,
      })),
  );
  const isUsed = (channel: string, name: string) =>
    !unlisted.some(({ path: [, itsChannel, itsName] }) => itsChannel === channel && itsName === name);
  const channels = Object.entries(registry.channels).map(([channel, releases]) => [
    channel,
    Object.fromEntries(Object.entries(releases).filter(([name]) => isUsed(channel, name))),
  ]);
  const builds = Object.entries(registry.builds).map(([name, all]) => [
    name,
    all.filter((release) => isAllowedOrigin(release, origins)),
  ]);
  return {
    registry: { ...registry, channels: Object.fromEntries(channels), builds: Object.fromEntries(builds) },
    skipped: [...skipped, ...unlisted],
  };
};

/** What an entry was before; undefined if there was none. */
const findFormer = (former: Registry, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Record<string, unknown>)[key]
        : undefined,
    former,
  );

/** In place of a skipped release or state, the channel has the former one. */
const withFormerEntries = ({ registry, skipped }: RegistryReading, former: Registry): Registry => {
  const entries = skipped
    .filter(({ path: [section] }) => section === 'channels' || section === 'lines')
    .map((entry) => ({ ...entry, value: findFormer(former, entry.path) }))
    .filter(({ value }) => value !== undefined);
  // Valid, because both of its parts are.
  return withSkippedEntries(registry, entries) as Registry;
};

/** Keeps the last valid registry in a file; the host works without it. */
const createBackup = (file: string) => {
  const store = createFsRegistry(file);
  let lastError = '';
  const attempt = async <Value>(act: () => Promise<Value>): Promise<Value | null> => {
    try {
      return await act();
    } catch (cause) {
      if (String(cause) !== lastError) logError(`The last valid registry cannot be kept in ${file}: ${String(cause)}`);
      lastError = String(cause);
      return null;
    }
  };
  return {
    read: () => attempt(() => store.read()),
    write: (registry: Registry) => attempt(async () => store.replace(JSON.stringify(registry), await store.read())),
  };
};

/**
 * Reads the registry repeatedly. Skips entries that cannot be read, and uses the last valid registry while there is none,
 * also after a restart.
 */
export const createRegistryReader = ({ target, backup, origins }: RegistryReaderOptions) => {
  const store = openRegistry(target);
  const saved = createBackup(backup);
  const everyMs = target.includes('://') ? pollIntervalMs.address : pollIntervalMs.file;
  let current = emptyRegistry;
  let generation = 0;
  let skipped: readonly SkippedEntry[] = [];
  let lastWritten: StoredText | null = null;
  let problem: string | null = null;
  let timer: NodeJS.Timeout;
  let open = true;
  let saving: Promise<unknown> = Promise.resolve();

  const use = (text: string) => {
    const reading = skipUnlisted(readAsHost(JSON.parse(text), hostContract), origins);
    current = withFormerEntries(reading, current);
    generation += 1;
    skipped = reading.skipped;
    for (const { path, reason } of skipped) logError(`${store.title}: ${path.join('.')} is skipped (${reason})`);
  };

  // Reading does not wait for it: on a slow disk a change would be seen late.
  const save = () => {
    saving = saving.then(() => saved.write(current));
  };

  const poll = async () => {
    try {
      const written = await store.read(lastWritten);
      if (!written) throw new Error('there is no registry yet');
      if (written !== lastWritten) {
        use(written.text);
        save();
      }
      lastWritten = written;
      problem = null;
    } catch (cause) {
      if (String(cause) !== problem) logError(`${store.title}: ${String(cause)}; the last valid registry stays in use`);
      problem = String(cause);
    }
    if (open)
      timer = setTimeout(() => {
        polling = poll();
      }, everyMs).unref();
  };

  const restore = async () => {
    const last = await saved.read();
    if (!last) return;
    try {
      use(last.text);
    } catch (cause) {
      logError(`${backup}: ${String(cause)}`);
    }
  };
  const started = restore().then(poll);
  let polling = started;

  const read = async (): Promise<Registry> => {
    await started;
    return current;
  };
  const releases = async (channel = 'stable'): Promise<ActiveRelease[]> => listReleases(await read(), channel);
  return {
    log: store.log,
    deployments: store.deployments,
    read,
    releases,
    status: async (): Promise<RegistryStatus> => {
      const stable = await releases();
      const runs = (name: string) => stable.some((release) => release.name === name);
      // Without a name it is the whole channel, which may run remotes that this host has never heard of.
      const isMissing = ({ path: [section, channel, name] }: SkippedEntry) =>
        section === 'channels' && channel === 'stable' && (name === undefined || (isRemoteName(name) && !runs(name)));
      return {
        revision: current.revision,
        generation,
        problem,
        skipped,
        isIncomplete: stable.length === 0 || skipped.some(isMissing),
      };
    },
    /** Resolves when the last valid registry is saved. */
    close: async () => {
      open = false;
      clearTimeout(timer);
      await polling;
      await saving;
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
