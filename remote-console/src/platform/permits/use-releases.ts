import { useQuery } from '@tanstack/react-query';
import { refresh, useAuth } from 'shared/auth';

export interface Build {
  name: string;
  version: string;
  builtAt: string;
  /** Range of host contracts it was built for. */
  contract: string;
  /** What a first load brings (bytes, gzip); null while it is not known, undefined from a host that does not say it yet. */
  size?: { javascript: number; css: number } | null;
}

interface ChannelRelease extends Build {
  /** The versions that ran in the channel before, the latest last; undefined from a host that does not say them yet. */
  history?: string[];
  pinned: boolean;
  disabled: boolean;
  /** Why and until when (ISO-8601) the host does not render it on the server; undefined from a host that does not say it yet. */
  notRendered?: { reason: string; until: string } | null;
}

/** Releases that the host serves, as `/releases.json` answers administrators. */
export interface Releases {
  host: string;
  hostContract: string;
  /** Why the host cannot read the registry at the moment; undefined from a host that does not say it yet. */
  problem?: string | null;
  /** Entries of the registry that the host cannot read; undefined from a host that does not say it yet. */
  skipped?: { entry: string; reason: string }[];
  channels: { channel: string; releases: ChannelRelease[] }[];
  builds: Build[];
}

/** Asks the host, because the API has no releases. */
const requestReleases = () =>
  fetch('/releases.json', { headers: { Authorization: `Bearer ${useAuth.getState().accessToken ?? ''}` } });

const fetchReleases = async (): Promise<Releases> => {
  let response = await requestReleases();
  if (response.status === 401) {
    await refresh();
    response = await requestReleases();
  }
  if (!response.ok) throw new Error(`releases.json answers ${response.status}`);
  return (await response.json()) as Releases;
};

export const useReleases = () => useQuery({ queryKey: ['releases'], queryFn: fetchReleases, refetchInterval: 10_000 });
