import { useSyncExternalStore } from 'react';
import type { RunningRelease } from 'shared/remotes';

/** Keeps the releases that this page runs: first those of the document, later their replacements. */
export const createReleaseStore = (first: readonly RunningRelease[]) => {
  let all = first;
  const listeners = new Set<() => void>();
  return {
    all: () => all,
    replace: (release: RunningRelease) => {
      all = all.map((former) => (former.name === release.name ? release : former));
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export type ReleaseStore = ReturnType<typeof createReleaseStore>;

export const useReleases = ({ subscribe, all }: ReleaseStore) => useSyncExternalStore(subscribe, all, all);
