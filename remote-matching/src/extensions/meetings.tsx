import { QueryClientProvider } from '@tanstack/react-query';
import type { RemoteExtension } from 'shared/remotes';
import { MeetingsCard } from '../account/me/MeetingsCard';
import { getQueryClient } from '../data/query-client';

/** The next meetings of a seller or buyer. */
export const extension: RemoteExtension = {
  Extension: () => (
    <QueryClientProvider client={getQueryClient()}>
      <MeetingsCard />
    </QueryClientProvider>
  ),
};
