import { useQuery } from '@tanstack/react-query';
import { refresh, useAuth } from 'shared/auth';

interface Build {
  name: string;
  version: string;
  builtAt: string;
  /** Range of host contracts it was built for. */
  contract: string;
}

/** What the host runs, as it tells administrators. */
export interface Releases {
  host: string;
  hostContract: string;
  channels: { channel: string; releases: (Build & { pinned: boolean; disabled: boolean })[] }[];
  builds: Build[];
}

/** Of the host itself and not of the API, which knows nothing of releases. */
const ask = () =>
  fetch('/releases.json', { headers: { Authorization: `Bearer ${useAuth.getState().accessToken ?? ''}` } });

const read = async (): Promise<Releases> => {
  let answer = await ask();
  if (answer.status === 401) {
    await refresh();
    answer = await ask();
  }
  if (!answer.ok) throw new Error(`releases.json answers ${answer.status}`);
  return (await answer.json()) as Releases;
};

export const useReleases = () => useQuery({ queryKey: ['releases'], queryFn: read, refetchInterval: 10_000 });
