import type { Registry } from 'shared/remotes';
import { changeRegistry, type RegistryStore, type ReleaseStore, readEntries } from '../storage/store';
import { listVersionsInUse, removeBuilds } from './deployments';
import { getSourceMapsKey } from './source-maps';

/** Longer than any tab stays open. */
const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Whether all of a channel, or of a set of channels, cannot be read, or a canary of whichever remote. */
const isWholeChannel = (path: readonly string[]) =>
  path[0] === 'canaries' ||
  (path[0] === 'channels' && path.length < 3) ||
  (path[0] === 'byContract' && path.length < 5);

/**
 * Deletes releases that are older than the retention period and that no channel runs or can roll back to. Removes them
 * from the registry first. Of a remote with an entry that cannot be read nothing is deleted: it may name a release.
 */
export const pruneReleases = async (registry: RegistryStore, releases: ReleaseStore, log: (line: string) => void) => {
  const published = await releases.list();
  const old = published.filter(({ publishedAt }) => Date.now() - publishedAt.getTime() > retentionMs);
  let deleted = 0;
  for (const name of new Set(published.map((it) => it.name))) {
    const { registry: snapshot, skipped } = await readEntries(registry);
    const unread = skipped.find(({ path }) => path.includes(name) || isWholeChannel(path));
    if (unread) {
      log(`Nothing of ${name} was deleted: ${unread.path.join('.')} cannot be read (${unread.reason})`);
      continue;
    }
    const used = listVersionsInUse(snapshot, name);
    const obsolete = new Set(
      old.filter((it) => it.name === name && !used.has(it.version)).map(({ version }) => version),
    );
    if (obsolete.size === 0) continue;
    const precondition = (it: Registry) => [...obsolete].filter((version) => listVersionsInUse(it, name).has(version));
    await changeRegistry(registry, { change: (it) => removeBuilds(it, name, obsolete), precondition, snapshot });
    for (const version of obsolete) {
      // First: maps without a release would never be found again.
      await releases.sourceMaps.remove(getSourceMapsKey(name, version));
      await releases.remove(name, version);
      log(`Deleted ${name} ${version}`);
      deleted += 1;
    }
  }
  log(`${deleted} ${deleted === 1 ? 'folder' : 'folders'} deleted from ${releases.title}`);
};
