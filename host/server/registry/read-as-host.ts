import { getMajor, type Registry, viewRegistry } from 'shared/remotes';
import { type RegistryReading, readRegistryEntries, type SkippedEntry } from 'shared/remotes/entries';

const isRelease = ({ path: [section] }: SkippedEntry) => section === 'channels';

/** Without the main release of a remote whose release in the host's own set cannot be read: the former one goes on, as of any channel. */
const withoutReplaced = (channels: Registry['channels'], unread: readonly SkippedEntry[]): Registry['channels'] =>
  Object.fromEntries(
    Object.entries(channels).map(([channel, releases]) => [
      channel,
      Object.fromEntries(
        Object.entries(releases).filter(
          ([name]) => !unread.some(({ path }) => path[1] === channel && path[2] === name),
        ),
      ),
    ]),
  );

/**
 * Reads a registry as a host of a contract runs it, with the releases for its major version. Entries of the sets of other major versions are not
 * its own, so none of them counts as skipped. Throws an error if the value is no registry at all.
 */
export const readAsHost = (value: unknown, contract: string): RegistryReading => {
  const { registry, skipped } = readRegistryEntries(value);
  const major = getMajor(contract);
  const own = skipped.flatMap((entry) => {
    const [section, set, ...path] = entry.path;
    if (section !== 'byContract') return [];
    return set === major && path.length > 0 ? [{ ...entry, path }] : [];
  });
  const others = skipped.filter(({ path }) => path[0] !== 'byContract');
  const view = viewRegistry(registry, major);
  return {
    registry: { ...view, channels: withoutReplaced(view.channels, own.filter(isRelease)) },
    skipped: [...others, ...own],
  };
};
