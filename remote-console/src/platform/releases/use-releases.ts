import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRefetchMs, type RecentDeployment } from '../recent-deployments/deployment-facts';
import { fetchFromHost } from './fetch-from-host';

export interface Build {
  name: string;
  version: string;
  builtAt: string;
  /** Range of host contracts it was built for. */
  contract: string;
  /** That it was built from; null where its build did not know it, undefined from a host that does not say it yet. */
  commit?: string | null;
  /** What a first load brings (bytes, gzip); null while it is not known, undefined from a host that does not say it yet. */
  size?: { javascript: number; css: number } | null;
}

/** What was done with a remote in a channel, and by whom. */
export interface ReleaseChangeEntry {
  id: string;
  /** ISO-8601. */
  at: string;
  /** Somebody with access to the storage, somebody whom the host has identified, or the host itself, without a name. */
  by: { kind: 'storage' | 'host' | 'system'; name: string };
  action: string;
  channel: string;
  /** The versions; null for nothing. */
  before: string | null;
  after: string | null;
  /** Of a canary that was begun or changed: the shares of the readers (per cent). */
  shares?: number[];
  forced: boolean;
  why: string | null;
}

interface ChannelRelease extends Build {
  /** The versions that ran in the channel before, the latest last; undefined from a host that does not say them yet. */
  history?: string[];
  pinned: boolean;
  disabled: boolean;
  /** The latest ones, the newest first; undefined from a host that does not say them yet. */
  changes?: ReleaseChangeEntry[];
  /** Why and until when (ISO-8601) the host does not render it on the server; undefined from a host that does not say it yet. */
  notRendered?: { reason: string; until: string } | null;
}

/** A release that a share of the channel's readers gets; undefined from a host that does not say it yet. */
export interface RunningCanary {
  id: string;
  name: string;
  version: string;
  /** Of the readers (per cent), now. */
  share: number;
  /** One after the other. */
  shares: number[];
  /** How long each stays (ms). */
  everyMs: number | null;
}

/** Releases that the host serves, as `/releases.json` answers administrators. */
export interface Releases {
  host: string;
  hostContract: string;
  /** Number of changes of the registry; undefined from a host that does not say it yet. */
  revision?: number;
  /** Why the host cannot read the registry at the moment; undefined from a host that does not say it yet. */
  problem?: string | null;
  /** Entries of the registry that the host cannot read; undefined from a host that does not say it yet. */
  skipped?: { entry: string; reason: string }[];
  channels: { channel: string; canary?: RunningCanary | null; releases: ChannelRelease[] }[];
  builds: Build[];
  /** The newest first; undefined from a host that does not say them yet. */
  deployments?: RecentDeployment[];
}

const releasesKey = 'releases';

/** Asks the host, because the API has no releases. */
const fetchReleases = async (): Promise<Releases> => {
  const response = await fetchFromHost('/releases.json');
  if (!response.ok) throw new Error(`releases.json answers ${response.status}`);
  return (await response.json()) as Releases;
};

export const useReleases = () =>
  useQuery({
    queryKey: [releasesKey],
    queryFn: fetchReleases,
    refetchInterval: ({ state }) => getRefetchMs(state.data?.deployments, Date.now()),
  });

const retryMs = 300;
const maxRetries = 20;

/** Returns a function that loads the releases again until the host, which reads its registry every second, serves this revision. */
export const useReloadReleases = () => {
  const queries = useQueryClient();
  return async (revision: number) => {
    for (let retries = 0; retries < maxRetries; retries += 1) {
      await queries.invalidateQueries({ queryKey: [releasesKey] });
      const served = queries.getQueryData<Releases>([releasesKey])?.revision ?? revision;
      if (served >= revision) return;
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  };
};
