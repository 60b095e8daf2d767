import { type Release, satisfies } from 'shared/remotes';
import { z } from 'zod';

const timeoutMs = 5000;

const version = z.string().regex(/^\d+\.\d+\.\d+$/);
const health = z.object({ contracts: z.object({ oldest: version, newest: version }) });

/** The API contracts that an API serves. */
export type ServedContracts = z.infer<typeof health>['contracts'];

/** The contracts that an API, or the one behind a host, says it serves; null if it does not answer, or is older than this answer. */
export const readServedContracts = async (address: string): Promise<ServedContracts | null> => {
  const answer: unknown = await fetch(`${address}/api/health/live`, { signal: AbortSignal.timeout(timeoutMs) })
    .then((response) => response.json())
    .catch(() => null);
  return health.safeParse(answer).data?.contracts ?? null;
};

/** Whether an API serves the contract that a release was built for; also where the release does not name one. */
export const isServed = ({ manifest: { api } }: Release, { oldest, newest }: ServedContracts) =>
  !api || (satisfies(newest, `^${api}`) && satisfies(api, `^${oldest}`));

/** What is wrong with a release that an API does not serve. */
export const describeUnserved = ({ name, version, manifest }: Release, address: string, served: ServedContracts) =>
  `${name} ${version} was built for API contract ${manifest.api}; ${address} serves ${served.oldest} to ${served.newest}.`;
