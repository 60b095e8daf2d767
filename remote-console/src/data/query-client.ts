import type { HttpError } from 'react-admin';
import { FreshQueryClient } from 'shared/query';

/** Retries up to twice after no answer or an error of the server; other errors would recur. */
export const shouldRetry = (count: number, { status = 0 }: Partial<HttpError>) =>
  count < 2 && (status === 0 || status >= 500);

/** Without a network a request fails at once instead of waiting for one, so that a save never looks done. */
const networkMode = 'always';

export const createQueryClient = () =>
  new FreshQueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, networkMode, refetchOnReconnect: true },
      mutations: { networkMode },
    },
  });
