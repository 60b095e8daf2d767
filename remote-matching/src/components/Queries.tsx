import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LiveUpdates } from '../schedule/live/LiveUpdates';
import { queryClient } from './query-client';

/** What screens with data of the reader's own stand in: the one cache, and what keeps it true. */
export const Queries = ({ children }: { children: ReactNode }) => {
  const [client] = useState(queryClient);
  return (
    <QueryClientProvider client={client}>
      <LiveUpdates />
      {children}
    </QueryClientProvider>
  );
};
