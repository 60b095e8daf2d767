import { RefusedError } from '../refused-error';
import { createChangeLog } from './change-log';
import { readAtMost } from './read-at-most';
import { createRecentDeployments } from './recent-deployments';
import type { RegistryStore } from './store';
import type { TextStore } from './text-store';

const timeoutMs = 5000;
const maxBytes = 8_000_000;

/** A read-only registry at an HTTP address. */
export const createHttpRegistry = (address: string): RegistryStore => {
  const replace = async () => {
    throw new RefusedError(`${address} can only be read. Name the file or the bucket: --registry.`);
  };
  // A site shows it to administrators alone.
  const hidden: TextStore = { read: async () => null, replace };
  return {
    title: address,
    log: createChangeLog(hidden),
    deployments: createRecentDeployments(hidden),
    read: async (cached = null) => {
      const response = await fetch(address, {
        headers: cached ? { 'If-None-Match': cached.tag } : {},
        cache: 'no-store',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 304) return cached;
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`${address} answers ${response.status}`);
      const text = new TextDecoder().decode(await readAtMost(response, maxBytes));
      return text === cached?.text ? cached : { text, tag: response.headers.get('etag') ?? '' };
    },
    replace,
  };
};
