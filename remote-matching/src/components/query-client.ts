import { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from 'shared/client';

const freshMs = 15_000;
const retries = 2;

/** A refusal stays one; only what did not come, or what the API was too busy for, is asked for again. */
const isPassing = (cause: Error) => !(cause instanceof ApiFailure) || cause.status === 0 || cause.status >= 500;

const createClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshMs, retry: (count, cause) => count < retries && isPassing(cause) },
      mutations: { retry: false },
    },
  });

const inBrowser = typeof window === 'undefined' ? null : createClient();

/** One for the page, so that what was read stays from screen to screen; on the server one for each answer. */
export const queryClient = () => inBrowser ?? createClient();
