import { QueryClientProvider } from '@tanstack/react-query';
import type { RemotePart } from 'shared/remotes';
import { MeetingsCard } from '../account/me/MeetingsCard';
import { getQueryClient } from '../data/query-client';

/** The next meetings of a seller or buyer. */
export const part: RemotePart = {
  Part: () => (
    <QueryClientProvider client={getQueryClient()}>
      <MeetingsCard />
    </QueryClientProvider>
  ),
};
