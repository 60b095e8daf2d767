import { type Registry, remoteNames } from 'shared/remotes';
import { forget, versionsInUse } from './changes';
import { changeRegistry, type RegistryStore, type ReleaseStore, readRegistry } from './store';

/** Longer than any tab stays open (ms). */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes what is old and neither run by a channel nor in its history; builds that go are forgotten first. */
export const prune = async (registry: RegistryStore, releases: ReleaseStore, log: (line: string) => void) => {
  const old = (await releases.list()).filter(({ publishedAt }) => Date.now() - publishedAt.getTime() > keptMs);
  let deleted = 0;
  for (const name of remoteNames) {
    const seen = await readRegistry(registry);
    const used = versionsInUse(seen, name);
    const going = new Set(old.filter((it) => it.name === name && !used.has(it.version)).map(({ version }) => version));
    if (going.size === 0) continue;
    const concerns = (it: Registry) => [...going].filter((version) => versionsInUse(it, name).has(version));
    await changeRegistry(registry, { change: (it) => forget(it, name, going), concerns, seen });
    for (const version of going) {
      await releases.remove(name, version);
      log(`Deleted ${name} ${version}`);
      deleted += 1;
    }
  }
  log(`${deleted} ${deleted === 1 ? 'folder' : 'folders'} deleted from ${releases.title}`);
};
