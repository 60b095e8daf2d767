import { canary, channel, check, deployment, getReason, major, name, registry, release, version } from './parse';
import type { Registry, ReleaseSet } from './registry';
import { getMajor } from './registry-sets';

/** An entry of a registry that is malformed or unknown to this version, such as a release with a key that it lacks. */
export interface SkippedEntry {
  /** The keys that lead to it, such as `channels`, `stable` and the name of a remote. */
  path: string[];
  value: unknown;
  reason: string;
}

/** A registry without the entries that cannot be read, and those entries. */
export interface RegistryReading {
  registry: Registry;
  skipped: SkippedEntry[];
}

const toRecord = (value: unknown, path: string[] = []) => {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new Error([...path, 'is no object'].join(' '));
};

type ReadEntry<Value> = (value: unknown, key: string, path: string[]) => Value;

/** Reads each entry by itself; `read` throws if it cannot be read. */
const readEach = <Value>(
  skipped: SkippedEntry[],
  record: object,
  path: string[],
  read: ReadEntry<Value>,
): [string, Value][] =>
  Object.entries(record).flatMap(([key, value]): [string, Value][] => {
    const entryPath = [...path, key];
    try {
      return [[key, read(value, key, entryPath)]];
    } catch (cause) {
      skipped.push({ path: entryPath, value, reason: getReason(cause) });
      return [];
    }
  });

/** Reads sections of a registry; what they skip goes into `skipped`. */
const createSectionReader = (skipped: SkippedEntry[]) => {
  /** Entries by the name of the remote. */
  const readNamed = <Value>(record: unknown, path: string[], read: ReadEntry<Value>) =>
    Object.fromEntries(
      readEach(skipped, toRecord(record, path), path, (entry, key, entryPath) =>
        read(entry, check(name, key), entryPath),
      ),
    );
  const readChannels = <Value>(record: unknown, path: string[], read: ReadEntry<Value>) =>
    Object.fromEntries(
      readEach(skipped, toRecord(record, path), path, (entry, key, entryPath) => {
        check(channel, key);
        return readNamed(entry, entryPath, read);
      }),
    );
  const readRelease = (entry: unknown, key: string) => {
    const read = check(release, entry);
    if (read.name !== key) throw new Error(`is a release of ${read.name}`);
    return read;
  };
  const readList = (list: unknown, key: string, path: string[]) => {
    if (!Array.isArray(list)) throw new Error('is no list');
    return readEach(skipped, list, path, (entry) => readRelease(entry, key)).map(([, each]) => each);
  };
  /** Left out where none can be read. */
  const readCanaries = (canaries: unknown, path: string[]): Pick<ReleaseSet, 'canaries'> => {
    const read = readEach(skipped, toRecord(canaries, path), path, (entry, key) => {
      check(channel, key);
      return check(canary, entry);
    });
    return read.length > 0 ? { canaries: Object.fromEntries(read) } : {};
  };
  const readSet = ({ channels, lines = {}, shipped = {}, canaries = {} }: Record<string, unknown>, path: string[]) => ({
    channels: readChannels(channels, [...path, 'channels'], readRelease),
    lines: readChannels(lines, [...path, 'lines'], (entry) => check(deployment, entry)),
    shipped: readNamed(shipped, [...path, 'shipped'], (entry) => check(version, entry)),
    ...readCanaries(canaries, [...path, 'canaries']),
  });
  return {
    readSet,
    readBuilds: (builds: unknown) => readNamed(builds, ['builds'], readList),
    /** Sets by the major version of the host contract. */
    readSets: (sets: unknown): Record<string, ReleaseSet> =>
      Object.fromEntries(
        readEach(skipped, toRecord(sets, ['byContract']), ['byContract'], (value, key, path) => {
          check(major, key);
          const { hostContract: hostVersion, channels = {}, lines, shipped, canaries, ...rest } = toRecord(value);
          refuseKeys(skipped, rest, path);
          const contract = check(registry.shape.hostContract, hostVersion ?? `${key}.0.0`);
          if (getMajor(contract) !== key) throw new Error(`is for hosts of contract ${contract}`);
          return { hostContract: contract, ...readSet({ channels, lines, shipped, canaries }, path) };
        }),
      ),
  };
};

const refuseKeys = (skipped: SkippedEntry[], rest: object, path: string[]) =>
  readEach(skipped, rest, path, () => {
    throw new Error('is an unknown key');
  });

const readSections = (value: unknown): RegistryReading => {
  const skipped: SkippedEntry[] = [];
  const {
    revision,
    hostContract,
    channels,
    lines,
    builds = {},
    shipped,
    canaries,
    byContract,
    ...rest
  } = toRecord(value);
  refuseKeys(skipped, rest, []);
  const { readSet, readBuilds, readSets } = createSectionReader(skipped);
  const sets = readEach(skipped, byContract === undefined ? {} : { byContract }, [], readSets);
  return {
    registry: {
      revision: check(registry.shape.revision, revision),
      hostContract: check(registry.shape.hostContract, hostContract),
      ...readSet({ channels, lines, shipped, canaries }, []),
      builds: readBuilds(builds),
      ...Object.fromEntries(sets),
    },
    skipped,
  };
};

/**
 * Reads a registry that another version may have written: an entry that cannot be read is skipped alone. Throws an error
 * if the value is no registry at all.
 */
export const readRegistryEntries = (value: unknown): RegistryReading => {
  try {
    return readSections(value);
  } catch (cause) {
    throw new Error(`The registry is broken (${getReason(cause)})`);
  }
};

/** Defines and does not assign: the key may be `__proto__`. */
const define = (record: object, key: string, value: unknown) =>
  Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });

/** The registry as it is stored: with the skipped entries, except those that a change has replaced. */
export const withSkippedEntries = (registry: Registry, skipped: readonly SkippedEntry[]): unknown => {
  const stored: object = structuredClone(registry);
  for (const { path, value } of skipped) {
    const key = path.at(-1) ?? '';
    const parent = path.slice(0, -1).reduce(
      (at, part) => {
        if (!Object.hasOwn(at, part)) define(at, part, {});
        return at[part] as Record<string, unknown>;
      },
      stored as Record<string, unknown>,
    );
    if (Array.isArray(parent)) parent.push(value);
    else if (!Object.hasOwn(parent, key)) define(parent, key, value);
  }
  return stored;
};
