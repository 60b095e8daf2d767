import { QueryClientProvider } from '@tanstack/react-query';
import type { RemoteExtension } from 'shared/remotes';
import { getQueryClient } from '../data/query-client';
import { CurrentFairsCard } from './CurrentFairsCard';

/** The fairs that are not over, for administrators. */
export const extension: RemoteExtension = {
  Extension: () => (
    <QueryClientProvider client={getQueryClient()}>
      <CurrentFairsCard />
    </QueryClientProvider>
  ),
};
