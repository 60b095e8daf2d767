import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LiveUpdates } from './live/LiveUpdates';
import { getQueryClient } from './query-client';

/** Provides the query client and the live updates of its data. */
export const QueryProvider = ({ children }: { children: ReactNode }) => {
  const [client] = useState(getQueryClient);
  return (
    <QueryClientProvider client={client}>
      <LiveUpdates />
      {children}
    </QueryClientProvider>
  );
};
