import { isRemoteName, type Registry, type RemoteName } from 'shared/remotes';
import { type RegistryReading, readRegistryEntries, withSkippedEntries } from 'shared/remotes/entries';
import { parseRegistry } from 'shared/remotes/parse';
import { RefusedError } from '../refused-error';
import { appendOrWarn, type ChangeLog, type LoggedChange } from './change-log';
import type { RecentDeployments } from './recent-deployments';
import type { StoredText, TextStore } from './text-store';

/** A release in the store. */
export interface PublishedRelease {
  name: RemoteName;
  version: string;
  publishedAt: Date;
}

/** Files of a store that no reader may get, by key. They lie in its folder `source-maps`, which is to be left out where a store is public. */
export interface PrivateFiles {
  /** Null if there is none. */
  read: (key: string) => Promise<Uint8Array | null>;
  write: (key: string, content: Uint8Array) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

/** The folder of a store's private files. */
export const privateFolder = 'source-maps';

/** Storage of releases: a folder or a bucket. A version never changes, so nothing is overwritten. */
export interface ReleaseStore {
  /** The folder or address, for messages. */
  title: string;
  /** Rejects if the file does not exist. */
  read: (name: string, version: string, file: string) => Promise<Uint8Array>;
  has: (name: string, version: string) => Promise<boolean>;
  /** Copies a built folder, completely or not at all. */
  copy: (from: string, name: string, version: string) => Promise<void>;
  list: () => Promise<PublishedRelease[]>;
  remove: (name: string, version: string) => Promise<void>;
  /** The source maps of its releases. */
  sourceMaps: PrivateFiles;
}

/** Storage of `remotes.json`, with the log of who changed it, and the deployments of the last minutes. */
export interface RegistryStore extends TextStore {
  title: string;
  log: ChangeLog;
  deployments: RecentDeployments;
}

export const emptyRegistry: Registry = parseRegistry({ channels: {} });

const parseStored = ({ title }: RegistryStore, stored: StoredText | null): RegistryReading => {
  if (!stored) return { registry: emptyRegistry, skipped: [] };
  try {
    return readRegistryEntries(JSON.parse(stored.text));
  } catch (cause) {
    throw new RefusedError(`${title}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
};

/** Also returns the entries that cannot be read. Throws `RefusedError` if the registry is invalid as a whole. */
export const readEntries = async (store: RegistryStore) => parseStored(store, await store.read());

/** Without the entries that cannot be read. Throws `RefusedError` if the registry is invalid as a whole. */
export const readRegistry = async (store: RegistryStore) => (await readEntries(store)).registry;

/** A deployment replaces a release that cannot be read, but what was decided about a remote is not lost. */
const assertReadable = (next: Registry, { title }: RegistryStore, skipped: RegistryReading['skipped']) => {
  for (const { path, reason } of skipped) {
    const isBeside = path[0] === 'byContract';
    const [section, channel = '', name] = isBeside ? path.slice(2) : path;
    const states = (isBeside ? next.byContract?.[path[1] ?? ''] : next)?.lines[channel];
    // Without a name it is all of a channel's.
    if (section === 'lines' && (name === undefined ? states : isRemoteName(name) && states?.[name]))
      throw new RefusedError(
        `${title}: ${path.join('.')} cannot be read (${reason}). Use a newer version, or correct it.`,
      );
  }
};

/** Every concurrent change of another remote costs one more attempt. */
const maxAttempts = 20;

interface RegistryChange {
  change: (registry: Registry) => Registry;
  /** The part of the registry on which the checks relied. The change is refused if it differs from that of `snapshot`. */
  precondition: (registry: Registry) => unknown;
  /** The registry with which the checks were made. */
  snapshot: Registry;
  /** What stands in the log of the change; by default nothing. */
  describe?: (before: Registry, after: Registry) => LoggedChange;
}

/**
 * Changes the registry in one step and returns the result. Entries that cannot be read stay as they are. Throws
 * `RefusedError` if somebody else changed what `precondition` returns, or if every attempt met a concurrent change.
 */
export const changeRegistry = async (
  store: RegistryStore,
  { change, precondition, snapshot, describe }: RegistryChange,
): Promise<Registry> => {
  const before = JSON.stringify(precondition(snapshot));
  for (let left = maxAttempts; left > 0; left -= 1) {
    const stored = await store.read();
    const { registry, skipped } = parseStored(store, stored);
    if (JSON.stringify(precondition(registry)) !== before)
      throw new RefusedError(
        `Somebody else changed this in ${store.title} meanwhile (revision ${snapshot.revision} is now ${registry.revision}). Check the status and try again.`,
      );
    const next = { ...change(registry), revision: registry.revision + 1 };
    assertReadable(next, store, skipped);
    const text = JSON.stringify(withSkippedEntries(parseRegistry(next), skipped), null, 2);
    if (!(await store.replace(`${text}\n`, stored))) continue;
    if (describe) await appendOrWarn(store.log, describe(registry, next), store.title);
    return next;
  }
  throw new RefusedError(`${store.title} was changed by others ${maxAttempts} times in a row; nothing was done.`);
};
