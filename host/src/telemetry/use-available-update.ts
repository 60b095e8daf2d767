import { useEffect, useState } from 'react';
import { hasStarted, replaceRelease } from '../federation/load-release';
import { usePageStore } from '../federation/page-store';
import { findSuccessor, type RegistrySnapshot, readRegistry } from '../federation/registry';
import type { ReleaseStore } from '../federation/release-store';
import { readPageState } from '../page-state';
import { getMsSinceInput } from './unsaved-input';

/** Interval between checks while the page is visible (ms); it is also checked when it becomes visible. */
const checkIntervalMs = 5 * 60_000;
/** The notice is not shown until the reader has not typed for this time (ms). */
const typingPauseMs = 4000;

/** Versions that need a reload. A newer release of a remote that has not started in this page replaces the former one at once. */
const findNewerVersions = (registry: RegistrySnapshot, releases: ReleaseStore) => {
  const versions = releases.all().flatMap((release) => {
    const successor = findSuccessor(registry, release);
    if (successor && hasStarted(release)) return successor.version;
    if (successor) replaceRelease(releases, successor);
    return [];
  });
  return registry.host === readPageState().host ? versions : [registry.host, ...versions];
};

/** Newer versions of host and running remotes, joined to one string that identifies the update; null when there is none. */
export const useAvailableUpdate = () => {
  const { releases } = usePageStore();
  const [update, setUpdate] = useState<string | null>(null);

  useEffect(() => {
    let checkTimer: ReturnType<typeof setTimeout>;
    let notifyTimer: ReturnType<typeof setTimeout>;
    let isUnmounted = false;
    const notify = (versions: string[]) => {
      clearTimeout(notifyTimer);
      if (getMsSinceInput() < typingPauseMs) notifyTimer = setTimeout(notify, typingPauseMs, versions);
      else setUpdate(versions.length > 0 ? versions.join(' ') : null);
    };
    const check = async () => {
      clearTimeout(checkTimer);
      checkTimer = setTimeout(check, checkIntervalMs);
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      const registry = await readRegistry().catch(() => null);
      if (registry && !isUnmounted) notify(findNewerVersions(registry, releases));
    };
    checkTimer = setTimeout(check, checkIntervalMs);
    document.addEventListener('visibilitychange', check);
    return () => {
      isUnmounted = true;
      clearTimeout(checkTimer);
      clearTimeout(notifyTimer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [releases]);
  return update;
};
