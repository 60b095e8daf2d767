import { type BuiltRelease, satisfies } from 'shared/remotes';
import { z } from 'zod';

interface Options {
  release: BuiltRelease;
  /** Address of an API that runs, or of a host; null if there is none. */
  api: string | null;
  log: (line: string) => void;
}

const timeoutMs = 5000;

const version = z.string().regex(/^\d+\.\d+\.\d+$/);
const health = z.object({ contracts: z.object({ oldest: version, newest: version }) });

/** The contracts that an API says it serves; null if it does not answer, or is older than this answer. */
const readServed = async (api: string) => {
  const answer: unknown = await fetch(`${api}/api/health/live`, { signal: AbortSignal.timeout(timeoutMs) })
    .then((response) => response.json())
    .catch(() => null);
  return health.safeParse(answer).data?.contracts ?? null;
};

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
  const served = await readServed(api);
  if (!served) return skip(`${api} does not say which ones it serves`);
  if (satisfies(served.newest, `^${built}`) && satisfies(built, `^${served.oldest}`)) {
    log(`Built for API contract ${built}; ${api} serves ${served.oldest} to ${served.newest}`);
    return [];
  }
  return [
    `${release.name} ${release.version} was built for API contract ${built}; ${api} serves ${served.oldest} to ${served.newest}.`,
  ];
};
