import { type ExtensionEntry, getPageStyles, type RemoteExtension, type RunningRelease } from 'shared/remotes';
import { replaceRelease } from './load-release';
import type { PageStore } from './page-store';
import { loadStyles } from './preload';
import { markFulfilled } from './promise-status';
import { type RemoteFailure, toLoadFailure } from './remote-failure';

/** A component that suspends is rendered again and must `use` the same promise. */
const promises = new Map<string, Promise<RemoteExtension>>();

const openExtension = async (
  store: PageStore,
  release: RunningRelease,
  entry: ExtensionEntry,
): Promise<RemoteExtension> => {
  const { extensions = [] } = await store.module(release);
  const lazy = extensions.find(({ slot }) => slot === entry.slot)?.lazy;
  if (!lazy) throw new Error(`${release.name} ${release.version} has no extension for ${entry.slot}`);
  const [{ extension }] = await Promise.all([
    lazy().catch((cause: unknown) => {
      throw toLoadFailure(release, 'chunk', cause);
    }),
    loadStyles(release, getPageStyles(release, entry)).catch((cause: unknown) => {
      throw toLoadFailure(release, 'styles', cause);
    }),
  ]);
  return extension;
};

const toId = ({ name, version }: RunningRelease, { slot }: ExtensionEntry) => `${name} ${version} ${slot}`;

/** Loads the extension that a release has in a slot. */
export const loadExtension = (
  store: PageStore,
  release: RunningRelease,
  entry: ExtensionEntry,
): Promise<RemoteExtension> => {
  const id = toId(release, entry);
  const known = promises.get(id);
  if (known) return known;
  const promise = openExtension(store, release, entry);
  promises.set(id, promise);
  promise.then(
    (extension) => markFulfilled(promise, extension),
    () => undefined,
  );
  return promise;
};

/** Makes an extension that failed load again, and its module unless it ran: a chunk that failed is loaded again by a new module only. */
export const discardExtension = (
  store: PageStore,
  release: RunningRelease,
  entry: ExtensionEntry,
  { phase }: RemoteFailure,
) => {
  promises.delete(toId(release, entry));
  if (phase === 'mount' || phase === 'data') return;
  if (phase === 'chunk') replaceRelease(store.releases, release);
  store.discardModule(release.name);
};
