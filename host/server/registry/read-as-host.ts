import { getMajor, type Registry, type Release, viewRegistry } from 'shared/remotes';
import { type RegistryReading, readRegistryEntries, type SkippedEntry } from 'shared/remotes/entries';
import { withReadableOffers } from 'shared/remotes/parse';

const isRelease = ({ path: [section] }: SkippedEntry) => section === 'channels';

/** Without the release for a former major version of a remote whose release in the host's own set cannot be read: the former one goes on, as of any channel. */
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

/** Offers to the shell that this version cannot read are left out, so that everything behind it relies on them. */
const withReadableManifest = (release: Release): Release => ({
  ...release,
  manifest: withReadableOffers(release.manifest),
});

const mapReleases = (channels: Registry['channels'], act: (release: Release) => Release): Registry['channels'] =>
  Object.fromEntries(
    Object.entries(channels).map(([channel, releases]) => [
      channel,
      Object.fromEntries(Object.entries(releases).map(([name, release]) => [name, act(release)])),
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
    registry: {
      ...view,
      hostContract: contract,
      channels: mapReleases(withoutReplaced(view.channels, own.filter(isRelease)), withReadableManifest),
      builds: Object.fromEntries(
        Object.entries(view.builds).map(([name, builds]) => [name, builds.map(withReadableManifest)]),
      ),
    },
    skipped: [...others, ...own],
  };
};
