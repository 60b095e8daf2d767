import { ApiFailure } from 'shared/client';
import { FreshQueryClient } from 'shared/query';

const staleMs = 15_000;
const retries = 2;

/** Whether a request may succeed when it is repeated: no answer, or an error of the server. */
const isTransient = (cause: Error) => !(cause instanceof ApiFailure) || cause.status === 0 || cause.status >= 500;

const createQueryClient = () =>
  new FreshQueryClient({
    defaultOptions: {
      queries: { staleTime: staleMs, retry: (count, cause) => count < retries && isTransient(cause) },
      mutations: { retry: false },
    },
  });

const browserClient = typeof window === 'undefined' ? null : createQueryClient();

/** The page's query client, which all screens share; on the server a new one for each rendering. */
export const getQueryClient = () => browserClient ?? createQueryClient();
