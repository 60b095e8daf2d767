import { QueryClientProvider } from '@tanstack/react-query';
import type { RemotePart } from 'shared/remotes';
import { getQueryClient } from '../data/query-client';
import { CurrentFairsCard } from './CurrentFairsCard';

/** The fairs that are not over, for administrators. */
export const part: RemotePart = {
  Part: () => (
    <QueryClientProvider client={getQueryClient()}>
      <CurrentFairsCard />
    </QueryClientProvider>
  ),
};
