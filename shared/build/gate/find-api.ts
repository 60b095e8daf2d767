import { listHosts } from '../hosts/running-hosts';

/** The address of an API that runs, or of a host: the first of `API_URL`, or a host that reads the registry; null if there is none. */
export const findApi = (registry: string) =>
  process.env.API_URL?.split(/\s+/)[0]?.replace(/\/$/, '') || (listHosts(registry)[0] ?? null);
