import type { Registry, RemoteName } from 'shared/remotes';
import { parseRegistry } from 'shared/remotes/parse';
import { Refusal } from './changes';

/** A published folder, as far as pruning needs to know it. */
export interface Published {
  name: RemoteName;
  version: string;
  publishedAt: Date;
}

/** Where releases lie: a folder or a bucket. Versions are immutable, so nothing there is ever overwritten. */
export interface ReleaseStore {
  /** As a person would write it. */
  title: string;
  /** Rejects where there is no such file. */
  read: (name: string, version: string, file: string) => Promise<Uint8Array>;
  has: (name: string, version: string) => Promise<boolean>;
  /** Copies a built folder whole, or not at all. */
  place: (from: string, name: string, version: string) => Promise<void>;
  list: () => Promise<Published[]>;
  remove: (name: string, version: string) => Promise<void>;
}

/** The registry's text and what tells it from a changed one; null where there is none yet. */
export interface Written {
  text: string;
  tag: string;
}

/** Where `remotes.json` lies. */
export interface RegistryStore {
  title: string;
  /** Answers `known` itself where it is still so. */
  read: (known?: Written | null) => Promise<Written | null>;
  /** False where somebody changed it since it was read. */
  replace: (text: string, read: Written | null) => Promise<boolean>;
}

const empty: Registry = parseRegistry({ channels: {} });

const parsed = ({ title }: RegistryStore, written: Written | null): Registry => {
  if (!written) return empty;
  try {
    return parseRegistry(JSON.parse(written.text));
  } catch (cause) {
    throw new Refusal(`${title}: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
};

export const readRegistry = async (store: RegistryStore) => parsed(store, await store.read());

/** Others may change other remotes at the same moment; each such change is one more try. */
const tries = 20;

interface Wish {
  change: (registry: Registry) => Registry;
  /** What the checks were made against; the change is refused when it is no more so. */
  concerns: (registry: Registry) => unknown;
  seen: Registry;
}

/** Changes the registry in one step, or refuses because somebody else changed what this change is about. */
export const changeRegistry = async (store: RegistryStore, { change, concerns, seen }: Wish): Promise<Registry> => {
  const before = JSON.stringify(concerns(seen));
  for (let left = tries; left > 0; left -= 1) {
    const written = await store.read();
    const registry = parsed(store, written);
    if (JSON.stringify(concerns(registry)) !== before)
      throw new Refusal(
        `Somebody else changed this in ${store.title} meanwhile (revision ${seen.revision} is now ${registry.revision}). Look at the status and try again.`,
      );
    const next = { ...change(registry), revision: registry.revision + 1 };
    if (await store.replace(`${JSON.stringify(parseRegistry(next), null, 2)}\n`, written)) return next;
  }
  throw new Refusal(`${store.title} was changed by others ${tries} times in a row; nothing was done.`);
};
