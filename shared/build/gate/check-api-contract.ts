import type { Release } from 'shared/remotes';
import { describeUnserved, isServed, readServedContracts } from '../release/served-contracts';

interface Options {
  release: Release;
  /** Address of an API that runs, or of a host; null if there is none. */
  api: string | null;
  log: (line: string) => void;
}

/**
 * Compares the API contract of a release with those that a running API serves. Returns what is wrong, at most one line. Where nothing can be
 * compared it is said, and nothing is wrong.
 */
export const checkApiContract = async ({ release, api, log }: Options): Promise<string[]> => {
  const built = release.manifest.api;
  const skip = (reason: string) => {
    log(`The API contract was not compared: ${reason}`);
    return [];
  };
  if (!built) return skip('the release does not say for which one it was built');
  if (!api) return skip('no API runs; set API_URL to an API or a site');
  const served = await readServedContracts(api);
  if (!served) return skip(`${api} does not say which ones it serves`);
  if (!isServed(release, served)) return [describeUnserved(release, api, served)];
  log(`Built for API contract ${built}; ${api} serves ${served.oldest} to ${served.newest}`);
  return [];
};
