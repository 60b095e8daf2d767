import { getPageStyles, type RemotePart, type RunningRelease, type SlotEntry } from 'shared/remotes';
import { replaceRelease } from './load-release';
import type { PageStore } from './page-store';
import { loadStyles } from './preload';
import { markFulfilled } from './promise-status';
import { type RemoteFailure, toLoadFailure } from './remote-failure';

/** A component that suspends is rendered again and must `use` the same promise. */
const promises = new Map<string, Promise<RemotePart>>();

const openPart = async (store: PageStore, release: RunningRelease, entry: SlotEntry): Promise<RemotePart> => {
  const { parts = [] } = await store.module(release);
  const lazy = parts.find(({ slot }) => slot === entry.slot)?.lazy;
  if (!lazy) throw new Error(`${release.name} ${release.version} has no part for ${entry.slot}`);
  const [{ part }] = await Promise.all([
    lazy().catch((cause: unknown) => {
      throw toLoadFailure(release, 'chunk', cause);
    }),
    loadStyles(release, getPageStyles(release, entry)).catch((cause: unknown) => {
      throw toLoadFailure(release, 'styles', cause);
    }),
  ]);
  return part;
};

const toId = ({ name, version }: RunningRelease, { slot }: SlotEntry) => `${name} ${version} ${slot}`;

/** Loads the part that a release has in a slot. */
export const loadPart = (store: PageStore, release: RunningRelease, entry: SlotEntry): Promise<RemotePart> => {
  const id = toId(release, entry);
  const known = promises.get(id);
  if (known) return known;
  const promise = openPart(store, release, entry);
  promises.set(id, promise);
  promise.then(
    (part) => markFulfilled(promise, part),
    () => undefined,
  );
  return promise;
};

/** Makes a part that failed load again, and its module unless it ran: a chunk that failed is loaded again by a new module only. */
export const discardPart = (store: PageStore, release: RunningRelease, entry: SlotEntry, { phase }: RemoteFailure) => {
  promises.delete(toId(release, entry));
  if (phase === 'mount' || phase === 'data') return;
  if (phase === 'chunk') replaceRelease(store.releases, release);
  store.discardModule(release.name);
};
