import { useSyncExternalStore } from 'react';
import type { RemoteName, RunningRelease } from 'shared/remotes';

/** The releases that this page runs: those of its first answer, until one of them has to give way to a newer one. */
export const createReleases = (first: readonly RunningRelease[]) => {
  let all = first;
  const listeners = new Set<() => void>();
  return {
    all: () => all,
    of: (name: RemoteName) => all.find((release) => release.name === name),
    replace: (release: RunningRelease) => {
      all = all.map((former) => (former.name === release.name ? release : former));
      for (const listener of listeners) listener();
    },
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export type Releases = ReturnType<typeof createReleases>;

export const useReleases = ({ listen, all }: Releases) => useSyncExternalStore(listen, all, all);
