import { QueryClient } from '@tanstack/react-query';
import type { HttpError } from 'react-admin';

/** Only what a second try may heal is tried again: no answer, or a failure of the server's. */
export const retry = (count: number, { status = 0 }: Partial<HttpError>) =>
  count < 2 && (status === 0 || status >= 500);

/** Without a network a request fails at once, and says so, instead of waiting for one: a save must never look done. */
const networkMode = 'always';

export const queryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry, networkMode, refetchOnReconnect: true }, mutations: { networkMode } },
  });
