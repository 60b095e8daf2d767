import { LRUCache } from 'lru-cache';
import type { Release } from 'shared/remotes';

/** Why and until when a release is not rendered on the server. */
export interface Outage {
  reason: string;
  /** ISO-8601 in UTC. */
  until: string;
}

/** Duration after the first fault; each further one doubles it up to the longest (ms). */
const firstMs = 30_000;
const longestMs = 10 * 60_000;
/** Number of releases whose faults are remembered. */
const maxReleases = 100;

/** What was built and not only its name, so that another build is tried at once. */
export const getReleaseKey = ({ name, version, base, server, integrity }: Release) =>
  JSON.stringify([name, version, base, server && integrity[server]]);

/** Keeps releases that ended a process from being rendered on the server for a while. */
export const createBreaker = (now = Date.now) => {
  const faults = new LRUCache<string, { reason: string; until: number; ms: number }>({ max: maxReleases });
  return {
    /** Records that the release ended a process. */
    trip: (release: Release, reason: string): Outage => {
      const key = getReleaseKey(release);
      const last = faults.get(key);
      const isRepeated = last && now() < last.until + longestMs;
      const ms = isRepeated ? Math.min(last.ms * 2, longestMs) : firstMs;
      const until = now() + ms;
      faults.set(key, { reason, until, ms });
      return { reason, until: new Date(until).toISOString() };
    },
    /** Null when the release is rendered. */
    find: (release: Release): Outage | null => {
      const fault = faults.get(getReleaseKey(release));
      return fault && now() < fault.until ? { reason: fault.reason, until: new Date(fault.until).toISOString() } : null;
    },
  };
};
